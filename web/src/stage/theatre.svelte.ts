import { tick } from "svelte";
import type { Told } from "../protocol/messages";
import type { Beat, Piece, Scene } from "../protocol/scene";
import { sounds } from "../sound/sounds.svelte";
import type { Desk } from "./desk.svelte";
import { isRace } from "./gestures";
import type { Ceremony } from "./motion";
import { boxOf, boxOn, dealt, FLIP, isCopied, SHAKE, TUMBLE, veil } from "./flights";
import { Grab } from "./grab";
import { type Cue, type Flight, plan, type Plan, sentences, type Spot } from "./plan";
import { type Box, Player, snapshot, type Snapshot } from "./player";
import { find, zoneOf } from "./scene";

/** Something that is shown over the table for a moment. */
export type Overlay =
  { kind: "ceremony"; ceremony: Ceremony; text: string; thrown: Piece | null } | { kind: "peek"; pieces: Piece[] };
export interface Pop {
  id: number;
  kind: "stamp" | "speech" | "tally";
  art: string;
  text: string;
  x: number;
  y: number;
}

/** With more than this many waiting, what comes is shown without moving, until the page has caught up. */
const BEHIND = 3;
const CEREMONY = 1600;
const STAGGER = 40;
/** Milliseconds in which a die rolls, and in which one rolls that starts a race: bots wait for it as well. */
const ROLL = 480;
const SUSPENSE = 900;
/** A sentence stands at least this long before the next one takes its place. */
const SENTENCE = 500;

/** Plays what is told, one thing after another. The scene is up to date at once: what moves only covers it. */
export class Theatre {
  overlay = $state.raw<Overlay | null>(null);
  pops = $state.raw<Pop[]>([]);
  playing = $state(false);
  /** Pieces that are turned up on their way: drawn beforehand, out of sight. */
  faces = $state.raw<Flight[]>([]);
  player: Player | null = null;
  /** How fast everything goes; 1 is the pace of a live table. */
  speed = 1;
  #grab: Grab | null = null;
  readonly #queue: Told[] = [];
  /** Copies that wait on the way, since their piece moves on later. */
  readonly #parked = new Map<string, HTMLElement>();
  #owners = new Map<string, number | null | undefined>();
  #count = 0;
  #saidAt = 0;
  #ahead = 0;
  /** How many sentences are left of what is shown just now. */
  #left = 0;
  #before: Snapshot = { boxes: new Map(), copies: new Map() };

  constructor(
    readonly desk: Desk,
    readonly files: () => string,
    readonly onahead: (count: number) => void,
  ) {}

