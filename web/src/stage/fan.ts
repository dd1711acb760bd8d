/** Where one card of a hand lies: its left edge, how far it hangs down, and its turn in degrees. */
export interface Slot {
  x: number;
  y: number;
  turn: number;
  /** Whether the next card covers part of it. */
  covered: boolean;
}

export interface Fan {
  slots: Slot[];
  width: number;
}

/** The narrowest strip of a covered card that a thumb can hit. */
export const STRIP = 44;

/** How `count` cards of width `card` lie in `room`: side by side where they fit, else overlapping like a hand. */
export function fan(count: number, room: number, card: number, bend = 1): Fan {
  if (count < 1) return { slots: [], width: 0 };
  const step = count > 1 ? Math.min(card + 3, (room - card) / (count - 1)) : 0;
  const middle = (count - 1) / 2;
  const turn = Math.min(2.3, 7 / Math.max(1, middle)) * bend;
  const sag = Math.min(2, 12 / Math.max(1, middle * middle)) * bend;
  const slots = Array.from({ length: count }, (_, i) => {
    const away = i - middle;
    return { x: step * i, y: sag * away * away, turn: turn * away, covered: step < card * 0.86 && i < count - 1 };
  });
  return { slots, width: step * (count - 1) + card };
}

/** How many rows of a hand are needed so that each card keeps a strip that can be hit. */
export function rowsFor(count: number, room: number, card: number): number {
  const fits = Math.max(1, Math.floor((room - card) / STRIP) + 1);
  return Math.max(1, Math.ceil(count / fits));
}

/** Pieces on one anchor stand beside and before each other: their offsets in widths of a piece. */
export function spread(count: number): { x: number; y: number }[] {
  if (count === 1) return [{ x: 0, y: 0 }];
  const gap = Math.min(0.62, 1.5 / (count - 1));
  return Array.from({ length: count }, (_, i) => ({ x: gap * (i - (count - 1) / 2), y: i % 2 ? 0.1 : -0.06 }));
}
