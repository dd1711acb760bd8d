import { getContext, setContext } from "svelte";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { keep, kept } from "../look/kept";
import type { OwnMark, Room, Told } from "../protocol/messages";
import type { Piece, Place, Prompt, Scene, Text, Zone } from "../protocol/scene";
import { sounds } from "../sound/sounds.svelte";
import { type Names, SPECTATOR, type Words } from "../words/words";
import * as gestures from "./gestures";
import type { Motion } from "./motion";
import { STILL } from "./motion";
import { find } from "./scene";
import { sorted, sortOf } from "./sorting";

const KEY = Symbol("desk");

/** Milliseconds after which an answer is late, so that the ribbon says that it is still to come. */
const LATE = 800;
/** Milliseconds for which it is said who was faster. */
const BEATEN = 3500;

/** What the stage is given by the page; read anew whenever it changes. */
export interface Given {
  room: Room;
  words: Words;
  send: (actions: number[], version: number, reaction?: number) => void;
  /** The viewer's own marks in the notebook, by cell. */
  marks?: Readonly<Record<string, OwnMark>>;
  /** Marks a cell, or takes the mark away. */
  onmark?: (cell: string, mark: OwnMark | null) => void;
}

/** What lies before the viewer, what the viewer holds in the hand just now, and what a press does. */
export class Desk {
  told = $state.raw<Told>() as Told;
  motion = $state.raw<Motion>(STILL);
  picked = $state<string | null>(null);
  informed = $state<string | null>(null);
  /** Why the last press did nothing. */
  trouble = $state.raw<{ piece: string; reason: Text } | null>(null);
  /** What happened last. */
  happened = $state("");
  /** The newest sentences, for those who listen. */
  spoken = $state.raw<{ id: number; text: string }[]>([]);
  /** What happened since the viewer last did something. */
  since = $state.raw<string[]>([]);
  /** What the viewer chose, in words, until the table answers. */
  sent = $state.raw<{ text: Text | null } | null>(null);
  /** Whether the answer to it takes long. */
  late = $state(false);
  /** How many letters of what happened the ribbon has room for. */
  room = 100;
  #waiting = 0;
  /** The sentences of what is told just now. */
  #telling: string[] = [];
  /** The seat that the lamp falls on during a beat. */
  lit = $state<number | null>(null);
  readonly chosen = new SvelteSet<string>();
  /** Stacks that still look as before, because something is on its way to them. */
  readonly held = new SvelteMap<string, Zone>();
  /** Who sits how, while it must not be given away what is about to be told. */
  seated = $state.raw<Place[] | null>(null);
  /** What the ribbon asked before, while the next question would give it away too. */
  asked = $state.raw<{ text: string; art: string } | null>(null);
  /** What went last to a stack whose top the scene does not name. */
  readonly tops = new SvelteMap<string, Piece>();
  /** Pieces that show another face for a moment. */
  readonly turned = new SvelteMap<string, { art: string; pose: string }>();
  /** Pieces that look otherwise than in the scene, since it is not yet told that they were turned over. */
  readonly unturned = new SvelteMap<string, Piece>();
  /** By which of its sorts the viewer has each zone lie; this browser remembers it for the game. */
  readonly sorts = new SvelteMap<string, number>();
  /** The piece of each zone that the Tab key reaches. */
  readonly stops = new SvelteMap<string, string>();
  /** When the scene was shown, by a clock that nobody sets. */
  shownAt = 0;
  /** Told when a piece is claimed in a race. */
  onclaim: ((piece: string, onto: string) => void) | null = null;
  /** What could be claimed until the scene was shown. */
  #claims: ReadonlySet<string> = new Set();
  /** Who was faster in a race, for a moment. */
  beaten = $state.raw<Text | null>(null);
  #beatenFor = 0;
  /** Whether what was sent last was a claim. */
  #claimed = false;

  constructor(
    readonly given: Given,
    told: Told,
  ) {
    this.told = told;
    const sorts = kept<Record<string, number>>(sortsOf(given.room.game)) ?? {};
    for (const [zone, by] of Object.entries(sorts)) this.sorts.set(zone, by);
  }

