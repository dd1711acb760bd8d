import { describe, expect, test } from "vitest";
import type { Scene } from "../protocol/scene";
import { able, raceKeys } from "./gestures";
import { sorted, sortOf } from "./sorting";

const text = (id: string) => ({ id });
const card = (id: string, ...order: number[]) => ({ id, art: id, order });
const scene: Scene = {
  viewer: 0,
  places: [],
  zones: [
    { id: "dice", kind: "row", pieces: [{ id: "die", art: "die" }] },
    {
      id: "hand",
      kind: "row",
      owner: 0,
      sorts: [text("colour"), text("number")],
      pieces: [card("green-2", 0, 2), card("green-3", 0, 3), card("blue-1", 1, 1), card("blue-2", 1, 2)],
    },
  ],
  prompt: {
    text: text("slap"),
    gestures: [
      { gesture: "race", piece: "green-3", action: 3, text: text("it") },
      { gesture: "race", piece: "blue-1", action: 1, text: text("it") },
      { gesture: "button", action: 9, text: text("none") },
      { gesture: "race", piece: "blue-2", action: 2, text: text("it") },
    ],
  },
};
const hand = (sorts: Map<string, number>) => sorted(scene, sorts).zones[1]?.pieces?.map((piece) => piece.id);

describe("a hand", () => {
  test("lies as it was sent until it is sorted otherwise", () => {
    expect(sorted(scene, new Map())).toBe(scene);
    expect(sorted(scene, new Map([["hand", 0]]))).toBe(scene);
  });
  test("is sorted by what was chosen, and equal ones keep their order", () =>
    expect(hand(new Map([["hand", 1]]))).toEqual(["blue-1", "green-2", "blue-2", "green-3"]));
  test("what another game was sorted by is not looked for", () => {
    expect(hand(new Map([["hand", 2]]))).toEqual(hand(new Map()));
    expect(sorted(scene, new Map([["dice", 1]]))).toBe(scene);
    expect(scene.zones.map((zone) => sortOf(zone, new Map([["hand", 1]])))).toEqual([0, 1]);
  });
});

test("keys count along the hand as it lies, and everything else keeps its place", () => {
  const { prompt } = sorted(scene, new Map([["hand", 1]]));
  expect(able(prompt)).toEqual(["blue-1", "blue-2", "green-3"]);
  expect(raceKeys(prompt).get("blue-1")).toBe("1");
  expect(prompt.gestures?.[2]).toEqual(scene.prompt.gestures?.[2]);
});
