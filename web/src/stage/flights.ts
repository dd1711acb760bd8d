import type { Cue, Flight, Plan, Spot } from "./plan";
import type { Box } from "./player";

type Boxes = ReadonlyMap<string, Box>;

/** How a piece shakes, turns over and rolls. */
export const SHAKE: Keyframe[] = [0, -6, 5, -4, 3, 0].map((x) => ({ translate: `${x}px 0`, rotate: `${x / 2}deg` }));
export const FLIP: Keyframe[] = [{ scale: "1 1" }, { scale: "0 1" }];
export const TUMBLE: Keyframe[] = [
  { rotate: "0deg", translate: "0 0" },
  { rotate: "240deg", translate: "0 -30px" },
  { rotate: "360deg", translate: "0 0" },
];

/** The flights that leave one stack together: a deal. */
export function dealt(cues: readonly Cue[], from: number): Flight[] {
  const first = cues[from];
  if (first?.cue !== "fly") return [];
  const deal: Flight[] = [first];
  for (let i = from + 1; i < cues.length; i++) {
    const next = cues[i];
    if (next?.cue !== "fly" || next.from.zone !== first.from.zone || first.via.length || next.id === first.id) break;
    deal.push(next);
  }
  return deal;
}

/** Whether a plan moves a piece, so that a copy of it is needed. */
export function isCopied(made: Plan, piece: string): boolean {
  return made.cues.some((cue) =>
    cue.cue === "fly"
      ? cue.id === piece || cue.from.piece === piece
      : cue.cue === "ceremony" && cue.thrown?.id === piece,
  );
}

/** Hides a piece from the eye, not from fingers and keys. */
export function veil(stage: HTMLElement, piece: string, hidden: boolean): void {
  const node = stage.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`);
  if (node) node.style.opacity = hidden ? "0" : "";
}

/** Where a spot is on the screen: its piece, its anchor, its zone, or the seat that the zone lies before. */
export function boxOf(spot: Spot, before: Boxes, after: Boxes, owner: number | null): Box | null {
  const boxes = spot.when === "before" ? before : after;
  const zone = `zone:${spot.zone}`;
  return (
    (spot.piece ? boxes.get(`piece:${spot.piece}`) : undefined) ??
    (spot.at ? boxes.get(`anchor:${spot.zone}/${spot.at}`) : undefined) ??
    before.get(zone) ??
    after.get(zone) ??
    after.get(`seat:${owner ?? ""}`) ??
    null
  );
}

/** Where something is, by the id of a piece, a zone or a seat. */
export function boxOn(on: string, boxes: Boxes): Box | null {
  const keys = [on, `piece:${on}`, `zone:${on}`, `seat:${on.replace(/^seat-/, "")}`];
  return keys.map((key) => boxes.get(key)).find(Boolean) ?? null;
}
