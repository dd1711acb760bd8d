import { expect, test } from "vitest";
import { nearest } from "./keys";

const places = [
  { x: 0, y: 0 },
  { x: 50, y: 2 },
  { x: 100, y: 0 },
  { x: 48, y: 60 },
];

test("arrows go to the nearest piece that way", () => {
  expect(nearest({ x: 0, y: 0 }, places, "ArrowRight")).toBe(1);
  expect(nearest({ x: 100, y: 0 }, places, "ArrowLeft")).toBe(1);
  expect(nearest({ x: 50, y: 2 }, places, "ArrowDown")).toBe(3);
});

test("at the edge they stay", () => expect(nearest({ x: 100, y: 0 }, places, "ArrowRight")).toBe(-1));
