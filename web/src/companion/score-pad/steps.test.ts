import { expect, test } from "vitest";
import { step } from "./steps";

test("arrows lead to the next cell", () => expect(step("0-1", "ArrowRight", 3)).toBe("0-2"));
test("over the own board", () => expect(step("1-0", "ArrowRight", 3)).toBe("1-2"));
test("not over the edge, also behind an own board", () => {
  expect(step("0-2", "ArrowRight", 3)).toBeNull();
  expect(step("2-1", "ArrowRight", 3)).toBeNull();
});
test("other keys lead nowhere", () => expect(step("0-1", "Enter", 3)).toBeNull());
