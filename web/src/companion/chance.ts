/** How many different words there are. */
const WORDS = 2 ** 32;

/** A random word of 32 bits, from the browser's best source. */
function word(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** A number below `count`, all equally likely: draws that would favour the low ones are thrown away. */
export function fairBelow(count: number, draw: () => number = word, range = WORDS): number {
  const fair = range - (range % count);
  for (;;) {
    const drawn = draw();
    if (drawn < fair) return drawn % count;
  }
}

/** One of several, each as likely as its part of the whole: whole numbers, of which one at least is not nought. */
export function drawnBy(odds: readonly number[], below: (count: number) => number = fairBelow): number {
  let left = below(odds.reduce((sum, part) => sum + part, 0));
  return odds.findIndex((part) => (left -= part) < 0);
}
