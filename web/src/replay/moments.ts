import type { MatchCard, MomentCard, PositionCard, Room } from "../protocol/messages";
import type { Beat, Text } from "../protocol/scene";

/** A sentence of the log, and the position before which it was told. */
export interface Sentence {
  text: Text;
  position: number;
}

/** How fast a match can be watched, the usual pace first. */
export const SPEEDS = [1, 2, 4, 0.5] as const;
export type Speed = (typeof SPEEDS)[number];

/** The speed after another one, and the first after the last. */
export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
}

/** What was told until a position. */
export function sentencesUntil(moments: readonly MomentCard[], position: number): Sentence[] {
  return moments
    .slice(0, position + 1)
    .flatMap(({ beats }, place) =>
      beats.flat().flatMap((beat) => textOf(beat).map((text) => ({ text, position: place }))),
    );
}

function textOf(beat: Beat): Text[] {
  return "text" in beat ? [beat.text] : [];
}

/** The nearest position after (or before) one at which others have to decide: that is where a turn begins. */
export function turnFrom(positions: readonly PositionCard[], position: number, way: 1 | -1): number {
  const last = positions.length - 1;
  let place = Math.max(0, Math.min(last, position + way));
  while (place > 0 && place < last && !beginsTurn(positions, place)) place += way;
  return place;
}

function beginsTurn(positions: readonly PositionCard[], place: number): boolean {
  return positions[place]?.seats.join() !== positions[place - 1]?.seats.join();
}

/** The table of a match as the stage wants it: nobody is there, and it is over once its end is shown. */
export function roomOf(match: MatchCard, ended: boolean): Room {
  return {
    type: "room",
    code: match.code,
    game: match.game,
    stage: ended ? "over" : "playing",
    seats: match.names.map((name) => (name ? { kind: "person", name } : { kind: "bot" })),
    you: { guest: "", seat: null, host: false },
    options: match.options,
    limit: 0,
    listed: false,
    watchers: [],
    match: match.number,
    notice: null,
  };
}

/** Whose view an address asks for, and from which position: `#view=1&at=12`. Nonsense is left out. */
export function wishOf(hash: string, match: MatchCard): { view: string; at: number } {
  const wish = new URLSearchParams(hash.replace(/^#/, ""));
  const asked = wish.get("view") ?? "";
  const views = match.same_rules ? viewsOf(match) : ["public"];
  const at = Number(wish.get("at") ?? "0");
  const last = match.positions.length - 1;
  return {
    view: views.includes(asked) ? asked : "public",
    at: Number.isInteger(at) && at > 0 ? Math.min(at, last) : 0,
  };
}

/** The views of a match: what watchers saw, each seat's, and the open table. */
export function viewsOf({ seats }: MatchCard): string[] {
  return ["public", ...Array.from({ length: seats }, (_, seat) => String(seat)), "open"];
}

/** The seat whose view it is, if it is one's. */
export function seatOf(view: string): number | null {
  return /^\d$/.test(view) ? Number(view) : null;
}
