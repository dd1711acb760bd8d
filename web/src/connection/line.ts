import type { Intent, News } from "../protocol/messages";

/** Each pause before another try is longer than the last, in milliseconds. */
const PAUSES = [300, 700, 1500, 3000, 5000, 8000];
const PING_EVERY = 15_000;
/** Without a word for this long the line is taken for dead. */
const SILENCE = 40_000;

interface Ends {
  /** The line is up: say hello. */
  up: () => void;
  down: () => void;
  news: (news: News) => void;
}

/** A socket that comes back: after growing pauses, and at once when the page is seen again or the network is back. */
export class Line {
  readonly #url: string;
  readonly #ends: Ends;
  #socket: WebSocket | null = null;
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(url: string, ends: Ends) {
    this.#url = url;
    this.#ends = ends;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Whether it was sent. */
  send(intent: Intent): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(intent));
    return true;
  }

  ping(): void {
    this.send({ type: "ping", sent: Date.now() });
  }

  /** Hang up for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    clearInterval(this.#pings);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#again);
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#heard = Date.now();
      this.#ends.up();
      this.#pings = setInterval(() => this.#check(), PING_EVERY);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#ends.news(JSON.parse(data) as News);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #check(): void {
    if (Date.now() - this.#heard < SILENCE) return this.ping();
    // A dead connection may take minutes to close: do not wait for it.
    this.#ends.down();
    this.#restart();
  }

  #restart(): void {
    const old = this.#socket;
    this.#socket = null;
    clearInterval(this.#pings);
    old?.close();
    this.#connect();
  }

  #lost(): void {
    clearInterval(this.#pings);
    this.#socket = null;
    if (this.#closed) return;
    this.#ends.down();
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 0;
    this.#tries += 1;
    this.#again = setTimeout(() => this.#connect(), pause * (0.8 + 0.4 * Math.random()));
  }

  readonly #hurry = (): void => {
    if (document.hidden || this.#closed) return;
    if (!this.#socket) this.#connect();
    else if (this.#socket.readyState === WebSocket.OPEN) this.ping();
  };
}
