import { veil } from "./flights";
import type { Box, Player } from "./player";

/** A piece that was claimed, on its way to the viewer or onto a zone until the table says who was first. */
export class Grab {
  readonly box: Box;
  readonly #ghost: Element | null;
  readonly #home: Box;

  constructor(
    readonly piece: string,
    readonly stage: HTMLElement,
    player: Player,
    onto = "",
  ) {
    const node = stage.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`);
    const origin = stage.getBoundingClientRect();
    const around = node?.getBoundingClientRect() ?? origin;
    const goal = onto ? stage.querySelector<HTMLElement>(`[data-zone="${CSS.escape(onto)}"]`) : null;
    this.#home = { ...middleOf(around, origin), width: around.width, height: around.height };
    const there = goal
      ? middleOf(goal.getBoundingClientRect(), origin)
      : { x: origin.width / 2, y: origin.height * 0.74 };
    this.box = { ...this.#home, ...there };
    this.#ghost = node ? player.lay(node, this.box) : null;
    veil(stage, piece, true);
    if (this.#ghost)
      void player.run(this.#ghost, [{ translate: this.#away() }, { translate: "0 0" }], { duration: 180 });
  }

  /** Somebody else was first: it goes back. */
  letGo(player: Player): void {
    const ghost = this.#ghost;
    const home = ghost && player.run(ghost, [{ translate: "0 0" }, { translate: this.#away() }], { duration: 240 });
    void Promise.resolve(home).then(() => this.end());
  }

  end(): void {
    this.#ghost?.remove();
    veil(this.stage, this.piece, false);
  }

  #away(): string {
    return `${this.#home.x - this.box.x}px ${this.#home.y - this.box.y}px`;
  }
}

function middleOf(box: DOMRect, origin: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2 - origin.left, y: box.top + box.height / 2 - origin.top };
}
