import type { Asked } from "../connection/table.svelte";
import { keep, kept } from "../look/kept";
import type { Deal, Room } from "../protocol/messages";
import { remember } from "./deals";

/** A seed that was promised and not yet revealed; both are empty once it is part of a deal. */
interface OwnSeed {
  seed: string;
  commitment: string;
}

const NONE: OwnSeed = { seed: "", commitment: "" };

/** The seeds that this browser adds to the deals of one table, for as long as its person likes. */
export class Seeds {
  /** Whether the person adds seeds. */
  on = $state(false);
  /** Whether the seats' seeds are being revealed: the first card follows. */
  mixing = $state(false);

  readonly #name: string;
  readonly #ask: (intent: Asked) => void;
  #own: OwnSeed = NONE;
  #room: Room | null = null;
  #deal: Deal | null = null;
  #busy = false;

  constructor(code: string, ask: (intent: Asked) => void) {
    this.#name = `seed.${code}`;
    this.#ask = ask;
    const own = kept<OwnSeed>(this.#name);
    this.on = own !== null;
    this.#own = own ?? NONE;
  }

  /** The person wants to add seeds, or no more. */
  async want(on: boolean): Promise<void> {
    this.on = on;
    this.#keep(NONE);
    if (on) await this.#offer();
    else if (this.#room?.stage !== "playing") this.#ask({ type: "promise", commitment: "" });
  }

  /** How the table is now. */
  async hearRoom(room: Room): Promise<void> {
    this.#room = room;
    await this.#offer();
  }

  /** What a match is dealt by; `live` if the page was there when that was told first. */
  hearDeal(deal: Deal, live: boolean): void {
    this.#deal = deal;
    this.mixing = !deal.dealt;
    remember(deal, live || !deal.dealt ? 0 : null);
    if (!this.#own.commitment || !deal.commitments.includes(this.#own.commitment)) return;
    if (deal.dealt) this.#keep(NONE);
    else this.#ask({ type: "reveal", seed: this.#own.seed });
  }

  /** How many steps of the match are played. */
  hearSteps(steps: number): void {
    if (this.#deal?.dealt) remember(this.#deal, steps);
  }

  /** Promise a seed where the seat has promised none. */
  async #offer(): Promise<void> {
    if (this.#busy || !this.#open()) return;
    this.#busy = true;
    if (!this.#own.seed) {
      const seed = random();
      const { digest } = await import("./digest");
      if (this.on) this.#keep({ seed, commitment: digest(seed) });
    }
    this.#busy = false;
    if (this.#open()) this.#ask({ type: "promise", commitment: this.#own.commitment });
  }

  #open(): boolean {
    const room = this.#room;
    if (!this.on || this.mixing || !room || room.stage === "playing" || room.you.seat === null) return false;
    return !room.seats[room.you.seat]?.seed || !this.#own.seed;
  }

  #keep(own: OwnSeed): void {
    this.#own = own;
    keep(this.#name, this.on ? own : null);
  }
}

/** 32 bytes that nobody can guess, in hex. */
function random(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
