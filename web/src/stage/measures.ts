import type { Zone } from "../protocol/scene";

/** Whether a stage of this size is laid out like an upright phone. */
export function isTall(width: number, height: number): boolean {
  return width < 700 || height > width * 1.15;
}

/** How much larger than the drawings of 390 × 844 and 992 × 800 everything is. */
export function scaleOf(width: number, height: number, tall: boolean): number {
  const fits = tall ? Math.min(width / 390, height / 800) : Math.min(width / 992, height / 800);
  return Math.min(1.5, Math.max(tall ? 0.8 : 0.7, fits));
}

/** What the page keeps free in the corner of a phone, for what it hangs there. */
export const CORNER = 46;

/** The share of the width that each of the others gets behind the rim. */
export function shareOf(seats: number, width: number, scale: number, tall: boolean): number {
  const most = (tall ? width - 8 - CORNER : width * 0.9) / Math.max(1, seats);
  return tall ? most : Math.min(255 * scale, most);
}

/** Cards beside the board are as large as all of a column leave room for. */
export function sideCard(zones: readonly Zone[], room: number, largest: number): number {
  const marks = zones.filter((zone) => zone.badges?.length).length;
  return Math.min(largest, ((room - marks * 46) / Math.max(1, zones.length) - 16) / 1.4);
}
