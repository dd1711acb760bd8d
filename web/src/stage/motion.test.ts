import { expect, test } from "vitest";
import { motionOf, STILL } from "./motion";

test("what is missing or odd is left out", () => {
  expect(motionOf(null)).toEqual(STILL);
  expect(motionOf({ areas: { deck: "left", hand: "moon" }, sounds: { flip: "card", shake: 3 } })).toEqual({
    areas: { deck: "left" },
    sounds: { flip: "card" },
    ceremonies: [],
    drawings: [],
  });
  expect(motionOf({ drawings: ["die-blue", 3] }).drawings).toEqual(["die-blue"]);
});

test("a ceremony begins with a flip, unless it says otherwise", () =>
  expect(motionOf({ ceremonies: [{ piece: "m", pose: "glad" }] }).ceremonies[0]).toMatchObject({
    beat: "flip",
    pose: "glad",
    thrown: false,
  }));
