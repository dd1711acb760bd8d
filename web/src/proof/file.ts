/** A match file, as far as its deal is concerned (docs/match-files.md). */
export interface MatchFile {
  game: string;
  seats: number;
  match: string;
  names: string[];
  steps: Step[];
  fairness: Fairness | null;
  /** How many of the first steps were played in another match. */
  taken_over: number;
}
export interface Fairness {
  commitment: string;
  secret: string;
  seat_seeds: string[];
  seat_commitments: string[];
}
export type Step = Draw | { step: "act" };
export interface Draw {
  step: "draw";
  pile: string;
  outcome: number;
  weights: number[];
}

/** A text as a match file; nothing if it is none. */
export function parsed(text: string): MatchFile | null {
  try {
    return matchFileOf(JSON.parse(text));
  } catch {
    return null;
  }
}

/** What was read as JSON as a match file; nothing if it is none. */
export function matchFileOf(found: unknown): MatchFile | null {
  if (!isRecord(found)) return null;
  const { game, seats, match = "", names = [], steps, fairness = null, taken_over = 0 } = found;
  const fits =
    typeof game === "string" &&
    isCount(seats) &&
    typeof match === "string" &&
    areTexts(names) &&
    Array.isArray(steps) &&
    steps.every(isStep) &&
    isCount(taken_over);
  if (!fits) return null;
  const fair = fairness === null ? null : fairnessOf(fairness);
  return fair === undefined ? null : { game, seats, match, names, steps, fairness: fair, taken_over };
}

function fairnessOf(value: unknown): Fairness | undefined {
  if (!isRecord(value)) return undefined;
  const { commitment, secret, seat_seeds = [], seat_commitments = [] } = value;
  const fits =
    typeof commitment === "string" && typeof secret === "string" && areTexts(seat_seeds) && areTexts(seat_commitments);
  return fits ? { commitment, secret, seat_seeds, seat_commitments } : undefined;
}

function isStep(value: unknown): value is Step {
  if (!isRecord(value)) return false;
  const { step, pile, outcome, weights } = value;
  if (step === "act") return true;
  return (
    step === "draw" &&
    typeof pile === "string" &&
    Number.isSafeInteger(outcome) &&
    Array.isArray(weights) &&
    weights.every(Number.isSafeInteger)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}
