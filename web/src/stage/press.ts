import type { Attachment } from "svelte/attachments";
import type { Desk } from "./desk.svelte";
import { claimOf, draggable } from "./gestures";

const HOLD = 480;
const SLOP = 8;

/** Makes a piece answer to long presses (what is it?) and to being dragged to a goal. Taps stay plain clicks. */
export function pressing(desk: Desk, piece: string): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number; id: number } | null = null;
    let timer = 0;
    let ghost: HTMLElement | null = null;
    let spent = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      spent = false;
      // In a race every millisecond counts: what is claimed does not wait for the finger to be lifted.
      if (claimOf(desk.prompt, piece)) {
        spent = true;
        desk.press(piece);
        return;
      }
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      timer = window.setTimeout(() => {
        spent = true;
        start = null;
        desk.informed = piece;
      }, HOLD);
    }

    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!ghost && Math.hypot(dx, dy) < SLOP) return;
      clearTimeout(timer);
      if (!ghost) {
        if (!draggable(desk.prompt, piece)) return;
        node.setPointerCapture(event.pointerId);
        desk.lift(piece);
        ghost = shadowOf(node);
      }
      ghost.style.translate = `${dx}px ${dy}px`;
    }

    function up(event: PointerEvent): void {
      clearTimeout(timer);
      start = null;
      if (!ghost) return;
      ghost.remove();
      ghost = null;
      spent = true;
      desk.drop(piece, under(event.clientX, event.clientY));
    }

    function cancel(): void {
      clearTimeout(timer);
      start = null;
      if (!ghost) return;
      ghost.remove();
      ghost = null;
      desk.back();
    }

    function click(event: MouseEvent): void {
      if (spent) event.stopImmediatePropagation();
      spent = false;
    }

    function menu(event: Event): void {
      event.preventDefault();
      cancel();
      desk.informed = piece;
    }

    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel, contextmenu: menu };
    for (const [name, heard] of Object.entries(listeners)) node.addEventListener(name, heard as EventListener);
    node.addEventListener("click", click, { capture: true });
    return () => {
      cancel();
      for (const [name, heard] of Object.entries(listeners)) node.removeEventListener(name, heard as EventListener);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}

/** The piece or anchor at a point of the screen. */
function under(x: number, y: number): string | null {
  const hit = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-piece], [data-goal]");
  return hit?.dataset["goal"] ?? hit?.dataset["piece"] ?? null;
}

function shadowOf(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-piece");
  copy.setAttribute("aria-hidden", "true");
  const stage = node.closest<HTMLElement>(".stage");
  const origin = stage?.getBoundingClientRect() ?? { left: 0, top: 0 };
  Object.assign(copy.style, {
    position: "absolute",
    left: `${box.left - origin.left}px`,
    top: `${box.top - origin.top}px`,
    width: `${box.width}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
    opacity: "0.9",
  });
  stage?.append(copy);
  return copy;
}
