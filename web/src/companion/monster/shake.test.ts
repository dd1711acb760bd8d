import { describe, expect, test } from "vitest";
import { Gravity, Shakes, type Push } from "./shake";

const EARTH: Push = [0, 6.9, 6.9];
/** Milliseconds between two measurements: most phones, and slow ones. */
const RATES = [16, 50];

/** What a phone measures, without gravity, in each of so many milliseconds. */
type Motion = (at: number) => Push;

/** A hand that shakes so often a second, from a time on, for so long. */
function shaking(from: number, long: number, strength = 22, often = 4): Motion {
  return (at) => {
    const push = at < from || at > from + long ? 0 : strength * Math.sin((2 * Math.PI * often * (at - from)) / 1000);
    return [push, 0.3 * push, 0];
  };
}

/** A push and its rebound, a few milliseconds each, as of a phone put into its holder. */
function knock(from: number): Motion {
  return (at) => (at < from || at > from + 64 ? [0, 0, 0] : [0, 0, at < from + 32 ? 40 : -25]);
}

function all(...motions: Motion[]): Motion {
  return (at) => motions.reduce<Push>(([x, y, z], motion) => plus([x, y, z], motion(at)), [0, 0, 0]);
}

function plus(one: Push, other: Push): Push {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

/** When shakes are told in six seconds, by what is felt of a motion. */
function told(motion: Motion, rate: number, felt: (at: number) => Push = motion): number[] {
  const shakes = new Shakes();
  const times = Array.from({ length: Math.floor(6000 / rate) }, (_, i) => i * rate);
  return times.filter((at) => shakes.feel(felt(at), at));
}

describe.each(RATES)("measured every %i ms", (rate) => {
  test("a shake is told within half a second", () => {
    const [at, ...more] = told(shaking(1000, 700), rate);
    expect(at).toBeGreaterThan(1000);
    expect(at).toBeLessThan(1500);
    expect(more).toEqual([]);
  });
  test("however long one shakes, it is one shake", () => expect(told(shaking(500, 5000), rate)).toHaveLength(1));
  test("two shakes with a pause between them are two", () =>
    expect(told(all(shaking(500, 800), shaking(2500, 800)), rate)).toHaveLength(2));
  test("a phone that is carried and put down is not shaken", () => {
    expect(told(all(shaking(500, 3000, 6, 1), knock(4000)), rate)).toEqual([]);
  });
  test("two knocks with more than a second between them are no shake", () =>
    expect(told(all(knock(1000), knock(2600)), rate)).toEqual([]));
  test("a long swing one way is no shake", () =>
    expect(told((at) => (at > 1000 && at < 1700 ? [0, 20, 5] : [0, 0, 0]), rate)).toEqual([]));
  test("one that cannot take gravity away by itself tells the same", () => {
    const gravity = new Gravity();
    const motion = shaking(1000, 700);
    const felt = (at: number) => gravity.without(plus(motion(at), EARTH), at);
    expect(told(motion, rate, felt)).toHaveLength(1);
    const still = new Gravity();
    expect(told(motion, rate, (at) => still.without(EARTH, at))).toEqual([]);
  });
});
