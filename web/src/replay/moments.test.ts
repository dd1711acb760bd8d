import { describe, expect, it } from "vitest";
import type { MatchCard, MomentCard } from "../protocol/messages";
import { nextSpeed, roomOf, seatOf, sentencesUntil, turnFrom, viewsOf, wishOf } from "./moments";

const match: MatchCard = {
  code: "BCDFG",
  number: 2,
  game: "leduc",
  seats: 3,
  names: ["Anna", "", "Ben"],
  options: {},
  rules_version: "0".repeat(12),
  same_rules: true,
  taken_over: 0,
  positions: [[0], [0], [1], [1], [0, 2], []].map((seats, step) => ({ step, seats })),
};

function moment(...said: string[]): MomentCard {
  const scene = { viewer: 6, places: [], zones: [], prompt: { text: { id: "wait" } } };
  return {
    step: 0,
    beats: [said.map((id) => ({ beat: "text", text: { id } })), [{ beat: "shake", piece: "a" }]],
    scene,
  };
}

describe("a finished match", () => {
  it("has a log that ends where one stands, each sentence with its position", () => {
    const moments = [moment(), moment("a", "b"), moment("c"), moment("d")];
    expect(sentencesUntil(moments, 2).map(({ text, position }) => [text.id, position])).toEqual([
      ["a", 1],
      ["b", 1],
      ["c", 2],
    ]);
    expect(sentencesUntil(moments, 0)).toEqual([]);
  });

  it("goes from turn to turn, and stops at both ends", () => {
    const way = (from: number, by: 1 | -1) => turnFrom(match.positions, from, by);
    expect([0, 1, 2, 3, 4, 5].map((from) => way(from, 1))).toEqual([2, 2, 4, 4, 5, 5]);
    expect([0, 1, 2, 3, 4, 5].map((from) => way(from, -1))).toEqual([0, 0, 0, 2, 2, 4]);
  });

  it("can be seen by watchers, from each seat, and open", () => {
    expect(viewsOf(match)).toEqual(["public", "0", "1", "2", "open"]);
    expect(["public", "1", "open"].map(seatOf)).toEqual([null, 1, null]);
  });

  it("is shown as its address wishes, as far as that makes sense", () => {
    expect(wishOf("#view=1&at=3", match)).toEqual({ view: "1", at: 3 });
    expect(wishOf("#view=7&at=-2", match)).toEqual({ view: "public", at: 0 });
    expect(wishOf("#at=99", match)).toEqual({ view: "public", at: 5 });
    expect(wishOf("#view=open&at=x", { ...match, same_rules: false })).toEqual({ view: "public", at: 0 });
  });

  it("has a table at which bots have no names, and which is over at the end", () => {
    expect(roomOf(match, false).seats.map(({ kind }) => kind)).toEqual(["person", "bot", "person"]);
    expect([roomOf(match, false).stage, roomOf(match, true).stage]).toEqual(["playing", "over"]);
  });

  it("can be watched faster, and slower, and as it was", () => {
    expect(nextSpeed(nextSpeed(nextSpeed(nextSpeed(1))))).toBe(1);
    expect(nextSpeed(1)).toBe(2);
  });
});