  readonly names: Names = $derived.by(() =>
    Object.fromEntries(
      this.given.room.seats.flatMap((seat, i) => (seat.kind === "person" && seat.name ? [[i, seat.name]] : [])),
    ),
  );
  readonly scene: Scene = $derived(sorted(this.told.scene, this.sorts));
  readonly prompt: Prompt = $derived(this.sent ? { ...this.scene.prompt, gestures: [] } : this.scene.prompt);
  readonly able = $derived(new Set(gestures.able(this.prompt)));
  /** The keys of what can be claimed in a race. */
  readonly keys = $derived(gestures.raceKeys(this.scene.prompt));
  readonly goals = $derived(gestures.goals(this.prompt, this.picked));
  /** What the viewer is to do, has just chosen, or waits for. */
  readonly status = $derived(
    this.sent?.text ? this.say(this.sent.text) : (this.asked?.text ?? this.say(this.scene.prompt.text)),
  );
  readonly picture = $derived(this.asked?.art ?? this.scene.prompt.art ?? "");
  readonly turn = $derived(this.scene.viewer !== SPECTATOR && (this.prompt.gestures ?? []).length > 0);

  /** A message in words for this viewer. */
  say(text: Text | null | undefined): string {
    return text ? this.given.words.say(text, this.scene.viewer, this.names) : "";
  }

  /** A message of the page itself. */
  own(id: string, args: Record<string, string | number> = {}): string {
    return this.given.words.say({ id, args });
  }

  /** What a piece is called aloud, and what pressing it would do. */
  label(piece: Piece): string {
    const name = this.say(piece.text) || this.say(piece.caption) || this.own("stage-hidden");
    const written = this.say(piece.caption);
    const mine = this.mark(piece);
    const marks = [
      written,
      ...(piece.badges ?? []).map((badge) => this.say(badge.text)),
      mine ? this.own("notebook-marked", { mark: mine }) : "",
    ];
    const can = this.goals.has(piece.id) || this.able.has(piece.id);
    const does = this.goals.get(piece.id)?.text ?? (this.able.has(piece.id) ? this.does(piece.id) : null);
    const state =
      this.picked === piece.id ? "stage-lifted" : this.chosen.has(piece.id) ? "stage-chosen" : can ? "stage-can" : "";
    return [name, ...marks.filter((mark) => mark && !name.includes(mark)), this.say(does), state && this.own(state)]
      .filter(Boolean)
      .join(", ");
  }

  /** Whether the viewer may put a mark of their own on a cell of the notebook. */
  canMark(piece: Piece): boolean {
    return Boolean(piece.markable && this.given.onmark);
  }

  /** The viewer's own mark on a cell of the notebook. */
  mark(piece: Piece): OwnMark | null {
    return this.given.marks?.[piece.id] ?? null;
  }

  setMark(piece: Piece, mark: OwnMark | null): void {
    void sounds.play("/tap");
    this.given.onmark?.(piece.id, mark);
  }

  /** Sorts a zone by the next of what it can be sorted by. */
  sortOn(zone: Zone): void {
    const sorts = zone.sorts ?? [];
    const by = (sortOf(zone, this.sorts) + 1) % sorts.length;
    void sounds.play("/tap");
    this.sorts.set(zone.id, by);
    keep(sortsOf(this.given.room.game), Object.fromEntries(this.sorts));
    this.speak(this.own("stage-sorted", { by: this.say(sorts[by]) }));
  }

  /** The text of the gesture that a piece begins. */
  does(piece: string): Text | null {
    const gesture = (this.prompt.gestures ?? []).find((one) => "piece" in one && one.piece === piece);
    return gesture?.text ?? null;
  }

  /** A piece or an anchor is pressed. */
  press(key: string): void {
    this.#reply(key, gestures.press(this.prompt, this.picked, this.chosen, key));
  }

  /** A dragged piece is let go over something, or over nothing. */
  drop(piece: string, key: string | null): void {
    this.#reply(piece, gestures.drop(this.prompt, piece, key));
  }

  lift(piece: string): void {
    void sounds.play("/tap");
    this.trouble = null;
    this.picked = piece;
  }

  /** The viewer's choice goes to the table. */
  act(actions: number[], claim = false): void {
    this.#claimed = claim;
    const reaction = gestures.isRace(this.prompt) ? Math.round(performance.now() - this.shownAt) : undefined;
    const text = gestures.wording(this.prompt, actions);
    this.given.send(actions, this.told.version, reaction);
    this.back();
    this.sent = { text };
    this.#waiting = window.setTimeout(() => (this.late = true), LATE);
    this.since = [];
  }

  /** Puts back what was picked or chosen, and closes what is open. */
  back(): void {
    this.picked = null;
    this.informed = null;
    this.trouble = null;
    this.chosen.clear();
  }

