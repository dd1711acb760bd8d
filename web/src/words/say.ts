import { pageWords } from "./load";

/** A message of the page's own words. */
export function say(id: string, args: Record<string, string | number> = {}): string {
  return pageWords.say({ id, args });
}
