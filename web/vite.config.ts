import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fonts } from "./fonts.ts";
import { shell, WORKER } from "./shell.ts";

const server = "http://localhost:8080";

export default defineConfig({
  plugins: [fonts(), svelte(), shell()],
  server: {
    proxy: {
      "/api": { target: server, ws: true },
      "/games": server,
      "/words": server,
    },
  },
  build: {
    outDir: "../src/parlour/server/web",
    emptyOutDir: true,
    assetsDir: "assets",
    target: "es2022",
    rolldownOptions: {
      input: { index: "index.html", worker: "src/offline/worker.ts" },
      output: { entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js") },
    },
  },
  test: { include: ["src/**/*.test.ts"], passWithNoTests: true },
});
