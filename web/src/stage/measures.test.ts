import { expect, test } from "vitest";
import { isTall, scaleOf, shareOf, sideCard } from "./measures";

test("a phone is tall, a laptop is wide, also with a panel beside the stage", () => {
  expect([isTall(390, 844), isTall(992, 800), isTall(1280, 640), isTall(768, 1024)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test("nothing shrinks below what a thumb can hit", () => expect(scaleOf(320, 500, true)).toBe(0.8));

test("six seats share a phone", () => expect(shareOf(5, 390, 1, true)).toBeGreaterThan(64));

test("many stacks in a column are smaller", () => {
  const zone = (id: string) => ({ id, kind: "stack" as const });
  expect(sideCard([zone("a")], 250, 68)).toBe(68);
  expect(sideCard(["a", "b", "c", "d"].map(zone), 250, 68)).toBeLessThan(40);
});
