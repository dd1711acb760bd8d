import { expect, test } from "vitest";
import { fan, rowsFor, spread, STRIP } from "./fan";

test("cards that fit lie side by side", () => {
  const { slots, width } = fan(3, 900, 110);
  expect(width).toBe(336);
  expect(slots.map((slot) => slot.covered)).toEqual([false, false, false]);
});

test("six cards of a phone overlap, stay inside and keep a strip for the thumb", () => {
  const { slots, width } = fan(6, 372, 104);
  expect(width).toBeCloseTo(372);
  expect((slots[1]?.x ?? 0) - (slots[0]?.x ?? 0)).toBeGreaterThan(STRIP);
  expect(slots.at(-1)?.covered).toBe(false);
});

test("a hand bends evenly to both sides", () => {
  const turns = fan(5, 372, 104).slots.map((slot) => slot.turn);
  expect(turns[0]).toBe(-(turns[4] ?? 0));
  expect(turns[2]).toBe(0);
});

test("too many cards for one row lie in two", () => {
  expect(rowsFor(7, 372, 104)).toBe(1);
  expect(rowsFor(8, 372, 104)).toBe(2);
});

test("two on one anchor stand beside each other", () => {
  const [one, two] = spread(2);
  expect((two?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThan(0.5);
  expect(fan(0, 100, 50).slots).toEqual([]);
});
