import { expect, test } from "vitest";
import { Clock } from "./clock";

test("the server's clock is read in the middle of a ping", () => {
  const clock = new Clock();
  clock.heard(1000, 1100, 61.05);
  expect(clock.offset).toBeCloseTo(60);
});

test("a slow ping does not spoil what a quick one said", () => {
  const clock = new Clock();
  clock.heard(1000, 1010, 61.005);
  clock.heard(2000, 4000, 64);
  expect(clock.offset).toBeCloseTo(60);
});
