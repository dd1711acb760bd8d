import type { Beat, MoveBeat, Piece, Scene, Text } from "../protocol/scene";
import { type Ceremony, isAnyOf } from "./motion";
import { find, rowColumn, zoneOf } from "./scene";

/** A place on the screen: a piece as it was before or is afterwards, an anchor, or a whole zone. */
export interface Spot {
  zone: string;
  piece?: string;
  at?: string;
  when: "before" | "after";
}

/** A piece that travels. `arrives` is the piece of the new scene that it turns into, if any. */
export interface Flight {
  cue: "fly";
  id: string;
  from: Spot;
  to: Spot;
  /** Anchors that it hops over. */
  via: Spot[];
  arrives: string | null;
  /** What it shows on its way, turned up before it left, or as it lay. */
  face: Piece | null;
  /** Whether it is turned up on its way. */
  turns: boolean;
  /** Whether it lies where it came to until it flies on. */
  stays?: boolean;
}

/** One thing that the player shows. */
export type Cue =
  | Flight
  | { cue: "say"; text: Text }
  | { cue: "ceremony"; ceremony: Ceremony; text: Text | null; thrown: Piece | null; arrives: string | null }
  | { cue: "beat"; beat: Exclude<Beat, MoveBeat | { beat: "text" }> };

export interface Plan {
  cues: Cue[];
  /** Pieces of the new scene that are not there before the flight or ceremony with this index is over. */
  hidden: Map<string, number>;
  /** Stacks that look as before until the flight with this index has arrived. */
  held: Map<string, number>;
}

/** What to show between two scenes, from the beats that were told. */
export function plan(before: Scene, steps: Beat[][], after: Scene, ceremonies: readonly Ceremony[] = []): Plan {
  return new Planner(before, after, steps.flat()).plan(steps, ceremonies);
}

/** The sentences among beats: what the log and the screen reader say. */
export function sentences(steps: Beat[][]): Text[] {
  return steps.flat().flatMap((beat) => ("text" in beat ? [beat.text] : []));
}

class Planner {
  readonly #where = new Map<string, Spot>();
  readonly #moves: MoveBeat[];
  readonly #faces = new Map<string, Piece>();
  readonly #taken = new Set<string>();
  readonly #plan: Plan = { cues: [], hidden: new Map(), held: new Map() };

  constructor(
    readonly before: Scene,
    readonly after: Scene,
    beats: Beat[],
  ) {
    this.#moves = beats.filter((beat) => beat.beat === "move");
    for (const zone of before.zones)
      for (const piece of zone.pieces ?? []) this.#where.set(piece.id, spotOf(zone.id, piece, "before"));
  }

  plan(steps: Beat[][], ceremonies: readonly Ceremony[]): Plan {
    for (const step of steps) {
      for (let i = 0; i < step.length; i++) {
        const beat = step[i];
        if (!beat) continue;
        const ceremony = ceremonies.find((one) => begins(one, beat));
        if (ceremony) i += this.#celebrate(shownBy(ceremony, beat), step.slice(i + 1));
        else if (beat.beat === "move") this.#fly(beat);
        else if (beat.beat === "flip" && beat.face && leaves(step[i + 1], beat.piece))
          this.#faces.set(beat.piece, beat.face);
        else if (beat.beat === "text") this.#plan.cues.push({ cue: "say", text: beat.text });
        else this.#plan.cues.push({ cue: "beat", beat });
      }
    }
    return this.#plan;
  }

