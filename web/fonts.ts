import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const packages = "node_modules/@fontsource-variable";
/** Where `src/look/fonts.css` looks for them. */
const made = "node_modules/.fonts";

/** What our texts are made of: ASCII, Latin-1, and the marks of careful typesetting. */
const letters = [...range(0x20, 0x7e), ...range(0xa0, 0xff)].join("") + "–—‘’“”…−×";

/** Cuts the two typefaces to the letters and weights that are used, which makes them a quarter as large. */
export function fonts(): Plugin {
  return {
    name: "parlour:fonts",
    async config(_, { command }) {
      if (command === "build" || command === "serve") await cutFonts();
    },
  };
}

async function cutFonts(): Promise<void> {
  await mkdir(made, { recursive: true });
  await cut("fraunces/files/fraunces-latin-full-normal", "display", {
    SOFT: 100,
    WONK: 1,
    opsz: 40,
    wght: { min: 500, max: 800 },
  });
  const text = "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal";
  await cut(text, "text", { wght: { min: 400, max: 700 } });
}

type Axes = NonNullable<NonNullable<Parameters<typeof subsetFont>[2]>["variationAxes"]>;

async function cut(file: string, name: string, variationAxes: Axes): Promise<void> {
  const whole = await readFile(`${packages}/${file}.woff2`);
  await writeFile(`${made}/${name}.woff2`, await subsetFont(whole, letters, { targetFormat: "woff2", variationAxes }));
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i));
}
