import { anybody, whoAreYou } from "../guest/asking.svelte";
import { api } from "../connection/api";
import { token } from "../connection/guest.svelte";
import { settings } from "../look/settings.svelte";
import type { GameCard, NewTable } from "../protocol/messages";
import { go } from "../router.svelte";

/** The number of players that a game is offered for at first. */
export function usualSeats({ players: [fewest, most] }: GameCard): number {
  return Math.max(fewest, Math.min(most, 4));
}

/** The bots' level that was used last, if the game has it. */
export function usualLevel({ levels }: GameCard): string {
  return levels.includes(settings.level) ? settings.level : (levels[0] ?? "");
}

/** Against bots, at once, and nobody asks for a name. */
export async function playNow(card: GameCard, seats = usualSeats(card), level = usualLevel(card)): Promise<void> {
  settings.level = level;
  await anybody();
  await open({ game: card.slug, seats, level, start: true });
}

/** A table for friends. */
export async function openTable(table: NewTable): Promise<void> {
  if (await whoAreYou()) await open(table);
}

async function open(table: NewTable): Promise<void> {
  const { code } = await api.openTable(table, token());
  go(`/t/${code}`);
}
