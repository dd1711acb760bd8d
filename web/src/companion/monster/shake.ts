/** An acceleration, in m/s² along the phone's three axes. */
export type Push = readonly [number, number, number];

/** The least push that only a hand makes that shakes; lifting a phone or turning it over stays below. */
const STRONG = 12;
/** Milliseconds: two pushes that are closer are one, as when a phone is put down and bounces. */
const APART = 80;
/** Milliseconds within which the second push has to follow. */
const TOGETHER = 1000;
/** Milliseconds without a push after which a shake is over: however long one shakes, it is one shake. */
const OVER = 600;

/** Tells from one push after another when the phone is shaken: two strong pushes, the one against the other. */
export class Shakes {
  #last: { push: Push; at: number } | null = null;
  #told = false;

  /** Feels a push without gravity, `at` milliseconds. Whether the phone is now shaken: once for each shake. */
  feel(push: Push, at: number): boolean {
    if (Math.hypot(...push) < STRONG) return false;
    const last = this.#last;
    if (!last || at - last.at > (this.#told ? OVER : TOGETHER)) {
      this.#last = { push, at };
      this.#told = false;
      return false;
    }
    if (this.#told) {
      this.#last = { push, at };
      return false;
    }
    if (at - last.at < APART || !against(last.push, push)) return false;
    this.#last = { push, at };
    return (this.#told = true);
  }
}

function against(one: Push, other: Push): boolean {
  return one.reduce((sum, part, axis) => sum + part * (other[axis] ?? 0), 0) < 0;
}

/** How slowly the felt pull of the earth follows what is measured: milliseconds. */
const SLOW = 400;

/** Takes gravity away from what a phone measures that cannot do so by itself. */
export class Gravity {
  #pull: Push | null = null;
  #at = 0;

  /** What is left of an acceleration, `at` milliseconds. */
  without(measured: Push, at: number): Push {
    const before = this.#pull ?? measured;
    const share = 1 - Math.exp(-(at - this.#at) / SLOW);
    const follow = (axis: 0 | 1 | 2) => before[axis] + share * (measured[axis] - before[axis]);
    const pull: Push = [follow(0), follow(1), follow(2)];
    [this.#pull, this.#at] = [pull, at];
    return [measured[0] - pull[0], measured[1] - pull[1], measured[2] - pull[2]];
  }
}
