import type { Badge, Piece, Scene, Zone } from "../protocol/scene";
import { SPECTATOR } from "../words/words";

/** The zone that holds a piece, and the piece. */
export function find(scene: Scene, id: string): { zone: Zone; piece: Piece } | null {
  for (const zone of scene.zones) {
    const piece = zone.pieces?.find((one) => one.id === id);
    if (piece) return { zone, piece };
  }
  return null;
}

/** A zone by its id. */
export function zoneOf(scene: Scene, id: string): Zone | null {
  return scene.zones.find((zone) => zone.id === id) ?? null;
}

/** Whether a zone lies before somebody else than the viewer. */
export function isForeign(zone: Zone, viewer: number): boolean {
  return typeof zone.owner === "number" && zone.owner !== viewer;
}

/** The seats that sit opposite, in the order of play from the viewer's left; all of them for a spectator. */
export function others(scene: Scene): number[] {
  const seats = scene.places.map((place) => place.seat);
  const mine = seats.indexOf(scene.viewer);
  if (scene.viewer === SPECTATOR || mine < 0) return seats;
  return [...seats.slice(mine + 1), ...seats.slice(0, mine)];
}

/** As whom bots sit there. */
const BOTS = ["owl", "frog", "bear", "duck", "hedgehog", "penguin"];

/** The drawing of who sits there: the animal of a guest, or a bot's. */
export function sitter(animal: string | null | undefined, seat: number): string {
  return `/animal-${animal || BOTS[seat % BOTS.length]}`;
}

/** Row and column of an anchor written `ROW-COLUMN`. */
export function rowColumn(at: string | undefined): [number, number] | null {
  const match = /^(\d+)-(\d+)$/.exec(at ?? "");
  return match ? [Number(match[1]), Number(match[2])] : null;
}

/** How many rows and columns a ground has: its labels, its seats, or what its pieces need. */
export function groundOf(zone: Zone, seats: number): { rows: number; columns: number } {
  const pieces = zone.pieces ?? [];
  const cells = pieces.map((piece) => rowColumn(piece.at)).filter((cell) => cell !== null);
  const square = Math.ceil(Math.sqrt(pieces.length));
  const needed = (axis: 0 | 1) => Math.max(0, ...cells.map((cell) => cell[axis] + 1));
  const columns = zone.columns?.length || needed(1) || square;
  const rows = zone.rows?.length || (zone.lanes ? seats : needed(0) || Math.ceil(pieces.length / Math.max(1, columns)));
  return { rows, columns };
}

/** What a badge says in little room: beside a picture its number is enough. */
export function short(badge: Badge, said: string): string {
  const number = badge.art ? /^[+−-]?\d+/.exec(said)?.[0] : undefined;
  return number ?? said;
}
