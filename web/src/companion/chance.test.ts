import { describe, expect, test } from "vitest";
import { drawnBy, fairBelow } from "./chance";

/** What a draw falls on, or -1 if it is thrown away and drawn anew. */
function fallsOn(draw: number, faces: number, range: number): number {
  const draws = [draw];
  try {
    return fairBelow(
      faces,
      () => {
        const next = draws.shift();
        if (next === undefined) throw new Error("drawn anew");
        return next;
      },
      range,
    );
  } catch {
    return -1;
  }
}

describe("a fair number", () => {
  test.each([2, 3, 5, 6, 7])("falls on each of %i equally often, over all that can be drawn", (faces) => {
    const fallen = Array.from({ length: 256 }, (_, draw) => fallsOn(draw, faces, 256));
    const often = Array.from({ length: faces }, (_, face) => fallen.filter((one) => one === face).length);
    expect(often).toEqual(Array.from({ length: faces }, () => Math.floor(256 / faces)));
    expect(fallen.filter((one) => one === -1)).toHaveLength(256 % faces);
  });
  test("with the browser's own source it is a face, and each one comes", () => {
    const fallen = new Set(Array.from({ length: 400 }, () => fairBelow(3)));
    expect([...fallen].sort()).toEqual([0, 1, 2]);
  });
});

describe("one drawn by odds", () => {
  test.each([[[60, 40]], [[1, 1]], [[0, 3, 0, 1]]])("of %j each comes as often as its part says", (odds) => {
    const whole = odds.reduce((sum, part) => sum + part);
    const drawn = Array.from({ length: whole }, (_, at) => drawnBy(odds, () => at));
    expect(odds.map((_, one) => drawn.filter((each) => each === one).length)).toEqual(odds);
  });
});
