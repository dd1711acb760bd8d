import type { ScorePadTool } from "../tools";
import { next, type Side } from "./scores";

/** All that is written on the pad. */
export interface Pad {
  /** As they were typed: without a name a player is a number. */
  names: string[];
  /** For each round, for each board, for each player. */
  rounds: Side[][][];
  /** The round that is looked at. */
  open: number;
  /** Whether the last round was closed, so that the winner is told. */
  over: boolean;
  /** Whether the names have been given. */
  named: boolean;
}

/** A pad with nothing on it but names. */
export function fresh(names: readonly string[], rounds: number): Pad {
  const empty = () => names.map(() => names.map((): Side => "none"));
  return { names: [...names], rounds: Array.from({ length: rounds }, empty), open: 0, over: false, named: false };
}

/** The same players on a wiped pad. */
export function again(pad: Pad): Pad {
  return { ...fresh(pad.names, pad.rounds.length), named: pad.named };
}

/** One tap on a cell of the open round. */
export function tapped(pad: Pad, board: number, guesser: number): Pad {
  const change = (side: Side, at: number) => (at === guesser ? next(side) : side);
  const rounds = pad.rounds.map((round, r) =>
    r === pad.open ? round.map((row, b) => (b === board ? row.map(change) : row)) : round,
  );
  return { ...pad, rounds };
}

/** One player more, who has guessed nothing. */
export function joined(pad: Pad): Pad {
  const names = [...pad.names, ""];
  const row = names.map((): Side => "none");
  return { ...pad, names, rounds: pad.rounds.map((round) => [...round.map((each) => [...each, "none" as Side]), row]) };
}

/** One player less: that row and that column go. */
export function left(pad: Pad, player: number): Pad {
  const others = <T>(list: readonly T[]) => list.filter((_, i) => i !== player);
  return { ...pad, names: others(pad.names), rounds: pad.rounds.map((round) => others(round).map(others)) };
}

/** What was kept, if it is a pad that fits the tool. */
export function restored(found: unknown, tool: ScorePadTool): Pad | null {
  const pad = found as Partial<Pad> | null;
  if (typeof pad !== "object" || !Array.isArray(pad?.names) || !Array.isArray(pad.rounds)) return null;
  const count = pad.names.length;
  const [fewest, most] = tool.players;
  const whole =
    count >= fewest &&
    count <= most &&
    pad.names.every((name) => typeof name === "string") &&
    pad.rounds.length === tool.rounds &&
    pad.rounds.every((round) => square(round, count));
  if (!whole) return null;
  const open = Number.isInteger(pad.open) && tool.rounds > (pad.open ?? 0) && (pad.open ?? 0) >= 0 ? pad.open! : 0;
  return { names: pad.names, rounds: pad.rounds, open, over: pad.over === true, named: pad.named === true };
}

function square(round: unknown, count: number): boolean {
  return (
    Array.isArray(round) &&
    round.length === count &&
    round.every((row) => Array.isArray(row) && row.length === count && row.every(isSide))
  );
}

function isSide(found: unknown): boolean {
  return found === "none" || found === "right" || found === "left";
}
