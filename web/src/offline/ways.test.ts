import { expect, test } from "vitest";
import { wayOf, type Asked, type Way } from "./ways";

const HERE = "https://parlour.example";

function way(url: string, asked: Partial<Asked> = {}): Way | null {
  return wayOf({ url: new URL(url, HERE).href, method: "GET", mode: "no-cors", ...asked }, HERE);
}

test.each(["/api/games", "/api/guests/me", "/api/tables/BCDFG/socket"])("a call is left alone: %s", (url) => {
  expect(way(url)).toBeNull();
  expect(way(url, { mode: "navigate" })).toBeNull();
});
test.each(["/assets/index-abc.js", "/games/some-game/0123456789ab/art/card.svg"])("what never changes: %s", (url) =>
  expect(way(url)).toBe("kept-first"),
);
test.each(["/art/pendant.svg", "/sounds/tap.wav", "/favicon.svg", "/manifest.webmanifest"])("what may: %s", (url) =>
  expect(way(url)).toBe("asked-first"),
);
test.each(["/", "/t/BCDFG", "/companion/monster", "/nowhere"])("every other address is the page: %s", (url) =>
  expect(way(url, { mode: "navigate" })).toBe("page"),
);
test("only what is asked of our own server, and asks for nothing to be done", () => {
  expect(way("https://elsewhere.example/art/pendant.svg")).toBeNull();
  expect(way("/art/pendant.svg", { method: "POST" })).toBeNull();
  expect(way("/words/en.ftl")).toBeNull();
});
