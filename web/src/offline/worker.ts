/**
 * The service worker. It keeps one version of the client whole, for when the server does not answer; while it answers,
 * what it says counts. What the helpers for a box need of their games is kept by the page (`companion/keeping.ts`).
 */
/// <reference lib="webworker" />
import { wayOf } from "./ways";

declare const self: ServiceWorkerGlobalScope;
/** Everything the client is made of, and what stands for it; the build writes them (`shell.ts`). */
declare const FILES: readonly string[];
declare const VERSION: string;

const SHELLS = "shell-";
const SHELL = SHELLS + VERSION;
/** Milliseconds after which a line that says nothing is taken to be none. */
const PATIENCE = 4000;
/** How often it is looked, a second apart, whether older pages are gone. */
const TRIES = 10;

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(dropOthers()));
self.addEventListener("message", (event) => event.waitUntil(takeOver(String(event.data))));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const way = wayOf(request, self.location.origin);
  if (way === "kept-first") event.respondWith(keptFirst(request));
  if (way === "asked-first") event.respondWith(askedFirst(request, request.url));
  if (way === "page") event.respondWith(askedFirst(request, "/"));
});

/** All files or none: half a version would be worse than no connection. */
async function fill(): Promise<void> {
  const shell = await caches.open(SHELL);
  await shell.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
}

async function dropOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(SHELLS) && name !== SHELL);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * Follow an older worker at once, when a page says which script it runs: if that is of this version and no other page
 * is open. A page of an older version goes on with the older worker until it is loaded anew.
 */
async function takeOver(script: string): Promise<void> {
  if (!FILES.includes(script)) return;
  // A page that was just closed or loaded anew is counted for a while.
  for (let tries = 0; tries < TRIES; tries++) {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.length <= 1) return self.skipWaiting();
    await pause(1000);
  }
}

async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}

async function askedFirst(request: Request, kept: string): Promise<Response> {
  const answer = fetch(request);
  const own = await (await caches.open(SHELL)).match(kept);
  if (!own) return answer;
  try {
    const first = await Promise.race([answer, pause(PATIENCE)]);
    // A proxy whose server is down answers, too.
    return first && first.status < 500 ? first : own;
  } catch {
    return own;
  }
}

function pause(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null));
}
