import { describe, expect, test } from "vitest";
import type { ScorePadTool } from "../tools";
import { again, fresh, joined, left, restored, tapped, type Pad } from "./pad";

const tool: ScorePadTool = { kind: "score-pad", players: [3, 6], rounds: 3, right: 4, left: 2, guessed: 1 };
const three = fresh(["Emma", "Dave", "Selma"], 3);

describe("the pad", () => {
  test("a tap changes one cell of the open round", () => {
    const pad = tapped({ ...three, open: 1 }, 2, 0);
    expect(pad.rounds[1]?.[2]).toEqual(["right", "none", "none"]);
    expect(pad.rounds.flat(2).filter((side) => side !== "none")).toHaveLength(1);
  });
  test("a new game keeps the names and nothing else", () => {
    const played: Pad = { ...tapped(three, 0, 1), open: 2, over: true, named: true };
    expect(again(played)).toEqual({ ...three, named: true });
  });
  test("who joins or leaves changes nobody else's guesses", () => {
    const pad = tapped(three, 0, 2);
    expect(joined(pad).rounds[0]?.[0]).toEqual(["none", "none", "right", "none"]);
    expect(left(joined(pad), 1)).toEqual(tapped(fresh(["Emma", "Selma", ""], 3), 0, 1));
  });
});

describe("what was kept", () => {
  test("comes back as it was", () => {
    const pad = { ...tapped(three, 0, 1), open: 2, over: true, named: true };
    expect(restored(JSON.parse(JSON.stringify(pad)), tool)).toEqual(pad);
  });
  test.each([null, 7, {}, { ...three, names: ["Emma"] }, { ...three, rounds: [[]] }, { ...three, names: [1, 2, 3] }])(
    "is left alone where it is no pad: %j",
    (found) => expect(restored(found, tool)).toBeNull(),
  );
  test("of a round that there is not, the first is opened", () =>
    expect(restored({ ...three, open: 9 }, tool)?.open).toBe(0));
});
