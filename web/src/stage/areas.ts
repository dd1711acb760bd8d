import type { Scene, Zone } from "../protocol/scene";
import { isForeign } from "./scene";

/**
 * Where a zone may lie. `left` and `right` are one column on an upright phone; `seat` is its owner's place-card;
 * `panel` is the book beside the table, where notebooks are kept.
 */
export type Area = "main" | "left" | "right" | "hand" | "own" | "seat" | "panel";
export const AREAS: readonly Area[] = ["main", "left", "right", "hand", "own", "seat", "panel"];
/** Which zones a game wants elsewhere than usual, and in which order. */
export type Wishes = Readonly<Record<string, Area>>;

/** The zones of a scene by area: where the game wishes them, else where their kind usually lies. */
export function areasOf(scene: Scene, wishes: Wishes = {}): Record<Area, Zone[]> {
  const areas: Record<Area, Zone[]> = { main: [], left: [], right: [], hand: [], own: [], seat: [], panel: [] };
  const wished = Object.keys(wishes);
  const order = (zone: Zone) => (wished.includes(zone.id) ? wished.indexOf(zone.id) : wished.length);
  for (const zone of [...scene.zones].sort((one, other) => order(one) - order(other))) {
    const area = wishes[zone.id] ?? usual(zone, scene);
    areas[area === "left" && !wishes[zone.id] && areas.left.length > areas.right.length ? "right" : area].push(zone);
  }
  return areas;
}

/** Left and right as one column, in the order that the game wishes. */
export function column(areas: Record<Area, Zone[]>, wishes: Wishes = {}): Zone[] {
  const wished = Object.keys(wishes);
  const order = (zone: Zone) => (wished.includes(zone.id) ? wished.indexOf(zone.id) : wished.length);
  return [...areas.left, ...areas.right].sort((one, other) => order(one) - order(other));
}

function usual(zone: Zone, scene: Scene): Area {
  const viewer = scene.viewer;
  if (isForeign(zone, viewer)) return "seat";
  const mine = zone.owner === viewer;
  switch (zone.kind) {
    case "fan":
      return "hand";
    case "row":
      return mine ? "hand" : "main";
    case "stack":
      return mine ? "own" : "left";
    case "tray":
      return mine ? "own" : scene.zones.some((one) => one.kind === "board") ? "left" : "main";
    case "grid":
      return mine ? "own" : "main";
    case "board":
    case "notebook":
      return "main";
  }
}
