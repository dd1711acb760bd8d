// Made from `protocol.schema.json` by `npm run protocol`.
import type {Beat, Scene, Text} from "./scene";

export type Intent =
  | Hello
  | Sit
  | Stand
  | PromiseSeed
  | RevealSeed
  | Act
  | Chat
  | Marking
  | Setup
  | Bot
  | Remove
  | Move
  | Start
  | Rematch
  | Ping;
export type OwnMark = "maybe" | "out" | "sure";
export type News = Room | Deal | Told | History | Marks | Talk | Refused | Beaten | Pong | Gone | Closing;

/**
 * What the page and the server say to each other.
 */
export interface Protocol {
  GameCard?: GameCard;
  GoOn?: GoOn;
  Guest?: Guest;
  GuestChange?: GuestChange;
  Health?: Health;
  Intent?: Intent;
  MatchCard?: MatchCard;
  Moments?: Moments;
  NewGuest?: NewGuest;
  NewTable?: NewTable;
  News?: News;
  OwnMark?: OwnMark;
  PlayedCard?: PlayedCard;
  Problem?: Problem;
  TableCard?: TableCard;
}
/**
 * A game in the lobby. Its title is the message `title` of its words.
 */
export interface GameCard {
  age: number | null;
  figures: string[];
  files: string;
  languages: string[];
  levels: string[];
  minutes: [number, number] | null;
  options: OptionCard[];
  picture: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  ready: boolean;
  slug: string;
}
/**
 * What a table may choose before a match; `label` is the game's message `option-NAME`.
 */
export interface OptionCard {
  default: string;
  label: Text;
  name: string;
  values: ValueCard[];
}
/**
 * One value of an option; `text` is the game's message `option-NAME-VALUE`.
 */
export interface ValueCard {
  text: Text;
  value: string;
}
/**
 * Go on from a position of a finished match, at a table of one's own.
 */
export interface GoOn {
  level?: string;
  position: number;
  seat?: number;
}
/**
 * Somebody who plays. `token` is what proves it: it is told once, when the guest is new.
 */
export interface Guest {
  animal: string;
  guest: string;
  name: string;
  token?: string;
}
/**
 * What a guest wants to be called from now on. What is missing stays as it is.
 */
export interface GuestChange {
  animal?: string | null;
  name?: string | null;
}
/**
 * Whether the server is well, and how far the rules are compiled.
 */
export interface Health {
  games: {
    [k: string]: string;
  };
  ok: boolean;
  version: string;
}
/**
 * The first message of a connection. Without a token it watches.
 */
export interface Hello {
  ref?: number;
  token?: string;
  type: "hello";
}
/**
 * Take a free seat, or that of a bot before the start; without a number, the one that suits the guest's animal.
 */
export interface Sit {
  ref?: number;
  seat?: number | null;
  type: "sit";
}
/**
 * Leave the seat, and watch. In a match a bot plays on.
 */
export interface Stand {
  ref?: number;
  type: "stand";
}
/**
 * Between matches: add a seed of one's own to the next deal, by its SHA-256 in hex; empty to take that back.
 */
export interface PromiseSeed {
  commitment?: string;
  ref?: number;
  type: "promise";
}
/**
 * The seed that was promised, once a `deal` asks for it: before the first card, and soon.
 */
export interface RevealSeed {
  ref?: number;
  seed: string;
  type: "reveal";
}
/**
 * Act in the match. `version` is that of the scene that was seen.
 *
 * A route has several actions: they are taken one after another until something unforeseen happens.
 */
export interface Act {
  /**
   * @minItems 1
   * @maxItems 64
   */
  actions: [number, ...number[]];
  reaction?: number | null;
  ref?: number;
  type: "act";
  version: number;
}
/**
 * Say something to everybody at the table.
 */
export interface Chat {
  ref?: number;
  text: string;
  type: "say";
}
/**
 * Put a mark of one's own on a cell of the notebook, or take it away. Nobody in another seat ever sees it.
 */
export interface Marking {
  cell: string;
  mark?: OwnMark | null;
  ref?: number;
  type: "mark";
}
/**
 * Host, before the start: how the table is set up. What is missing stays as it is.
 */
export interface Setup {
  limit?: number | null;
  listed?: boolean | null;
  options?: {
    [k: string]: string;
  } | null;
  ref?: number;
  seats?: number | null;
  type: "setup";
}
/**
 * Host: a bot plays this seat (before the start also: another level). Without a level the seat becomes free.
 */
export interface Bot {
  level?: string;
  ref?: number;
  seat: number;
  type: "bot";
}
/**
 * Host: whoever sits here becomes a watcher. In a match a bot plays on.
 */
export interface Remove {
  ref?: number;
  seat: number;
  type: "remove";
}
/**
 * Host, before the start: who sits in one seat changes places with who sits in another.
 */
