import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Text } from "../protocol/scene";

/** Names of those who sit; a seat without one is called what the game calls it. */
export type Names = Readonly<Record<number, string>>;
type Args = Record<string, string | number>;

/** The viewer who has no seat. */
export const SPECTATOR = 6;
const NOBODY: Names = {};
const PREFIX = /^(action|told|outcome|field|option|ceremony)-/;

/** The messages of one or more files, the first that has a message counts. A message that none has is said plainly. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(files: readonly string[], language = "en") {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) this.#bundle.addResource(new FluentResource(file));
  }

  /** Whether any file has a message. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message in words. The viewer's own seat is "you", others have the names given, or the game's own. */
  say(text: Text, viewer = SPECTATOR, names: Names = NOBODY): string {
    const given = text.args ?? {};
    if (text.id === "seat") return this.seat(Number(given["seat"]), viewer, names);
    const args: Args = {};
    for (const [name, value] of Object.entries(given)) {
      if (typeof value !== "object") {
        args[name] = value;
        continue;
      }
      args[name] = this.say(value, viewer, names);
      if (value.id === "seat") args[`${name}-is`] = value.args?.["seat"] === viewer ? "you" : "other";
    }
    return this.has(text.id) ? this.#filled(text.id, args) : plain(text.id, args);
  }

  /** What a seat is called; where there is little room, by the short name that the game may give it. */
  seat(seat: number, viewer = SPECTATOR, names: Names = NOBODY, narrow = false): string {
    if (seat === viewer && this.has("you")) return this.#filled("you", {});
    const brief = `seat-${seat + 1}-short`;
    const own = narrow && this.has(brief) ? brief : `seat-${seat + 1}`;
    return names[seat] ?? (this.has(own) ? this.#filled(own, {}) : `Seat ${seat + 1}`);
  }

  #filled(id: string, args: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    // The errors go nowhere: what lacks is shown as `{$name}`, and the game goes on.
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : plain(id, {});
  }
}

/** A message made from its id and its arguments: `told-raise` of seat 1 by 2 is "Seat 2: raise, by 2". */
export function plain(id: string, args: Args): string {
  const rest = Object.entries(args).filter(([name]) => name !== "who" && !name.endsWith("-is"));
  let parts = [spaced(id.replace(PREFIX, "")), ...rest.map(([name, value]) => `${spaced(name)} ${value}`)];
  const only = rest[0];
  if (only && rest.length === 1 && ["value", "outcome"].includes(only[0])) parts = [`${parts[0]}: ${only[1]}`];
  const sentence = parts.join(", ");
  return "who" in args ? `${args["who"]}: ${sentence}` : sentence;
}

function spaced(name: string): string {
  return name.replace(/[-_]/g, " ");
}