  confirm(): void {
    const action = gestures.setAction(this.prompt, this.chosen);
    if (action !== null) this.act([action]);
  }

  /** The table did not take what was sent. */
  refused(reason: Text): void {
    this.#answered();
    this.trouble = { piece: "", reason };
  }

  /** Somebody else was faster: that is said for a while, whatever is asked for by now. Whether a claim was meant. */
  beat(reason: Text): boolean {
    if (!this.#claimed) return false;
    this.#answered();
    this.beaten = reason;
    this.speak(this.say(reason));
    clearTimeout(this.#beatenFor);
    this.#beatenFor = window.setTimeout(() => (this.beaten = null), BEATEN);
    return true;
  }

  /** What is shown from now on. */
  show(told: Told): void {
    this.back();
    this.#claims = gestures.isRace(this.scene.prompt) ? new Set(gestures.able(this.scene.prompt)) : new Set();
    this.#answered();
    // What was shown already, and is told anew only to the viewer, is answered from when it was first seen.
    if (told.version !== this.told.version) this.shownAt = performance.now();
    this.told = told;
    this.#telling = [];
  }

  /** Another match begins: nothing of the last one is remembered. */
  clear(): void {
    this.tops.clear();
    this.happened = "";
    this.since = [];
  }

  /** A sentence of what happens. */
  tell(sentence: string): void {
    this.#telling = [...this.#telling, sentence];
    while (this.#telling.length > 1 && this.#telling.join(" ").length > this.room) this.#telling.shift();
    this.happened = this.#telling.join(" ");
    this.speak(sentence);
    this.since = [...this.since, sentence];
  }

  /** Says something to those who listen. */
  speak(text: string): void {
    this.spoken = [...this.spoken.slice(-5), { id: (this.spoken.at(-1)?.id ?? 0) + 1, text }];
  }

  /** Whether the buttons have so few letters that they fit into the ribbon. */
  isBrief(tall: boolean): boolean {
    const offers = gestures.buttons(this.prompt);
    const letters = offers.reduce((sum, offer) => sum + this.say(offer.text).length, 0);
    return offers.length < 4 && letters <= (tall ? 9 : 44);
  }

  /** The piece that the Tab key reaches in a zone. */
  stop(zone: Zone): string | undefined {
    const pieces = zone.pieces ?? [];
    const last = this.stops.get(zone.id);
    if (last && pieces.some((piece) => piece.id === last)) return last;
    return (pieces.find((piece) => this.goals.has(piece.id) || this.able.has(piece.id)) ?? pieces[0])?.id;
  }

  /** The piece with this id, as it lies now. */
  piece(id: string): Piece | null {
    return find(this.scene, id)?.piece ?? null;
  }

  /** Whether a press was meant as a claim in a race that has just been decided. */
  #isTooLate(piece: string): boolean {
    return this.#claims.has(piece) && performance.now() - this.shownAt < LATE;
  }

  #answered(): void {
    clearTimeout(this.#waiting);
    this.sent = null;
    this.late = false;
  }

  #reply(key: string, reply: gestures.Reply): void {
    this.trouble = null;
    switch (reply.does) {
      case "act":
        if (reply.claim) this.onclaim?.(key, gestures.claimOf(this.prompt, key)?.onto ?? "");
        return this.act(reply.actions, reply.claim);
      case "lift":
        this.lift(reply.piece);
        return this.speak(this.say(this.does(reply.piece)));
      case "put back":
        return this.back();
      case "toggle":
        if (!this.chosen.delete(reply.piece)) this.chosen.add(reply.piece);
        return;
      case "refuse":
        void sounds.play("/no");
        this.trouble = { piece: reply.piece, reason: reply.reason };
        this.speak(this.say(reply.reason));
        return;
      case "inform":
        if (this.picked) return this.back();
        if (this.sent && gestures.claimOf(this.scene.prompt, key)) return;
        if (this.#isTooLate(key)) {
          this.trouble = { piece: key, reason: { id: "stage-too-late" } };
          return;
        }
        this.informed = reply.piece;
    }
  }
}

/** Under what name this browser remembers how the zones of a game are sorted. */
function sortsOf(game: string): string {
  return `sorts.${game}`;
}

export function provideDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

/** The desk of the stage that a component belongs to. */
export function theDesk(): Desk {
  return getContext<Desk>(KEY);
}
