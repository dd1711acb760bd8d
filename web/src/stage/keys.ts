import type { Desk } from "./desk.svelte";
import { chosenBy } from "./gestures";

export type Way = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
export interface Box {
  x: number;
  y: number;
}

/** The nearest of some places in one direction, counting sideways steps double; -1 if there is none. */
export function nearest(from: Box, places: readonly Box[], way: Way): number {
  const across = way === "ArrowUp" || way === "ArrowDown";
  const sign = way === "ArrowLeft" || way === "ArrowUp" ? -1 : 1;
  let best = -1;
  let least = Infinity;
  places.forEach((place, i) => {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = sign * (across ? dy : dx);
    const aside = Math.abs(across ? dx : dy);
    const cost = ahead + 2 * aside;
    if (ahead > 1 && cost < least) [best, least] = [i, cost];
  });
  return best;
}

/** Keys of the whole stage: a digit (in a race also a letter) chooses, Escape takes back, `i` tells what is focused. */
export function stageKey(desk: Desk, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  if (event.key === "Escape") desk.back();
  else if (event.key === "i") {
    const piece = (event.target as HTMLElement).closest<HTMLElement>("[data-piece]")?.dataset["piece"];
    if (piece) desk.informed = piece;
  } else if (/^[0-9a-z]$/i.test(event.key)) {
    const choice = event.repeat ? null : chosenBy(desk.prompt, desk.picked, event.key.toLowerCase());
    if (choice && "press" in choice) press(desk, choice.press);
    else if (choice) desk.act([choice.act]);
  } else if (event.key.startsWith("Arrow")) step(event);
}

/** Presses a piece and lets the focus follow, so that Enter plays what a digit lifted. */
function press(desk: Desk, key: string): void {
  desk.press(key);
  document.querySelector<HTMLElement>(`.stage [data-piece="${CSS.escape(key)}"]`)?.focus();
}

/** Moves the focus within the zone of the focused piece. */
function step(event: KeyboardEvent): void {
  const here = (event.target as HTMLElement).closest<HTMLElement>("button");
  const zone = here?.closest<HTMLElement>("[data-zone]");
  if (!here || !zone) return;
  const buttons = [...zone.querySelectorAll<HTMLElement>("button")];
  const next = buttons[nearest(middle(here), buttons.map(middle), event.key as Way)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function middle(node: HTMLElement): Box {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
