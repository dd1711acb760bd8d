/** How a request is answered; of all others the worker keeps its hands off. */
export type Way =
  /** It never changes: what is kept serves as well. */
  | "kept-first"
  /** It may have changed: what is kept is for when nobody answers. */
  | "asked-first"
  /** The same for one of the client's pages, which are all one file. */
  | "page";

/** What the worker sees of a request. */
export type Asked = Pick<Request, "url" | "method" | "mode">;

const UNCHANGING = ["/assets/", "/games/"];
const PUBLIC = ["/art/", "/icons/", "/sounds/"];

/**
 * The way for a request to our server, null for none. Only what everybody may see has one: never a call, with which a
 * token may go, nor an answer to one.
 */
export function wayOf({ url, method, mode }: Asked, origin: string): Way | null {
  const { origin: asked, pathname } = new URL(url);
  if (method !== "GET" || asked !== origin || pathname.startsWith("/api/")) return null;
  if (UNCHANGING.some((place) => pathname.startsWith(place))) return "kept-first";
  if (PUBLIC.some((place) => pathname.startsWith(place))) return "asked-first";
  if (pathname.lastIndexOf("/") === 0 && pathname.includes(".")) return "asked-first";
  return mode === "navigate" ? "page" : null;
}
