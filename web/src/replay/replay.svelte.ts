import { api, reasonOf } from "../connection/api";
import type { MatchCard, MomentCard, Told } from "../protocol/messages";
import type { Text } from "../protocol/scene";
import { sentencesUntil, type Speed, turnFrom, wishOf } from "./moments";

/** A finished match that is watched again: where one stands in it, and what the stage is told. */
export class Replay {
  view = $state("public");
  /** The positions that are loaded, from the first on. */
  moments: MomentCard[] = $state.raw([]);
  position = $state(0);
  told = $state.raw<Told | null>(null);
  /** What was told before one jumped here: the stage shows the last of it. */
  history = $state.raw<Text[]>([]);
  /** Whether it goes on by itself. */
  playing = $state(false);
  speed = $state<Speed>(1);
  trouble = $state("");
  /** The number of the newest view that was asked for: what comes of an older one is left out. */
  #loading = 0;
  /** Where one wants to be, though it may not be loaded yet. */
  #wanted: number;

  readonly log = $derived(sentencesUntil(this.moments, this.position));
  readonly atEnd = $derived(this.position === this.last);

  constructor(readonly match: MatchCard) {
    const { view, at } = wishOf(location.hash, match);
    this.#wanted = at;
    void this.look(view);
  }

  /** The number of the last position. */
  get last(): number {
    return this.match.positions.length - 1;
  }

  /** Watch it with other eyes, from the same position. */
  async look(view: string): Promise<void> {
    const loading = ++this.#loading;
    const { code, number } = this.match;
    this.view = view;
    let found: MomentCard[] = [];
    this.trouble = "";
    try {
      while (found.length <= this.last && loading === this.#loading) {
        const { moments } = await api.moments(code, number, view, found.length);
        if (!moments.length || loading !== this.#loading) return;
        const shown = found.length > this.#wanted;
        found = [...found, ...moments];
        if (found.length <= this.#wanted) continue;
        this.moments = found;
        if (!shown) this.jump(this.#wanted);
      }
    } catch (error) {
      if (loading === this.#loading) this.trouble = reasonOf(error);
    }
  }

  /** Go to a position at once; to one that is not loaded yet, as soon as it is. */
  jump(position: number): void {
    this.#wanted = Math.max(0, Math.min(this.last, position));
    const moment = this.moments[this.#wanted];
    if (!moment) return;
    this.position = this.#wanted;
    this.history = this.log.map(({ text }) => text);
    this.#tell(moment, false);
  }

  /** One position on, as it happened, or one back. */
  step(by: 1 | -1): void {
    const next = this.moments[this.position + 1];
    if (by === -1 || !next) return this.jump(this.position + by);
    this.#wanted = this.position += 1;
    this.#tell(next, true);
  }

  /** To where the next turn begins, or the one before. */
  turn(way: 1 | -1): void {
    this.jump(turnFrom(this.match.positions, this.position, way));
  }

  /** Let it go on by itself, or stop; from the end it begins anew. */
  play(playing: boolean): void {
    if (playing && this.atEnd) this.jump(0);
    this.playing = playing;
  }

  #tell({ beats, scene }: MomentCard, plays: boolean): void {
    const version = this.position + 1;
    this.told = { type: "told", version, steps: plays ? beats : [], scene, deadline: null, clock: 0 };
    history.replaceState(null, "", `#view=${this.view}&at=${this.position}`);
  }
}
