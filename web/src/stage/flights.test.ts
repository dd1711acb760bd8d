import { expect, test } from "vitest";
import { boxOf, boxOn, dealt } from "./flights";
import type { Cue, Flight } from "./plan";

const fly = (id: string, from: string): Flight => ({
  cue: "fly",
  id,
  from: { zone: from, when: "before" },
  to: { zone: "hand", when: "after" },
  via: [],
  arrives: id,
  face: null,
  turns: false,
});
const box = (x: number) => ({ x, y: 0, width: 10, height: 10 });

test("cards that leave one stack after each other are one deal", () => {
  const cues: Cue[] = [fly("a", "deck"), fly("b", "deck"), { cue: "say", text: { id: "x" } }, fly("c", "deck")];
  expect(dealt(cues, 0).map((flight) => flight.id)).toEqual(["a", "b"]);
  expect(dealt(cues, 2)).toEqual([]);
});

test("a spot is its piece, else its anchor, else its zone, else the seat behind it", () => {
  const before = new Map([["zone:deck", box(1)]]);
  const after = new Map([
    ["piece:p", box(2)],
    ["anchor:track/0-1", box(3)],
    ["seat:4", box(4)],
  ]);
  expect(boxOf({ zone: "track", piece: "p", at: "0-1", when: "after" }, before, after, null)?.x).toBe(2);
  expect(boxOf({ zone: "track", at: "0-1", when: "after" }, before, after, null)?.x).toBe(3);
  expect(boxOf({ zone: "deck", when: "after" }, before, after, null)?.x).toBe(1);
  expect(boxOf({ zone: "theirs", when: "after" }, before, after, 4)?.x).toBe(4);
  expect(boxOn("seat-4", after)?.x).toBe(4);
});
