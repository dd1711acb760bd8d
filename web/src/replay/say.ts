import { Words } from "../words/words";
import ownFile from "./replay.ftl?raw";

const ownWords = new Words([ownFile]);

/** A message of this page. */
export function say(id: string, args: Record<string, string | number> = {}): string {
  return ownWords.say({ id, args });
}
