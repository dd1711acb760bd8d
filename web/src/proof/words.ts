import { Words } from "../words/words";
import file from "./proof.ftl?raw";

const words = new Words([file]);

/** A message of the page that checks a deal. */
export function tell(id: string, args: Record<string, string | number> = {}): string {
  return words.say({ id, args });
}

/** Names in a row: "Anna, Ben and Cleo". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : tell("and", { some: names.slice(0, -1).join(", "), last });
}
