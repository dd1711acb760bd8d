import type { GameCard } from "../protocol/messages";
import { say } from "../words/say";

/** For how many a game is. */
export function playersOf({ players: [fewest, most] }: GameCard): string {
  return say("players", { fewest, most, one: fewest === most ? "yes" : "no" });
}

/** How long a game takes. */
export function timeOf({ minutes }: GameCard): string {
  return minutes ? say("minutes", { least: minutes[0], most: minutes[1] }) : "";
}

export function ageOf({ age }: GameCard): string {
  return age === null ? "" : say("age", { age });
}
