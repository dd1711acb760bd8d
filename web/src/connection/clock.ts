/** How far the server's clock is ahead of this page's, by the quickest of several pings. */
export class Clock {
  #best = Infinity;
  /** Seconds. */
  offset = 0;

  /** A ping that left at `sent` came back at `now` (milliseconds, this page's clock); the server's said `clock` (seconds). */
  heard(sent: number, now: number, clock: number): void {
    const trip = now - sent;
    if (trip > this.#best) {
      // A machine's clock drifts: an old record weighs less and less.
      this.#best *= 1.1;
      return;
    }
    this.#best = trip;
    this.offset = clock - (sent + now) / 2000;
  }
}