export interface Move {
  ref?: number;
  seat: number;
  to: number;
  type: "move";
}
/**
 * Host: begin. Free seats are taken by bots.
 */
export interface Start {
  ref?: number;
  type: "start";
}
/**
 * After the end, anybody who sits: the same again, with the same seats and watchers.
 */
export interface Rematch {
  ref?: number;
  type: "rematch";
}
/**
 * Is anybody there, and what does your clock say? `sent` comes back as it is.
 */
export interface Ping {
  ref?: number;
  sent: number;
  type: "ping";
}
/**
 * A finished match.
 */
export interface MatchCard {
  code: string;
  game: string;
  names: string[];
  number: number;
  options: {
    [k: string]: string;
  };
  positions: PositionCard[];
  rules_version: string;
  same_rules: boolean;
  seats: number;
  taken_over: number;
}
/**
 * A position of a finished match at which somebody had to decide, or its end.
 */
export interface PositionCard {
  seats: number[];
  step: number;
}
/**
 * Some positions of a finished match in order, of which the first is number `first`.
 */
export interface Moments {
  first: number;
  moments: MomentCard[];
}
/**
 * A position of a finished match, as one viewer saw it.
 */
export interface MomentCard {
  beats: Beat[][];
  scene: Scene;
  step: number;
}
/**
 * Somebody who wants to play.
 */
export interface NewGuest {
  animal: string;
  name: string;
}
/**
 * A table to open. Its maker sits in the first seat and is its host.
 */
export interface NewTable {
  game: string;
  level?: string;
  limit?: number;
  listed?: boolean;
  options?: {
    [k: string]: string;
  };
  seats: number;
  start?: boolean;
}
/**
 * The table without its match; sent at first and whenever something of it changes.
 */
export interface Room {
  code: string;
  game: string;
  limit: number;
  listed: boolean;
  match: number;
  notice?: Text | null;
  options: {
    [k: string]: string;
  };
  seats: SeatView[];
  stage: "open" | "over" | "playing";
  type: "room";
  watchers: string[];
  you: You;
}
/**
 * Who sits in a seat.
 */
export interface SeatView {
  animal?: string;
  away?: boolean;
  guest?: string;
  host?: boolean;
  kind: "bot" | "free" | "person";
  level?: string;
  name?: string;
  seed?: boolean;
  stand_in?: boolean;
  wins?: number;
}
/**
 * Whom the table takes the page for.
 */
export interface You {
  guest: string;
  host: boolean;
  seat: number | null;
}
/**
 * What a match will be, or was, dealt by; sent before its first card, twice if seats reveal seeds in between.
 */
export interface Deal {
  commitments: string[];
  dealt: boolean;
  match: string;
  promise: string;
  seeds: string[];
  type: "deal";
}
/**
 * What happened, step by step, and what the match looks like afterwards. The first one has no steps.
 */
export interface Told {
  clock: number;
  deadline: number | null;
  scene: Scene;
  steps: Beat[][];
  type: "told";
  version: number;
}
/**
 * The log of the match so far, sent at first.
 */
export interface History {
  lines: Text[];
  type: "history";
}
/**
 * All of the viewer's own marks in the notebook, by cell; sent with the match at first, and when they change.
 */
export interface Marks {
  marks: {
    [k: string]: OwnMark;
  };
  type: "marks";
}
/**
 * Chat: all that is kept at first, then each as it comes.
 */
export interface Talk {
  said: Said[];
  type: "talk";
}
/**
 * One chat message.
 */
export interface Said {
  animal: string;
  at: number;
  name: string;
  seat?: number | null;
  text: string;
}
/**
 * A command was not carried out, and why. `reason` is a message of the game, the engine or the table.
 */
export interface Refused {
  reason: Text;
  ref: number;
  type: "refused";
}
/**
 * A claim in a race did not count, because another one was earlier. Nothing was done, and it costs nothing.
 */
export interface Beaten {
  by: number;
  milliseconds: number;
  ref: number;
  type: "beaten";
}
/**
 * The answer to a ping.
 */
export interface Pong {
  clock: number;
  sent: number;
  type: "pong";
}
/**
 * The table closes this connection, and why.
 */
export interface Gone {
  reason: Text;
  type: "gone";
}
/**
 * The server ends, and starts again soon: the page keeps what it shows, and connects until it is back.
 */
export interface Closing {
  type: "closing";
}
/**
 * A finished match in the lobby.
 */
export interface PlayedCard {
  code: string;
  finished: number;
  game: string;
  number: number;
}
/**
 * Why a call was refused: `detail` is a sentence for the person who asked.
 */
export interface Problem {
  detail: string;
  status_code: number;
}
/**
 * A table in the lobby.
 */
export interface TableCard {
  code: string;
  free: number;
  game: string;
  link: string;
  names: string[];
  seats: number;
  stage: "open" | "over" | "playing";
  your_turn: boolean;
}
