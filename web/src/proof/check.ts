import type { SeenDeal } from "./deals";
import { digest, fairNumber } from "./digest";
import type { Draw, Fairness, MatchFile } from "./file";

/** What is wrong, the first thing of it. Steps, draws and seats count from 1, as people do. */
export type Wrong =
  | { what: "secret" | "promise" | "promise-seen" | "taken-over" | "seats" }
  | { what: "seed" | "seed-seen"; seat: number }
  | { what: "odds"; step: number; pile: string }
  | { what: "draw"; step: number; draw: number; pile: string; outcome: number; promised: number };

export interface Verdict {
  wrong: Wrong | null;
  /** How many draws were checked before that. */
  draws: number;
  /** Seats, from 0, whose seeds the deal follows from. */
  seeded: number[];
  /** Seats, from 0, that promised a seed and did not reveal it in time. */
  leftOut: number[];
  /** When this browser was told the promise. Draws before that rest on the word of somebody who saw it earlier. */
  seen: "before" | "late" | "never";
}

/** Why a match cannot be checked. */
export type Unchecked = "not-fair" | "not-over";

/** Check a match against what it was promised to be dealt by, and that against what this browser saw. */
export function check(file: MatchFile, seen: SeenDeal | null): Verdict | Unchecked {
  const { fairness } = file;
  if (!fairness) return "not-fair";
  if (!fairness.secret) return "not-over";
  const wrong = wrongPromise(file, fairness) ?? wrongSeeds(file, fairness) ?? unlike(fairness, seen);
  const drawn = wrong ? { wrong, draws: 0 } : checkDraws(file, fairness);
  const { seat_seeds, seat_commitments } = fairness;
  return {
    ...drawn,
    seeded: seatsWhere(seat_seeds, (seed) => seed !== ""),
    leftOut: seatsWhere(seat_seeds, (seed, seat) => seed === "" && !!seat_commitments[seat]),
    seen: !seen ? "never" : seen.steps !== null && seen.steps <= file.taken_over ? "before" : "late",
  };
}

function wrongPromise(file: MatchFile, { secret, commitment }: Fairness): Wrong | null {
  if (!/^([0-9a-f]{2})+$/i.test(secret)) return { what: "secret" };
  if (digest(`${file.match}:${secret.toLowerCase()}`) !== commitment.toLowerCase()) return { what: "promise" };
  // The name was promised too, and tells of each match that goes on from another one how much it took over.
  const taken = /\+(\d+)$/.exec(file.match)?.[1] ?? "0";
  return Number(taken) === file.taken_over && file.taken_over <= file.steps.length ? null : { what: "taken-over" };
}

function wrongSeeds({ seats }: MatchFile, { seat_seeds, seat_commitments }: Fairness): Wrong | null {
  const count = seat_seeds.length;
  if (count !== seat_commitments.length || (count !== 0 && count !== seats)) return { what: "seats" };
  const seat = seat_seeds.findIndex((seed, place) => seed && digest(seed) !== seat_commitments[place]?.toLowerCase());
  return seat < 0 ? null : { what: "seed", seat: seat + 1 };
}

/** What of a file is not as this browser was told it. */
function unlike(fairness: Fairness, seen: SeenDeal | null): Wrong | null {
  if (!seen) return null;
  if (seen.promise.toLowerCase() !== fairness.commitment.toLowerCase()) return { what: "promise-seen" };
  const { seat_seeds, seat_commitments } = fairness;
  const count = Math.max(seat_commitments.length, seen.commitments.length);
  for (let seat = 0; seat < count; seat += 1) {
    const promised = seen.commitments[seat]?.toLowerCase() === seat_commitments[seat]?.toLowerCase();
    if (!promised || (seen.seeds && seen.seeds[seat] !== seat_seeds[seat]))
      return { what: "seed-seen", seat: seat + 1 };
  }
  return null;
}

function checkDraws(file: MatchFile, fairness: Fairness): { wrong: Wrong | null; draws: number } {
  const { secret, seat_seeds, seat_commitments } = fairness;
  // A seed that was not revealed counts by its promise.
  const seeds = seat_seeds.map((seed, seat) => seed || (seat_commitments[seat] ?? ""));
  const counts = new Map<string, number>();
  let draws = 0;
  for (const [place, step] of file.steps.entries()) {
    if (step.step !== "draw" || place < file.taken_over) continue;
    const { pile, outcome, weights } = step;
    const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
    if (total < 1n || weights.some((weight) => weight < 0))
      return { wrong: { what: "odds", step: place + 1, pile }, draws };
    const drawn = counts.get(pile) ?? 0;
    counts.set(pile, drawn + 1);
    const promised = outcomeAt(fairNumber(secret, file.match, seeds, pile, drawn, total), step);
    if (promised !== outcome)
      return { wrong: { what: "draw", step: place + 1, draw: draws + 1, pile, outcome, promised }, draws };
    draws += 1;
  }
  return { wrong: null, draws };
}

/** The outcome in whose share of the weights a number falls. */
function outcomeAt(number: bigint, { weights }: Draw): number {
  let rest = number;
  return weights.findIndex((weight) => (rest -= BigInt(weight)) < 0n);
}

function seatsWhere(seeds: readonly string[], holds: (seed: string, seat: number) => boolean): number[] {
  return seeds.flatMap((seed, seat) => (holds(seed, seat) ? [seat] : []));
}
