import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fonts } from "./fonts.ts";

const server = "http://localhost:8080";

export default defineConfig({
  plugins: [fonts(), svelte()],
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
  },
  test: { include: ["src/**/*.test.ts"], passWithNoTests: true },
});
