import { expect, test } from "vitest";
import { allLie, fallen, taken, unserved } from "./turn";

test("dice fall one by one, in any order", () => {
  const dice = fallen(fallen(taken(3), 2, 0), 0, 1);
  expect(dice.map(({ face }) => face)).toEqual([1, null, 0]);
  expect(allLie(dice)).toBe(false);
  expect(allLie(fallen(dice, 1, 2))).toBe(true);
});

test("a die that lies is not rolled again", () => {
  const dice = fallen(taken(3), 0, 1);
  expect(fallen(dice, 0, 2)).toEqual(dice);
});

test("what nobody could serve no longer counts, what is rolled later does", () => {
  const dice = fallen(unserved(fallen(fallen(taken(3), 0, 1), 1, 1)), 2, 0);
  expect(dice.map(({ counts }) => counts)).toEqual([false, false, true]);
});
