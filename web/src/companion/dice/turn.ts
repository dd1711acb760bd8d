/** A die of the player whose turn it is. */
export interface Lying {
  /** Which of its faces is up; nothing before it is rolled. */
  face: number | null;
  /** Whether what it shows counts. */
  counts: boolean;
}

/** All dice in the hand. */
export function taken(count: number): Lying[] {
  return Array.from({ length: count }, () => ({ face: null, counts: false }));
}

/** A die has fallen: it shows a face, and that counts. A die that lies is not rolled again. */
export function fallen(dice: readonly Lying[], die: number, face: number): Lying[] {
  return dice.map((one, i) => (i === die && one.face === null ? { face, counts: true } : one));
}

/** Nobody had a card: all that was rolled in this turn no longer counts. */
export function unserved(dice: readonly Lying[]): Lying[] {
  return dice.map(({ face }) => ({ face, counts: false }));
}

/** Whether the dice go on to the next player. */
export function allLie(dice: readonly Lying[]): boolean {
  return dice.every(({ face }) => face !== null);
}
