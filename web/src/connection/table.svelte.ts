import type { Beaten, Gone, Intent, OwnMark, Refused, Room, Said, Told } from "../protocol/messages";
import type { Text } from "../protocol/scene";
import { Clock } from "./clock";
import { Seeds } from "../proof/seeds.svelte";
import { token } from "./guest.svelte";
import { Line } from "./line";

/** Without `type` and `ref`, one of the things that a page can ask for. */
export type Asked = Unnumbered<Intent>;
type Unnumbered<T> = T extends Intent ? Omit<T, "ref"> : never;

/** Versions count the steps of a match, from a million times its number. */
const STEPS = 1_000_000;

/** One table as this page sees it, kept up to date over its line. */
export class Table {
  readonly code: string;
  room: Room | null = $state.raw(null);
  told: Told | null = $state.raw(null);
  /** What was told of the match before this page came. */
  history: Text[] = $state.raw([]);
  /** The log: that, and what this page was told since. */
  log: Text[] = $state.raw([]);
  /** The own marks in the notebook, by cell. */
  marks: Readonly<Record<string, OwnMark>> = $state.raw({});
  said: Said[] = $state.raw([]);
  /** How much of the chat was read: on a page that was just opened, all that there is. */
  heard = $state(0);
  refused: Refused | null = $state.raw(null);
  /** By whom the last claim in a race was beaten. */
  beaten: Text | null = $state.raw(null);
  gone: Gone | null = $state.raw(null);
  up = $state(false);
  /** The server has said that it ends for a moment. */
  closing = $state(false);
  /** Seconds that the server's clock is ahead. */
  offset = $state(0);

  readonly seeds: Seeds;

  readonly #clock = new Clock();
  readonly #line: Line;
  #ref = 0;
  /** The chat that comes first after a hello is all of it. */
  #greeted = false;
  #met = false;

  constructor(code: string) {
    this.code = code;
    this.seeds = new Seeds(code, (intent) => this.ask(intent));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#line = new Line(`${scheme}://${location.host}/api/tables/${code}/socket`, {
      up: () => this.#hello(),
      down: () => (this.up = false),
      news: (news) => {
        switch (news.type) {
          case "room":
            // A new match is told just before the room that it begins in.
            if (this.room && news.match !== this.room.match) this.log = sentences(this.told);
            this.room = news;
            this.up = true;
            this.closing = false;
            void this.seeds.hearRoom(news);
            return;
          case "deal":
            return this.seeds.hearDeal(news, this.#greeted);
          case "history":
            this.history = this.log = news.lines;
            return;
          case "told":
            return this.#hear(news);
          case "marks":
            this.marks = news.marks;
            return;
          case "talk":
            this.said = this.#greeted ? [...this.said, ...news.said] : news.said;
            if (!this.#met) this.heard = this.said.length;
            this.#greeted = this.#met = true;
            return;
          case "refused":
            // A page that was loaded anew reveals its seed once more.
            if (news.reason.id !== "refusal-revealed-already") this.refused = news;
            return;
          case "beaten":
            this.beaten = beaten(news);
            return;
          case "pong":
            this.#clock.heard(news.sent, Date.now(), news.clock);
            this.offset = this.#clock.offset;
            return;
          case "closing":
            this.closing = true;
            return;
          case "gone":
            this.gone = news;
            this.close();
        }
      },
    });
  }

  /** Ask for something. The number comes back if it is refused; 0 if the line is down. */
  ask(intent: Asked): number {
    this.#ref += 1;
    return this.#line.send({ ...intent, ref: this.#ref }) ? this.#ref : 0;
  }

  /** Say who this has become, and then ask for something. */
  introduce(what: Asked): void {
    this.#hello();
    this.ask(what);
  }

  close(): void {
    this.#line.close();
  }

  #hello(): void {
    this.#greeted = false;
    this.#line.send({ type: "hello", token: token() });
    for (let i = 0; i < 3; i += 1) this.#line.ping();
  }

  #hear(told: Told): void {
    this.told = told;
    this.seeds.hearSteps(told.version % STEPS);
    if (told.steps.length) this.log = [...this.log, ...sentences(told)];
  }
}

/** Who was faster in a race, as a sentence. */
function beaten({ by, milliseconds }: Beaten): Text {
  return { id: "beaten", args: { who: { id: "seat", args: { seat: by } }, milliseconds } };
}

/** What was said of a change, in order. */
function sentences(told: Told | null): Text[] {
  return (told?.steps ?? []).flat().flatMap((beat) => ("text" in beat ? [beat.text] : []));
}
