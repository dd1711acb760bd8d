import { Gravity, Shakes, type Push } from "./shake";

/** Safari's: there the page has to ask, at a touch. */
type Asking = { requestPermission?: () => Promise<"granted" | "denied"> };

/** Feels whether the phone is shaken, where it has the sense for it and may be asked. */
export class Feeling {
  /** Whether it has felt anything: a laptop says that it can, and never does. */
  works = $state(false);
  /** Whether the page may have to ask first. */
  asks = $state(mayAsk());
  /** Whether it was asked and said no. */
  refused = $state(false);
  readonly #shakes = new Shakes();
  readonly #gravity = new Gravity();
  readonly #onshake: () => void;

  constructor(onshake: () => void) {
    this.#onshake = onshake;
  }

  /** Asks whether it may. Only a touch may call it. */
  async ask(): Promise<void> {
    try {
      this.refused = (await (DeviceMotionEvent as Asking).requestPermission?.()) === "denied";
    } catch {
      this.refused = true;
    }
    this.asks = false;
  }

  /** Takes what the phone measures. */
  feel({ acceleration, accelerationIncludingGravity, timeStamp }: DeviceMotionEvent): void {
    const free = pushOf(acceleration);
    const heavy = pushOf(accelerationIncludingGravity);
    const push = free ?? (heavy && this.#gravity.without(heavy, timeStamp));
    if (!push) return;
    this.works = true;
    this.asks = false;
    if (this.#shakes.feel(push, timeStamp)) this.#onshake();
  }
}

/** Some laptops' browsers can be asked too, but nobody shakes a laptop. Without `https` no page is told of shakes. */
function mayAsk(): boolean {
  if (!isSecureContext) return false;
  const asking = typeof DeviceMotionEvent !== "undefined" && !!(DeviceMotionEvent as Asking).requestPermission;
  return asking && matchMedia("(pointer: coarse)").matches;
}

function pushOf(found: DeviceMotionEventAcceleration | null): Push | null {
  if (found?.x == null || found.y == null || found.z == null) return null;
  return [found.x, found.y, found.z];
}
