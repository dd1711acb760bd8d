import type { Text } from "../protocol/scene";

/** The seat that a sentence is about, if it is about one. */
export function seatOf({ args }: Text): number | null {
  const who = args?.["who"];
  const seat = typeof who === "object" && who.id === "seat" ? who.args?.["seat"] : undefined;
  return typeof seat === "number" ? seat : null;
}
