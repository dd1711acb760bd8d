import { describe, expect, test } from "vitest";
import { bonus, next, roundScores, totals, winners, type Round, type Side } from "./scores";

const worth = { right: 4, left: 2, guessed: 1 };
const [no, ri, le] = ["none", "right", "left"] as Side[] as [Side, Side, Side];
const [EMMA, DAVE, ERIC] = [0, 1, 3];

/** The rulebook's round: rows are the boards of Emma, Dave, Selma, Eric and Grace, columns their guesses. */
const example: Round = [
  [no, no, ri, le, no],
  [no, no, no, le, no],
  [le, no, no, no, no],
  [ri, no, no, no, no],
  [ri, no, no, no, no],
];

describe("a round", () => {
  test("the rulebook's Emma has 4 + 4 + 2 + 0 + 2", () => expect(roundScores(example, worth)[EMMA]).toBe(12));
  test("the rulebook's Dave has a point for the one right guess at his board", () => {
    expect(bonus(example, DAVE, worth)).toBe(1);
    expect(roundScores(example, worth)[DAVE]).toBe(1);
  });
  test("who guessed on the left has two for each, and one for whoever guessed right in turn", () =>
    expect(roundScores(example, worth)[ERIC]).toBe(2 + 2 + 1));
  test("nobody guesses the own board", () => {
    const own: Round = [
      [ri, no],
      [no, le],
    ];
    expect(roundScores(own, worth)).toEqual([0, 0]);
  });
});

describe("the game", () => {
  test("rounds add up", () => expect(totals([example, example, example], worth)).toEqual([36, 3, 15, 15, 3]));
  test("the most wins", () => expect(winners([12, 3, 14])).toEqual([2]));
  test("a tie is shared", () => expect(winners([12, 14, 3, 14])).toEqual([1, 3]));
});

test("taps go through a cell in order", () => {
  expect(next(no)).toBe(ri);
  expect(next(ri)).toBe(le);
  expect(next(le)).toBe(no);
});
