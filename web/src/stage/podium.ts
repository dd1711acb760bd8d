import type { Place } from "../protocol/scene";

/** A seat at the end; `first` if nobody was better. */
export interface Ranked {
  place: Place;
  first: boolean;
}

/**
 * The seats from the first to the last, by the number in their first badge: the message's argument `place` counts up,
 * any other (points, say) down. Where no badge has a number they stay in the order of the seats.
 */
export function ranked(places: readonly Place[]): Ranked[] {
  const sorted = [...places].sort((one, other) => rank(one) - rank(other));
  const best = sorted[0] ? rank(sorted[0]) : 0;
  return sorted.map((place) => ({ place, first: Number.isFinite(best) && rank(place) === best }));
}

function rank(place: Place): number {
  const args = place.badges?.[0]?.text?.args ?? {};
  const numbers = Object.entries(args).filter((entry): entry is [string, number] => !Number.isNaN(Number(entry[1])));
  const [name, number] = numbers[0] ?? ["", Number.MAX_VALUE];
  return name === "place" ? Number(number) : -Number(number);
}
