import type { GameCard } from "../protocol/messages";
import { pageWords, wordsOf } from "../words/load";
import type { Words } from "../words/words";
import { api } from "./api";

/** A game that is played here, with its words. */
export interface Game {
  card: GameCard;
  words: Words;
}

/** The games of the house, once they are known. */
export const games: { all: Game[] | null } = $state({ all: null });

let asked: Promise<void> | null = null;

/** Have the games fetched, once. */
export function loadGames(): Promise<void> {
  asked ??= load().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export function gameOf(slug: string): Game | undefined {
  return games.all?.find(({ card }) => card.slug === slug);
}

/** What a game is called, in its own words if they are at hand. */
export function titleOf(slug: string, words = gameOf(slug)?.words): string {
  if (words?.has("title")) return words.say({ id: "title" });
  return slug.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? " " : "") + letter.toUpperCase());
}

/** The address of one of a game's drawings: a name with a stroke within is a path in the game's folder. */
export function gameArt({ files }: GameCard, name: string): string {
  return `${files}${name.includes("/") ? "" : "art/"}${name}.svg`;
}

/** What a bot's level is called. */
export function levelName(level: string): string {
  const id = `level-${level}`;
  return pageWords.has(id) ? pageWords.say({ id }) : level;
}

async function load(): Promise<void> {
  const cards = await api.games();
  games.all = await Promise.all(cards.map(async (card) => ({ card, words: await wordsOf(card.files) })));
}
