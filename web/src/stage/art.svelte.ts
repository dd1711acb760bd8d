import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";

/** A drawing that was found: its symbol in the page, and its box. */
export interface Drawing {
  id: string;
  box: { x: number; y: number; width: number; height: number };
}

/** Where the pieces of a board stand, in units of its drawing. */
export interface Anchors {
  width: number;
  height: number;
  anchors: Record<string, [x: number, y: number, size: number]>;
}

const KEY = Symbol("art");
const SVG = "http://www.w3.org/2000/svg";

/**
 * Finds drawings by name, in the game's own art first, then in the page's. A name with a stroke before it is the page's;
 * one with a stroke within is a path in the game's folder.
 */
export class ArtBox {
  readonly #found = new SvelteMap<string, Drawing | null>();
  readonly #boards = new SvelteMap<string, Anchors | null>();
  readonly #asked = new Set<string>();
  /** How many files are on their way. */
  coming = $state(0);

  readonly roots: readonly string[];

  /** `files` is the address of the game's folder, if it has one. */
  constructor(readonly files: string) {
    this.roots = files ? [`${files}art/`, "/art/"] : ["/art/"];
  }

  /** A drawing, in its pose if there is one of it; null if there is none, undefined while that is not known. */
  drawing(name: string, pose = ""): Drawing | null | undefined {
    if (!name) return null;
    const names = pose ? [`${name}-${pose}`, name] : [name];
    for (const url of names.flatMap((one) => this.#places(one))) {
      if (!this.#found.has(url)) this.#ask(url, async () => this.#found.set(url, await fetchDrawing(url)));
      const drawing = this.#found.get(url);
      if (drawing !== null) return drawing;
    }
    return null;
  }

  /** The first of some names that is drawn. */
  any(names: readonly string[]): Drawing | null {
    for (const name of names) {
      const drawing = this.drawing(name);
      if (drawing !== null) return drawing ?? null;
    }
    return null;
  }

  /** The anchors of a board's drawing. */
  anchors(name: string): Anchors | null {
    for (const url of this.roots.map((root) => `${root}${name}.json`)) {
      if (!this.#boards.has(url)) this.#ask(url, async () => this.#boards.set(url, await fetchAnchors(url)));
      const anchors = this.#boards.get(url);
      if (anchors !== null) return anchors ?? null;
    }
    return null;
  }

  #places(name: string): string[] {
    if (name.startsWith("/")) return [`/art${name}.svg`];
    return name.includes("/") ? [`${this.files}${name}.svg`] : this.roots.map((root) => `${root}${name}.svg`);
  }

  #ask(url: string, how: () => Promise<unknown>): void {
    if (this.#asked.has(url)) return;
    this.#asked.add(url);
    // Drawings are asked for while the page is drawn, when nothing that it reads may change.
    queueMicrotask(() => (this.coming += 1));
    void how().finally(() => (this.coming -= 1));
  }
}

/** The art box of the stage that a component belongs to. */
export function artBox(): ArtBox {
  return getContext<ArtBox>(KEY);
}

export function provideArt(box: ArtBox): ArtBox {
  return setContext(KEY, box);
}

async function fetched(url: string, type: RegExp): Promise<Response | null> {
  try {
    const answer = await fetch(url);
    return answer.ok && type.test(answer.headers.get("content-type") ?? "") ? answer : null;
  } catch {
    return null;
  }
}

async function fetchAnchors(url: string): Promise<Anchors | null> {
  const answer = await fetched(url, /json/);
  return answer ? ((await answer.json()) as Anchors) : null;
}

/** Puts the drawing into the page once, as a symbol, so that the page's colours and its `use` reach it. */
async function fetchDrawing(url: string): Promise<Drawing | null> {
  const answer = await fetched(url, /svg/);
  if (!answer) return null;
  const root = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  const source = root.querySelector("symbol") ?? root;
  const [x = 0, y = 0, width = 0, height = 0] = (source.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  if (!width || !height) return null;
  const symbol = document.createElementNS(SVG, "symbol");
  symbol.id = `art:${url}`;
  symbol.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  symbol.append(...[...source.childNodes].filter((node) => node.nodeName !== "title"));
  sheet().append(symbol);
  return { id: symbol.id, box: { x, y, width, height } };
}

function sheet(): SVGElement {
  const known = document.querySelector<SVGElement>("svg[data-art-sheet]");
  if (known) return known;
  const made = document.createElementNS(SVG, "svg");
  made.dataset["artSheet"] = "";
  made.setAttribute("width", "0");
  made.setAttribute("height", "0");
  made.setAttribute("aria-hidden", "true");
  made.style.position = "absolute";
  document.body.prepend(made);
  return made;
}
