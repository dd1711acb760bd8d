import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Plugin } from "vite";

/** The service worker's file: its name is fixed, since the browser asks for it again by its name. */
export const WORKER = "worker.js";

/** Tells the built service worker (`src/offline/worker.ts`) all files of this build, and what stands for them. */
export function shell(): Plugin {
  let folder = "";
  return {
    name: "parlour:shell",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      const version = createHash("sha256");
      const files = filesIn(folder)
        .filter((path) => path !== WORKER && !path.endsWith(".md"))
        .map((path) => {
          version.update(`${path}\0`).update(readFileSync(join(folder, path)));
          return path === "index.html" ? "/" : `/${path}`;
        });
      const known = { FILES: files, VERSION: version.digest("hex").slice(0, 12) };
      const told = Object.entries(known).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
      const worker = join(folder, WORKER);
      writeFileSync(worker, told.join("") + readFileSync(worker, "utf8"));
    },
  };
}

function filesIn(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return all.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/")).sort();
}
