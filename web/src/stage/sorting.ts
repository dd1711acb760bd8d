import type { Gesture, Scene, Zone } from "../protocol/scene";

/** By which of its sorts each zone lies; what is not named lies as it was sent. */
export type Sorts = ReadonlyMap<string, number>;

/** The scene with its hands as the viewer sorted them. What can be done follows, so that keys count along the hand. */
export function sorted(scene: Scene, sorts: Sorts): Scene {
  const zones = scene.zones.map((zone) => {
    const by = sortOf(zone, sorts);
    return by ? { ...zone, pieces: piecesBy(zone, by) } : zone;
  });
  const moved = zones.filter((zone, i) => zone !== scene.zones[i]);
  if (!moved.length) return scene;
  const gestures = moved.reduce((sofar, zone) => along(zone, sofar), scene.prompt.gestures ?? []);
  return { ...scene, zones, prompt: { ...scene.prompt, gestures } };
}

/** By which of its sorts a zone lies: the first one, unless the viewer chose another that it still has. */
export function sortOf(zone: Zone, sorts: Sorts): number {
  const by = sorts.get(zone.id) ?? 0;
  return by < (zone.sorts?.length ?? 0) ? by : 0;
}

function piecesBy(zone: Zone, by: number): NonNullable<Zone["pieces"]> {
  return [...(zone.pieces ?? [])].sort((one, other) => (one.order?.[by] ?? 0) - (other.order?.[by] ?? 0));
}

/** The gestures that begin with pieces of a zone change places among themselves, as the pieces did. */
function along(zone: Zone, gestures: readonly Gesture[]): Gesture[] {
  const places = new Map(zone.pieces?.map((piece, place) => [piece.id, place]));
  const place = (gesture: Gesture) => ("piece" in gesture ? places.get(gesture.piece) : undefined);
  const lying = gestures.filter((gesture) => place(gesture) !== undefined);
  lying.sort((one, other) => (place(one) ?? 0) - (place(other) ?? 0));
  return gestures.map((gesture) => (place(gesture) === undefined ? gesture : (lying.shift() ?? gesture)));
}
