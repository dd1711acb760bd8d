import { veil } from "./flights";
import type { Box, Player } from "./player";

/** A piece that was claimed, on its way to the viewer until the table says who was first. */
export class Grab {
  readonly box: Box;
  readonly #ghost: Element | null;
  readonly #home: Box;

  constructor(
    readonly piece: string,
    readonly stage: HTMLElement,
    player: Player,
  ) {
    const node = stage.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`);
    const origin = stage.getBoundingClientRect();
    const around = node?.getBoundingClientRect() ?? origin;
    const middle = { x: around.left + around.width / 2 - origin.left, y: around.top + around.height / 2 - origin.top };
    this.#home = { ...middle, width: around.width, height: around.height };
    this.box = { ...this.#home, x: origin.width / 2, y: origin.height * 0.74 };
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
