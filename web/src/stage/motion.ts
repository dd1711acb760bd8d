import type { ArtBox } from "./art.svelte";
import { AREAS, type Area, type Wishes } from "./areas";

/** A moment that is shown large: begun by a beat, over after a while or at a tap. */
export interface Ceremony {
  beat: string;
  /** The piece that it happens to; `NAME*` for any whose name begins so, which is then shown as what it turned out to be. */
  piece: string;
  pose: string;
  /** The large figure. */
  art: string;
  /** The drawing behind and around it: the page looks for `FRAME-tall` and `FRAME-wide`, then for `FRAME`. */
  frame: string;
  /** The message that is written across it. */
  word: string;
  sound: string;
  /** Whether the piece that is taken away in the same step flies through the picture. */
  thrown: boolean;
}

/** What a game's `motion.toml` says. */
export interface Motion {
  areas: Wishes;
  /** The sound of a beat: by `BEAT:PIECE-OR-ZONE`, else by `BEAT`. */
  sounds: Readonly<Record<string, string>>;
  ceremonies: readonly Ceremony[];
  /** Drawings that must be there the moment they are shown: they are fetched beforehand. */
  drawings: readonly string[];
}

export const STILL: Motion = { areas: {}, sounds: {}, ceremonies: [], drawings: [] };

/** Reads a game's `motion.json`; whatever is missing or odd is left out. */
export function motionOf(raw: unknown): Motion {
  const { areas, sounds, ceremonies, drawings } = table(raw);
  return {
    areas: Object.fromEntries(
      Object.entries(table(areas)).filter((entry): entry is [string, Area] => AREAS.includes(entry[1] as Area)),
    ),
    sounds: Object.fromEntries(
      Object.entries(table(sounds)).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    ),
    ceremonies: Array.isArray(ceremonies) ? ceremonies.map(ceremonyOf) : [],
    drawings: Array.isArray(drawings) ? drawings.filter((name) => typeof name === "string") : [],
  };
}

/** Fetches a game's `motion.json`. */
export async function loadMotion(files: string): Promise<Motion> {
  try {
    const answer = await fetch(`${files}motion.json`);
    return answer.ok ? motionOf(await answer.json()) : STILL;
  } catch {
    return STILL;
  }
}

/** Whether a ceremony is for any of several pieces. */
export function isAnyOf(ceremony: Ceremony): boolean {
  return ceremony.piece.endsWith("*");
}

/** The drawing behind a ceremony, by the layout of the stage if there are two. */
export function frameOf(ceremony: Ceremony, art: ArtBox, tall: boolean): string {
  const names = ceremony.frame ? [`${ceremony.frame}-${tall ? "tall" : "wide"}`, ceremony.frame] : [];
  return names.find((name) => art.drawing(name) !== null) ?? "";
}

function ceremonyOf(raw: unknown): Ceremony {
  const given = table(raw);
  const word = (name: string) => (typeof given[name] === "string" ? given[name] : "");
  return {
    beat: word("beat") || "flip",
    piece: word("piece"),
    pose: word("pose"),
    art: word("art"),
    frame: word("frame"),
    word: word("word"),
    sound: word("sound"),
    thrown: given["thrown"] === true,
  };
}

function table(raw: unknown): Record<string, unknown> {
  return typeof raw === "object" && raw !== null ? (raw as Record<string, unknown>) : {};
}
