import type { Game } from "../connection/games.svelte";
import type { Words } from "../words/words";

/** A pad that adds up whose guesses were right, and on which side of a board they lay. */
export interface ScorePadTool {
  kind: "score-pad";
  /** The fewest and the most. */
  players: readonly [number, number];
  rounds: number;
  /** Points for a guess on the right or on the left of a board, and for the board's owner. */
  right: number;
  left: number;
  guessed: number;
}

/** Dice with pictures, rolled one by one. */
export interface DiceTool {
  kind: "dice";
  /** The faces of each die; every face is as likely as another. */
  faces: Readonly<Record<string, readonly string[]>>;
  /** The sound of a roll. */
  roll: string;
  /** Seconds that one may search after a roll, and the sound when they are over. */
  clock: number;
  bell: string;
}

/** One that sleeps until a bell wakes it, and is then in one of several moods. */
export interface MonsterTool {
  kind: "monster";
  /** Its drawings while it sleeps and while it wakes up. */
  asleep: string;
  awake: string;
  /** The drawing round it: `FRAME-tall` and `FRAME-wide`. */
  frame: string;
  /** What wakes it: a drawing and a sound; and the sound when it sleeps again. */
  bell: string;
  snore: string;
  /** How it may be, with the odds of each as parts of their sum. */
  moods: Readonly<Record<string, Mood>>;
}

export interface Mood {
  odds: number;
  art: string;
  sound: string;
}

/** What helps owners of a game's box at their own table. The game says it in `text/companion.toml`. */
export type Tool = ScorePadTool | DiceTool | MonsterTool;

/** What each kind of tool is given. */
export interface ToolProps<T extends Tool> {
  tool: T;
  /** The last part of its address. */
  name: string;
  game: Game;
  /** The words of the tool: its game's own, then those of all companions. */
  words: Words;
}

/** The tools of a game whose files lie below `files`, by the last part of their address. */
export async function toolsOf(files: string): Promise<Record<string, Tool>> {
  const answer = await fetch(`${files}companion.json`);
  return answer.ok ? ((await answer.json()) as Record<string, Tool>) : {};
}
