import { gameArt } from "../connection/games.svelte";
import { keep, kept } from "../look/kept";
import type { GameCard } from "../protocol/messages";
import { toolsOf, type Tool } from "./tools";

/** The cache of this page's own; the service worker answers out of all of them. */
const CACHE = "companions";

/** The games that have tools, as they were when all that those need was last kept. */
export function keptCards(): GameCard[] {
  return kept<GameCard[]>("companions") ?? [];
}

/**
 * Keep all that the tools of these games need, so that they work when the server does not answer; drop what they needed
 * once. Where a browser keeps nothing (it takes `https`, or this machine) nothing happens.
 */
export async function keepTools(cards: readonly GameCard[]): Promise<void> {
  if (!("caches" in globalThis)) return;
  const tools = await Promise.all(cards.map(async (card) => Object.values(await toolsOf(card.files))));
  const needed = cards.flatMap((card, i) => (tools[i]?.length ? filesFor(card, tools[i]) : []));
  const cache = await caches.open(CACHE);
  const have = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(needed.filter((file) => !have.includes(file)));
  keep(
    "companions",
    cards.filter((_, i) => tools[i]?.length),
  );
  await Promise.all(have.filter((file) => !needed.includes(file)).map((file) => cache.delete(file)));
}

/** Every file of a game that its tools ask for, each once. */
export function filesFor(card: GameCard, tools: readonly Tool[]): string[] {
  const text = ["companion.json", "text/en.ftl", "text/companion/en.ftl"].map((name) => card.files + name);
  return [...new Set([...text, ...tools.flatMap((tool) => filesOf(card, tool))])];
}

function filesOf(card: GameCard, tool: Tool): string[] {
  const drawings = (...names: string[]) => names.map((name) => gameArt(card, name));
  const sounds = (...names: string[]) => names.map((name) => `${card.files}sounds/${name}.wav`);
  switch (tool.kind) {
    case "monster": {
      const moods = Object.values(tool.moods);
      const { asleep, awake, frame, bell, snore } = tool;
      const house = drawings(asleep, awake, bell, `${frame}-tall`, `${frame}-wide`, ...moods.map(({ art }) => art));
      return [...house, ...sounds(bell, snore, ...moods.map(({ sound }) => sound))];
    }
    case "dice":
      return [
        ...drawings(
          ...Object.entries(tool.faces).flatMap(([die, faces]) => [die, ...faces].map((side) => `die-${side}`)),
        ),
        ...sounds(tool.roll, tool.bell),
      ];
    case "score-pad":
      return [];
  }
}
