import type { Game } from "../connection/games.svelte";
import type { Room, SeatView } from "../protocol/messages";
import { say } from "../words/say";
import type { Names } from "../words/words";

/** Names of the people who sit. */
export function namesOf(room: Room): Names {
  const names: Record<number, string> = {};
  for (const [seat, { kind, name }] of room.seats.entries()) if (kind === "person" && name) names[seat] = name;
  return names;
}

/** Who sits in a seat: a person's name, or what the game calls the seat. */
export function sitterOf({ words }: Game, view: SeatView, seat: number): string {
  return view.kind === "person" && view.name ? view.name : words.seat(seat);
}

/** Where the last match of a table can be watched again, from one's own seat. */
export function againAt({ code, match, you }: Room): string {
  return `/replay/${code}/${match}#view=${you.seat ?? "public"}`;
}

/** Where the deal of the last match of a table is checked. */
export function proofAt({ code, match }: Room): string {
  return `/proof/${code}/${match}`;
}

/** How it is with somebody who sits: a bot and its level, away, played for. */
export function stateOf({ kind, level, away, stand_in }: SeatView): string {
  if (kind === "bot") return say("seat-bot", { level: level ?? "" });
  if (stand_in) return say("seat-stand-in");
  return away ? say("seat-away") : "";
}
