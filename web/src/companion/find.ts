import { games, loadGames, type Game } from "../connection/games.svelte";
import { fetched, wordsOf } from "../words/load";
import { Words } from "../words/words";
import ownFile from "./companion.ftl?raw";
import { keepTools, keptCards } from "./keeping";
import { toolsOf, type Tool } from "./tools";

/** A tool, whose it is, and what it says. */
export interface Found {
  tool: Tool;
  game: Game;
  words: Words;
}

/** The words of all companions, at hand before anything was loaded. */
export const ownWords = new Words([ownFile]);

/** The tool with a name, if a game that is installed has one. Throws if the server does not answer and none was kept. */
export async function findTool(name: string): Promise<Found | null> {
  const all = await gamesOrKept();
  const tools = await Promise.all(all.map(({ card }) => toolsOf(card.files)));
  const place = tools.findIndex((some) => Object.hasOwn(some, name));
  const [game, tool] = [all[place], tools[place]?.[name]];
  if (!game || !tool) return null;
  const words = new Words([await fetched(`${game.card.files}text/companion/en.ftl`), ownFile]);
  return { tool, game, words };
}

async function gamesOrKept(): Promise<Game[]> {
  try {
    await loadGames();
  } catch (error) {
    const cards = keptCards();
    if (!cards.length) throw error;
    return Promise.all(cards.map(async (card) => ({ card, words: await wordsOf(card.files) })));
  }
  const all = games.all ?? [];
  // Whoever opens one owns a box. What could not be kept now is kept the next time.
  void keepTools(all.map(({ card }) => card)).catch(() => undefined);
  return all;
}
