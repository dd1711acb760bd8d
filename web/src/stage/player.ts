/** Moves things on the screen: measured boxes, copies that fly, and a clock that can be hurried. */

/** A box by its middle, so that a turned card has the same one as a straight card. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where everything was at one moment, relative to the stage, with copies of what will travel. */
export interface Snapshot {
  boxes: Map<string, Box>;
  copies: Map<string, HTMLElement>;
}

const TRAVEL = 260;
const HOP = 170;
const EASE = "cubic-bezier(.2,.7,.3,1)";

/** Measures pieces, zones, anchors and seats below a stage. Keys: `piece:ID`, `zone:ID`, `anchor:ZONE/AT`, `seat:N`. */
export function snapshot(stage: HTMLElement, copied: (piece: string) => boolean): Snapshot {
  const origin = stage.getBoundingClientRect();
  const boxes = new Map<string, Box>();
  const copies = new Map<string, HTMLElement>();
  for (const node of stage.querySelectorAll<HTMLElement>("[data-piece], [data-zone], [data-anchor], [data-seat]")) {
    const { piece, zone, anchor, seat } = node.dataset;
    const around = node.getBoundingClientRect();
    const middle = { x: around.left + around.width / 2 - origin.left, y: around.top + around.height / 2 - origin.top };
    const box = { ...middle, width: node.offsetWidth || around.width, height: node.offsetHeight || around.height };
    if (!box.width) continue;
    if (piece) boxes.set(`piece:${piece}`, box);
    if (zone) boxes.set(`zone:${zone}`, box);
    if (anchor) boxes.set(`anchor:${anchor}`, box);
    if (seat) boxes.set(`seat:${seat}`, box);
    if (piece && copied(piece)) copies.set(piece, node.cloneNode(true) as HTMLElement);
  }
  return { boxes, copies };
}

export class Player {
  /** 1 is the usual pace. */
  pace = 1;
  #skipped = false;
  readonly #live = new Set<Animation>();
  #wake: (() => void) | null = null;

  constructor(
    readonly layer: HTMLElement,
    readonly calm: () => boolean,
  ) {}

  /** Ends everything that moves; until `begin` all that follows happens at once. */
  skip(): void {
    this.#skipped = true;
    for (const animation of this.#live) animation.finish();
    this.#wake?.();
  }

  begin(): void {
    this.#skipped = false;
  }

  get hurried(): boolean {
    return this.#skipped || document.hidden;
  }

  /** Waits, unless all is skipped. */
  async wait(milliseconds: number): Promise<void> {
    if (this.hurried) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds / this.pace);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = null;
  }

  /** Animates an element and waits for its end. */
  async run(node: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    if (this.hurried) return;
    const animation = node.animate(frames, { easing: EASE, fill: "both", ...timing });
    animation.playbackRate = this.pace;
    this.#live.add(animation);
    await animation.finished.catch(() => undefined);
    this.#live.delete(animation);
    animation.cancel();
  }

  /** Lays a copy where the piece was. */
  lay(copy: HTMLElement, box: Box): HTMLElement {
    const ghost = document.createElement("div");
    const lift = document.createElement("div");
    ghost.className = "ghost";
    put(ghost, box);
    lift.append(plainCopy(copy));
    ghost.append(lift);
    this.layer.append(ghost);
    return ghost;
  }

  /**
   * Lets a copy that was laid travel through boxes, in a slight arc from each to the next; it may turn into `into` on
   * its way. It stays where it arrived until it is removed, and is gone at once if there is nothing to see.
   */
  async fly(ghost: HTMLElement, into: HTMLElement | null, boxes: readonly Box[], delay = 0): Promise<void> {
    const start = boxes[0];
    const end = boxes.at(-1);
    const lift = ghost.firstElementChild;
    const front = lift?.firstElementChild;
    if (!start || !end || !lift || !front || this.hurried || this.calm()) {
      ghost.remove();
      return this.calm() ? this.wait(120) : undefined;
    }
    // What moves lies on top of what waits.
    this.layer.append(ghost);
    const back = into ? plainCopy(into) : null;
    if (back) lift.append(back);
    put(ghost, start);
    const legs = boxes.length - 1;
    const leg = legs > 1 ? HOP : TRAVEL;
    const path = boxes.map((box) => ({
      transform: `translate(${box.x - start.x}px, ${box.y - start.y}px) scale(${box.width / start.width})`,
      easing: legs > 1 ? "ease-in-out" : EASE,
    }));
    const height = legs > 1 ? 16 : Math.min(34, 8 + Math.hypot(start.x - end.x, start.y - end.y) * 0.12);
    const arc = [{ translate: "0 0" }, { translate: `0 ${-height}px` }, { translate: "0 0" }];
    await Promise.all([
      this.run(ghost, path, { duration: leg * legs, delay }),
      this.run(lift, arc, { duration: leg, iterations: legs, delay, easing: "ease-in-out" }),
      back ? this.#turn(front, back, leg, delay) : null,
    ]);
    if (back) front.remove();
    put(ghost, end);
  }

  async #turn(front: Element, back: Element, duration: number, delay: number): Promise<void> {
    const half = duration / 2;
    const away = [{ scale: "1 1" }, { scale: "0 1", offset: 0.5 }, { scale: "0 1" }];
    const here = [{ scale: "0 1" }, { scale: "0 1", offset: 0.5 }, { scale: "1 1" }];
    await Promise.all([
      this.run(front, away, { duration: half * 2, delay, easing: "linear" }),
      this.run(back, here, { duration: half * 2, delay, easing: "linear" }),
    ]);
  }
}

function put(ghost: HTMLElement, { x, y, width, height }: Box): void {
  ghost.style.cssText = `left:${x - width / 2}px;top:${y - height / 2}px;width:${width}px;height:${height}px`;
}

function plainCopy(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll("[data-piece]")]) one.removeAttribute("data-piece");
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("tabindex", "-1");
  copy.style.opacity = "1";
  return copy;
}
