import { keep, kept } from "../look/kept";
import type { Deal } from "../protocol/messages";

/** What this browser was told of a deal, and when it was told first. */
export interface SeenDeal {
  promise: string;
  commitments: string[];
  /** Of each seat; nothing until the first card. */
  seeds: string[] | null;
  /** How many steps of the match were played by then; nothing if that is not known. */
  steps: number | null;
}

const NAME = "deals";
/** How many deals are remembered: older ones make room. */
const MOST = 60;

/** What this browser was told of a match before it ended. */
export function seenDeal(match: string): SeenDeal | null {
  return all()[match] ?? null;
}

/** Remember a deal. What was told first stays: a promise that is another one later is not believed. */
export function remember({ match, promise, commitments, seeds, dealt }: Deal, steps: number | null): void {
  const known = all();
  const first = known[match];
  const told = dealt ? seeds : null;
  if (!first) known[match] = { promise, commitments, seeds: told, steps };
  else known[match] = { ...first, seeds: first.seeds ?? told, steps: first.steps ?? steps };
  keep(NAME, Object.fromEntries(Object.entries(known).slice(-MOST)));
}

function all(): Record<string, SeenDeal> {
  return kept<Record<string, SeenDeal>>(NAME) ?? {};
}
