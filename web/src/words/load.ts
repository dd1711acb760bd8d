import stageFile from "./en.ftl?raw";
import roomFile from "./room.ftl?raw";
import { Words } from "./words";

const page = [stageFile, roomFile];

/** The page's own words, at hand before anything was loaded. */
export const pageWords = new Words(page);

/** The words of a game whose files lie below `files`, then the table's and the page's. What cannot be had is left out. */
export async function wordsOf(files: string): Promise<Words> {
  const loaded = await Promise.all([`${files}text/en.ftl`, "/words/en.ftl"].map(fetched));
  return new Words([...loaded, ...page]);
}

/** The text of a file, empty if it cannot be had. */
export async function fetched(url: string): Promise<string> {
  try {
    const answer = await fetch(url);
    const type = answer.headers.get("content-type") ?? "";
    return answer.ok && !type.startsWith("text/html") ? await answer.text() : "";
  } catch {
    return "";
  }
}