  /** Takes the newest. If the viewer is to move, or would not wait, whatever still plays ends at once. */
  tell(told: Told, hasty = false): void {
    this.#queue.push(told);
    this.#isAhead(sentences(told.steps).length);
    const mine = (told.scene.prompt.gestures ?? []).length > 0;
    if (mine || hasty || this.#queue.length > BEHIND) this.player?.skip();
    if (this.player) this.player.pace = this.speed * (!mine && this.#queue.length > 1 ? 2 : 1);
    if (!this.playing) void this.#run();
  }

  /** A piece was claimed: it goes to the viewer or onto a zone at once, before anybody knows who was first. */
  claim(piece: string, onto: string): void {
    this.#sound("claim");
    const stage = this.player?.layer.closest<HTMLElement>(".stage");
    if (stage && this.player && !this.player.calm()) this.#grab = new Grab(piece, stage, this.player, onto);
  }

  /** Somebody was faster: what was claimed comes back. */
  beaten(): void {
    this.#sound("beaten");
    this.refused();
  }

  /** The table refused: what was claimed comes back. */
  refused(): void {
    if (this.player) this.#grab?.letGo(this.player);
    this.#grab = null;
  }

  /** Ends what is shown large. */
  goOn(): void {
    this.player?.skip();
  }

  /** The viewer lays something out otherwise: each piece glides to its new place. */
  async rearrange(change: () => void): Promise<void> {
    const { player } = this;
    const stage = player?.layer.closest<HTMLElement>(".stage");
    if (!stage || !player) return change();
    const before = snapshot(stage, () => false);
    change();
    await tick();
    this.#settle(
      stage,
      before,
      snapshot(stage, () => false),
      new Map(),
      player,
    );
  }

  async #run(): Promise<void> {
    this.playing = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.#left = sentences(next.steps).length;
      await this.#show(next);
      this.#isAhead(-this.#left);
    }
    this.playing = false;
  }

  async #show(told: Told): Promise<void> {
    const { desk, player } = this;
    const stage = player?.layer.closest<HTMLElement>(".stage");
    const before = desk.scene;
    const yours = desk.turn;
    if (told.version <= desk.told.version) desk.clear();
    if (!stage || !player || !told.steps.flat().length) return desk.show(told);
    this.#owners = new Map(before.zones.map((zone) => [zone.id, zone.owner]));
    const made = plan(before, told.steps, told.scene, desk.motion.ceremonies);
    player.begin();
    if (this.#queue.length > BEHIND) player.skip();
    this.#before = snapshot(stage, (piece) => isCopied(made, piece));
    this.#settleGrab(made, player);
    this.#hold(before, told.scene, made);
    this.faces = made.cues.flatMap((cue) => (cue.cue === "fly" && cue.turns ? [cue] : []));
    desk.show(told);
    if (desk.turn && !yours && !isRace(desk.prompt)) void sounds.play("/turn");
    await tick();
    const after = snapshot(stage, (piece) => made.hidden.has(piece));
    for (const piece of made.hidden.keys()) veil(stage, piece, true);
    this.#park(made, player);
    this.#settle(stage, this.#before, after, made.hidden, player);
    await this.#play(made, after, stage, player);
    for (const piece of made.hidden.keys()) veil(stage, piece, false);
    for (const ghost of this.#parked.values()) ghost.remove();
    this.#parked.clear();
    this.#release();
    desk.speak(desk.say(told.scene.prompt.text));
    desk.turned.clear();
    desk.unturned.clear();
    desk.lit = null;
    this.faces = [];
    this.overlay = null;
  }

  /**
   * Stacks look as before until something reached them, and cards until they are turned over; before a ceremony,
   * a card that is turned over or points that are told nothing gives away how it ends.
   */
  #hold(before: Scene, after: Scene, made: Plan): void {
    const ceremonies = made.cues.filter(isCeremony).length;
    const ceremony = ceremonies > 0;
    for (const zone of before.zones)
      if (zone.kind === "stack" && zoneOf(after, zone.id) && (ceremony || made.held.has(zone.id)))
        this.desk.held.set(zone.id, zone);
    for (const cue of made.cues) {
      if (cue.cue !== "beat" || (cue.beat.beat !== "flip" && cue.beat.beat !== "tumble")) continue;
      const was = find(before, cue.beat.piece)?.piece;
      if (was) this.desk.unturned.set(was.id, was);
    }
    const tumbles = made.cues.some((cue) => cue.cue === "beat" && cue.beat.beat === "tumble");
    const mine = (after.prompt.gestures ?? []).length > 0;
    const told = made.cues.some((cue) => cue.cue === "beat" && ["flip", "tally"].includes(cue.beat.beat));
    if (ceremony || told || !mine) this.desk.seated = before.places;
    const raced = isRace(before.prompt);
    const ends = made.cues.some((cue) => cue.cue === "beat" && cue.beat.beat === "tally");
    // What was raced for is decided and asks for nothing any more; what it came to is told first.
    const text = raced && ends ? this.desk.own("stage-decided") : this.desk.status;
    if (tumbles || (!mine && (!raced || ends))) this.desk.asked = { text, art: this.desk.picture };
    // With several of them in a row nobody has chosen anything for a while.
    if (ceremonies > 1 && !mine) this.desk.asked = { text: this.desk.own("stage-chance"), art: "" };
  }

  /** What was claimed flies on from where it is, or comes back. */
  #settleGrab(made: Plan, player: Player): void {
    const grab = this.#grab;
    this.#grab = null;
    if (!grab) return;
    const gone = this.#gone(grab.piece, made);
    if (!gone) return grab.letGo(player);
    this.#before.boxes.set(`piece:${gone}`, grab.box);
    grab.end();
  }

  /** The piece that leaves for one that was claimed: itself, or one beside it that looks the same. */
  #gone(claimed: string, made: Plan): string | null {
    if (isCopied(made, claimed)) return claimed;
    const lay = find(this.desk.scene, claimed);
    const twin = made.cues.find(
      (cue): cue is Flight => cue.cue === "fly" && cue.from.zone === lay?.zone.id && cue.face?.art === lay.piece.art,
    );
    return twin?.id ?? null;
  }

  #release(): void {
    this.desk.held.clear();
    this.desk.seated = null;
    this.desk.asked = null;
  }

  /** The log follows what is shown. */
  #isAhead(by: number): void {
    this.#ahead += by;
    this.onahead(this.#ahead);
  }

  #tell(sentence: string): void {
    this.desk.tell(sentence);
    this.#left -= 1;
    this.#isAhead(-1);
  }

  /** What leaves later still lies where it was. */
  #park(made: Plan, player: Player): void {
    for (const cue of made.cues) {
      const piece =
        cue.cue === "fly" && cue.from.piece === cue.id ? cue.id : cue.cue === "ceremony" ? cue.thrown?.id : undefined;
      const copy = piece && this.#before.copies.get(piece);
      const box = piece && this.#before.boxes.get(`piece:${piece}`);
      if (copy && box && !this.#parked.has(piece)) this.#parked.set(piece, player.lay(copy, box));
    }
  }

  /** What merely makes room for others glides to its new place. */
  #settle(
    stage: HTMLElement,
    before: Snapshot,
    after: Snapshot,
    hidden: ReadonlyMap<string, number>,
    player: Player,
  ): void {
    if (player.calm()) return;
    for (const node of stage.querySelectorAll<HTMLElement>("[data-piece]")) {
      const key = `piece:${node.dataset["piece"]}`;
      const [was, is] = [before.boxes.get(key), after.boxes.get(key)];
      if (!was || !is || hidden.has(node.dataset["piece"] ?? "")) continue;
      const [dx, dy] = [was.x - is.x, was.y - is.y];
      if (Math.hypot(dx, dy) > 2)
        void player.run(node, [{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration: 240 });
    }
  }

  async #play(made: Plan, after: Snapshot, stage: HTMLElement, player: Player): Promise<void> {
    for (let i = 0; i < made.cues.length; i++) {
      const cue = made.cues[i];
      if (!cue) continue;
      if (cue.cue === "fly") {
        const deal = dealt(made.cues, i);
        await Promise.all(deal.map((flight, n) => this.#fly(flight, n * STAGGER, after, stage, player)));
        for (const [zone, last] of made.held) if (last < i + deal.length) this.desk.held.delete(zone);
        i += deal.length - 1;
      } else if (cue.cue === "say") await this.#say(this.desk.say(cue.text), player);
      else if (cue.cue === "ceremony") {
        await this.#celebrate(cue, stage, player);
        // One after another: how the last ends is not to be seen during the first.
        if (!made.cues.slice(i + 1).some(isCeremony)) this.#release();
      } else await this.#beat(cue.beat, stage, player);
    }
  }

  async #say(sentence: string, player: Player): Promise<void> {
    await player.wait(this.#saidAt + SENTENCE - performance.now());
    this.#saidAt = performance.now();
    this.#tell(sentence);
  }

  async #fly(flight: Flight, delay: number, after: Snapshot, stage: HTMLElement, player: Player): Promise<void> {
    const boxes = [flight.from, ...flight.via, flight.to].flatMap((spot) => this.#box(spot, after) ?? []);
    const into = flight.arrives ? after.copies.get(flight.arrives) : undefined;
    const own = flight.from.piece === flight.id || !flight.from.piece;
    const copy = this.#before.copies.get(flight.from.piece ?? flight.id) ?? into;
    this.#sound("move", flight.from.zone, flight.to.zone);
    const start = boxes[0];
    if (copy && start && boxes.length > 1) {
      const ghost = this.#parked.get(flight.id) ?? player.lay(copy, start);
      this.#parked.set(flight.id, ghost);
      const face = stage.querySelector<HTMLElement>(`[data-face="${this.faces.indexOf(flight)}"] > *`);
      const turns = into && into !== copy && (!own || flight.arrives !== flight.id) && !this.#isDown(flight.arrives);
      const other = turns ? into : face;
      await player.fly(ghost, other, boxes, delay);
      if (!flight.stays && (flight.arrives || flight.from.zone !== flight.to.zone || !ghost.isConnected)) {
        ghost.remove();
        this.#parked.delete(flight.id);
      }
    }
    if (flight.arrives) veil(stage, flight.arrives, false);
    else if (flight.face && flight.face.face !== "down") this.#leave(flight.to.zone, flight.from.zone, flight.face);
  }

  #isDown(piece: string | null): boolean {
    return piece !== null && this.desk.piece(piece)?.face === "down";
  }

  /** A stack shows what went to it last, and whose it was. */
  #leave(to: string, from: string, face: Piece): void {
    const zone = zoneOf(this.desk.scene, to);
    if (zone?.kind !== "stack" || zone.pieces?.length) return;
    const owner = face.seat ?? this.#owners.get(from) ?? null;
    this.desk.tops.set(to, { ...face, id: `${to}-last`, seat: owner });
  }

  async #celebrate(cue: Extract<Cue, { cue: "ceremony" }>, stage: HTMLElement, player: Player): Promise<void> {
    const text = this.desk.say(cue.text);
    if (text) this.#tell(text);
    void sounds.play(cue.ceremony.sound, this.files());
    if (cue.thrown) this.#parked.get(cue.thrown.id)?.remove();
    this.overlay = { kind: "ceremony", ceremony: cue.ceremony, text, thrown: cue.thrown };
    await player.wait(CEREMONY);
    this.overlay = null;
    if (!this.#queue.length) player.begin();
    if (cue.arrives) veil(stage, cue.arrives, false);
  }

  async #beat(beat: Exclude<Beat, { beat: "move" | "text" }>, stage: HTMLElement, player: Player): Promise<void> {
    this.#sound(beat.beat, beat.beat === "stamp" ? beat.art : "piece" in beat ? beat.piece : "");
    const node = "piece" in beat ? stage.querySelector(`[data-piece="${CSS.escape(beat.piece)}"]`) : null;
    switch (beat.beat) {
      case "spotlight":
        this.desk.lit = beat.seat;
        return player.wait(180);
      case "shake": {
        const shaken = this.#parked.get(beat.piece)?.firstElementChild ?? node;
        if (shaken && !player.calm()) await player.run(shaken, SHAKE, { duration: 360, easing: "linear" });
        return;
      }
      case "flip":
        return this.#turn(beat.piece, beat.art, beat.pose ?? "", node, player, FLIP, 130, beat.face ?? null);
      case "tumble":
        return this.#land(beat.piece, beat.art, node, player);
      case "stamp":
        this.desk.unturned.delete(beat.on);
        return this.#pop("stamp", beat.art, "", boxOn(beat.on, this.#before.boxes), player, 700);
      case "speech":
        this.#tell(this.desk.say(beat.text));
        return this.#pop(
          "speech",
          "",
          this.desk.say(beat.text),
          boxOn(`seat:${beat.seat}`, this.#before.boxes),
          player,
          900,
        );
      case "tally":
        return this.#say(this.desk.say(beat.text), player);
      case "peek":
        if ((this.desk.prompt.gestures ?? []).some((gesture) => gesture.gesture === "peek")) return;
        this.overlay = { kind: "peek", pieces: beat.pieces };
        await player.wait(CEREMONY);
        this.overlay = null;
    }
  }

  /** However it moves, a die lands after the same time; only then is it seen, and what is asked for. */
  async #land(piece: string, art: string, node: Element | null, player: Player): Promise<void> {
    const duration = isRace(this.desk.scene.prompt) ? SUSPENSE : ROLL;
    const landing = player.wait(duration);
    if (node && !player.calm()) void player.run(node, TUMBLE, { duration, easing: "ease-in-out" });
    await landing;
    this.desk.unturned.delete(piece);
    this.desk.turned.set(piece, { art, pose: "" });
    this.desk.asked = null;
    await player.wait(320);
  }

  async #turn(
    piece: string,
    art: string,
    pose: string,
    node: Element | null,
    player: Player,
    frames: Keyframe[],
    duration: number,
    face: Piece | null = null,
  ): Promise<void> {
    if (node && !player.calm()) await player.run(node, frames, { duration, easing: "ease-in" });
    if (face) this.desk.unturned.set(piece, face);
    else this.desk.unturned.delete(piece);
    this.desk.turned.set(piece, { art, pose });
    await player.wait(320);
  }

  async #pop(
    kind: Pop["kind"],
    art: string,
    text: string,
    box: Box | null,
    player: Player,
    duration: number,
  ): Promise<void> {
    if (!box || player.hurried) return;
    const pop: Pop = { id: this.#count++, kind, art, text, x: box.x, y: box.y };
    this.pops = [...this.pops, pop];
    const gone = () => (this.pops = this.pops.filter((one) => one.id !== pop.id));
    setTimeout(gone, kind === "speech" ? 2600 : duration + 300);
    await player.wait(duration);
  }

  #box(spot: Spot, after: Snapshot): Box | null {
    return boxOf(spot, this.#before.boxes, after.boxes, zoneOf(this.desk.scene, spot.zone)?.owner ?? null);
  }

  #sound(beat: string, ...of: string[]): void {
    const named = this.desk.motion.sounds;
    const name = of.map((one) => named[`${beat}:${one}`]).find(Boolean) ?? named[beat];
    if (name) void sounds.play(name, this.files());
  }
}

function isCeremony({ cue }: Cue): boolean {
  return cue === "ceremony";
}
