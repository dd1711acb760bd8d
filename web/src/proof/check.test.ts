import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { check, type Verdict } from "./check";
import type { SeenDeal } from "./deals";
import { digest, fairNumber } from "./digest";
import { matchFileOf, parsed, type MatchFile } from "./file";

type Json = Record<string, any>;
/** The match that the tests of the engine take apart too: three seats, one of which did not reveal its seed. */
const text = readFileSync(new URL("../../../tests/engine/fair-match.json", import.meta.url), "utf-8");

function whole(): Json {
  return JSON.parse(text) as Json;
}

function read(document: Json): MatchFile {
  const file = matchFileOf(document);
  if (!file) throw new Error("not a match file");
  return file;
}

function verdict(document: Json, seen: SeenDeal | null = null): Verdict {
  const found = check(read(document), seen);
  if (typeof found === "string") throw new Error(found);
  return found;
}

function seenOf({ fairness }: Json): SeenDeal {
  return {
    promise: fairness.commitment,
    commitments: fairness.seat_commitments,
    seeds: fairness.seat_seeds,
    steps: 0,
  };
}

const drawsOf = ({ steps }: Json): number[] =>
  (steps as Json[]).flatMap(({ step }, place) => (step === "draw" ? [place] : []));

test("the library reckons as others do", () => {
  for (const word of ["", "a walnut", "Ærøskøbing \x7f\t🎲", "x".repeat(300)])
    expect(digest(word)).toBe(createHash("sha256").update(word).digest("hex"));
  const number = createHmac("sha256", Buffer.from("00ff", "hex"))
    .update('["m",["\\u00e9"],"d\\u007f",3]')
    .digest("hex");
  expect(fairNumber("00ff", "m", ["é"], "d\x7f", 3, 1000n)).toBe((BigInt(`0x${number}`) * 1000n) >> 256n);
});

test("a fair match is fair", () => {
  expect(verdict(whole())).toEqual({
    wrong: null,
    draws: drawsOf(whole()).length,
    seeded: [0, 1],
    leftOut: [2],
    seen: "never",
  });
});

test("what this browser saw, and when, is part of it", () => {
  const seen = seenOf(whole());
  expect(verdict(whole(), seen).seen).toBe("before");
  expect(verdict(whole(), { ...seen, seeds: null }).wrong).toBeNull();
  expect(verdict(whole(), { ...seen, steps: 4 }).seen).toBe("late");
  expect(verdict(whole(), { ...seen, steps: null }).seen).toBe("late");
  expect(verdict(whole(), { ...seen, promise: "0".repeat(64) }).wrong).toEqual({ what: "promise-seen" });
  const [first = "", ...others] = seen.commitments;
  expect(verdict(whole(), { ...seen, commitments: [digest("swapped"), ...others] }).wrong).toEqual({
    what: "seed-seen",
    seat: 1,
  });
  expect(verdict(whole(), { ...seen, commitments: [first] }).wrong).toEqual({ what: "seed-seen", seat: 2 });
  expect(verdict(whole(), { ...seen, commitments: [] }).wrong).toEqual({ what: "seed-seen", seat: 1 });
  const left = { ...seen, seeds: ["", ...(seen.seeds ?? []).slice(1)] };
  expect(verdict(whole(), left).wrong).toEqual({ what: "seed-seen", seat: 1 });
});

test("a match that has no promise, or whose secret is not revealed, cannot be checked", () => {
  expect(check(read({ ...whole(), fairness: null }), null)).toBe("not-fair");
  const open = whole();
  open["fairness"].secret = "";
  expect(check(read(open), null)).toBe("not-over");
});

test("the first wrong draw is named wherever it is", () => {
  const places = drawsOf(whole());
  for (const [place, step] of places.entries()) {
    const document = whole();
    for (const wrong of [step, ...places.slice(place + 2)])
      document["steps"][wrong].outcome = 1 - document["steps"][wrong].outcome;
    const { pile, outcome } = document["steps"][step];
    const { wrong, draws } = verdict(document);
    expect(wrong).toEqual({ what: "draw", step: step + 1, draw: place + 1, pile, outcome, promised: 1 - outcome });
    expect(draws).toBe(place);
  }
});

/** All places of a document, as paths. */
function* paths(value: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (path.length) yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [key, each] of Object.entries(value))
    yield* paths(each, [...path, Array.isArray(value) ? Number(key) : key]);
}

function others(value: unknown): unknown[] {
  if (typeof value === "number") return [value + 1, value - 1, String(value), null];
  if (typeof value === "string")
    return ["", `${value}x`, value.slice(0, -1), `${value.startsWith("0") ? "1" : "0"}${value.slice(1)}`, 7];
  if (Array.isArray(value)) return [[], value.slice(1), value.slice(0, -1), [...value, value.at(-1)], null];
  return [null, 3, {}];
}

test("whatever is changed of the deal is found; the rest is for who knows the rules", () => {
  const ofTheDeal = (path: (string | number)[]) =>
    ["fairness", "match", "seats", "taken_over"].includes(String(path[0])) || path.at(-1) === "outcome";
  const document = { ...whole(), taken_over: 0 };
  let changed = 0;
  for (const path of [...paths(document)].filter(ofTheDeal)) {
    const at = (from: Json) => path.slice(0, -1).reduce<any>((value, key) => value[key], from);
    const last = path.at(-1) as string;
    for (const other of others(at(document)[last])) {
      const spoilt = structuredClone(document);
      at(spoilt)[last] = other;
      if (JSON.stringify(spoilt) === JSON.stringify(document)) continue;
      const file = matchFileOf(spoilt);
      const found = file && check(file, null);
      expect(typeof found === "object" && found?.wrong === null, `${path.join(".")}: ${JSON.stringify(other)}`).toBe(
        false,
      );
      changed += 1;
    }
  }
  expect(changed).toBeGreaterThan(80);
});

test.each(["", "[]", "null", "{}", "{", '{"game":"x","seats":2,"steps":[{"step":"draw"}]}', '{"game":1}'])(
  "%s is no match file",
  (other) => expect(parsed(other)).toBeNull(),
);