  /** A ceremony tells the sentence that follows, and shows what is taken away; returns how many beats it swallows. */
  #celebrate(ceremony: Ceremony, rest: Beat[]): number {
    const said = rest[0]?.beat === "text" ? rest[0].text : null;
    const next = rest[said ? 1 : 0];
    const move = ceremony.thrown && next?.beat === "move" ? next : null;
    const thrown = move ? (find(this.before, move.piece)?.piece ?? null) : null;
    const arrives = move && find(this.after, move.piece) ? move.piece : null;
    this.#plan.cues.push({ cue: "ceremony", ceremony, text: said, thrown, arrives });
    if (move) this.#moves.splice(this.#moves.indexOf(move), 1);
    if (arrives) this.#plan.hidden.set(arrives, this.#plan.cues.length - 1);
    return (said ? 1 : 0) + (move ? 1 : 0);
  }

  #fly(move: MoveBeat): void {
    const from = this.#start(move);
    const last = this.#moves.filter((one) => one.piece === move.piece).at(-1) === move;
    const arrives = last ? this.#arrival(move) : null;
    if (!arrives && !move.at && move.start === move.end) return;
    const to = this.#goal(move, arrives);
    // One that is called the same but starts elsewhere is another card: what the first one showed is not on it.
    const same = (this.#where.get(move.piece)?.zone ?? move.start) === move.start;
    const turned = (same && this.#faces.get(move.piece)) || null;
    const face = turned ?? find(this.before, move.piece)?.piece ?? null;
    const turns = turned !== null;
    const flight: Flight = { cue: "fly", id: move.piece, from, to, via: hops(from, to), arrives, face, turns };
    for (const cue of this.#plan.cues) if (same && cue.cue === "fly" && cue.id === move.piece) cue.stays = true;
    const index = this.#plan.cues.push(flight) - 1;
    this.#where.set(move.piece, to);
    if (arrives) {
      this.#where.set(arrives, to);
      if (!this.#isThere(move)) this.#plan.hidden.set(arrives, index);
    }
    if (zoneOf(this.after, move.end)?.kind === "stack") this.#plan.held.set(move.end, index);
  }

  /** Where a piece lies if that is where it starts; else it is the top of what lies there. */
  #start(move: MoveBeat): Spot {
    const known = this.#where.get(move.piece);
    if (known?.zone === move.start) return known;
    const zone = zoneOf(this.before, move.start);
    const top = zone?.kind === "stack" ? zone.pieces?.at(-1) : undefined;
    return top ? spotOf(move.start, top, "before") : { zone: move.start, when: "before" };
  }

  /**
   * The piece of the new scene that a move ends as: itself, else one that is new in that zone. A piece that is called
   * by where it lies becomes what lies there afterwards.
   */
  #arrival(move: MoveBeat): string | null {
    const zone = zoneOf(this.after, move.end);
    const old = new Set(zoneOf(this.before, move.end)?.pieces?.map((piece) => piece.id));
    const own = zone?.pieces?.find((piece) => piece.id === move.piece);
    const swapped = own && move.at && own.at !== move.at;
    const same = (swapped && zone?.pieces?.find((piece) => piece.at === move.at)) || own;
    const fresh = zone?.pieces?.filter((piece) => !old.has(piece.id) && !this.#taken.has(piece.id)) ?? [];
    const art = find(this.before, move.piece)?.piece.art;
    const found = same ?? fresh.find((piece) => piece.art === art) ?? fresh[0];
    if (!found || (zone?.kind === "stack" && !same)) return null;
    this.#taken.add(found.id);
    return found.id;
  }

  /** Whether it joins a stack whose top looks the same before and afterwards. */
  #isThere(move: MoveBeat): boolean {
    const zone = zoneOf(this.before, move.end);
    return zone?.kind === "stack" && Boolean(zone.pieces?.some((piece) => piece.id === move.piece));
  }

  #goal(move: MoveBeat, arrives: string | null): Spot {
    if (arrives) {
      const piece = find(this.after, arrives)?.piece;
      if (piece) return spotOf(move.end, piece, "after");
    }
    return move.at ? { zone: move.end, at: move.at, when: "after" } : { zone: move.end, when: "after" };
  }
}

function spotOf(zone: string, piece: Piece, when: "before" | "after"): Spot {
  return piece.at ? { zone, piece: piece.id, at: piece.at, when } : { zone, piece: piece.id, when };
}

function begins(ceremony: Ceremony, beat: Beat): boolean {
  if (beat.beat !== ceremony.beat) return false;
  if ("piece" in beat && !isOne(ceremony, beat.piece)) return false;
  return !("pose" in beat) || (beat.pose ?? "") === ceremony.pose;
}

function isOne(ceremony: Ceremony, piece: string): boolean {
  return isAnyOf(ceremony) ? piece.startsWith(ceremony.piece.slice(0, -1)) : piece === ceremony.piece;
}

/** A ceremony for any of several pieces shows what the piece turned out to be. */
function shownBy(ceremony: Ceremony, beat: Beat): Ceremony {
  return isAnyOf(ceremony) && "art" in beat ? { ...ceremony, piece: beat.art } : ceremony;
}

function leaves(next: Beat | undefined, piece: string): boolean {
  return next?.beat === "move" && next.piece === piece;
}

/** The anchors between two of one row. */
function hops(from: Spot, to: Spot): Spot[] {
  const start = rowColumn(from.at);
  const end = rowColumn(to.at);
  if (!start || !end || from.zone !== to.zone || start[0] !== end[0]) return [];
  const way = Math.sign(end[1] - start[1]);
  const count = Math.max(0, Math.abs(end[1] - start[1]) - 1);
  return Array.from({ length: count }, (_, i) => ({
    zone: to.zone,
    at: `${start[0]}-${start[1] + way * (i + 1)}`,
    when: "after" as const,
  }));
}
