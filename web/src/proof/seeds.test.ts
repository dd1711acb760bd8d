import { beforeEach, expect, test, vi } from "vitest";
import type { Asked } from "../connection/table.svelte";
import type { Deal, Room } from "../protocol/messages";
import { seenDeal } from "./deals";
import { digest } from "./digest";
import { Seeds } from "./seeds.svelte";

let asked: Asked[] = [];
const store = new Map<string, string>();

beforeEach(() => {
  asked = [];
  store.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
    removeItem: (name: string) => store.delete(name),
  });
});

function page(): Seeds {
  return new Seeds("BCDFG", (intent) => asked.push(intent));
}

function room(stage: Room["stage"], seed: boolean): Room {
  const seats = [{ kind: "person" as const, seed }];
  return { stage, seats, you: { guest: "g", seat: 0, host: true } } as unknown as Room;
}

function deal(commitments: string[], seeds: string[], dealt: boolean): Deal {
  return { type: "deal", match: "BCDFG-1", promise: "p", commitments, seeds, dealt };
}

function promised(): string {
  const last = asked.findLast(({ type }) => type === "promise");
  return last?.type === "promise" ? (last.commitment ?? "") : "";
}

function revealed(): string {
  const last = asked.at(-1);
  return last?.type === "reveal" ? last.seed : "";
}

test("one tap promises a seed, which is revealed when the deal is promised, and again after a reload", async () => {
  const seeds = page();
  await seeds.hearRoom(room("open", false));
  expect(asked).toEqual([]);
  await seeds.want(true);
  expect(promised()).toMatch(/^[0-9a-f]{64}$/);
  await seeds.hearRoom(room("open", true));
  expect(asked).toHaveLength(1);

  const again = page();
  expect(again.on).toBe(true);
  await again.hearRoom(room("open", true));
  expect(asked).toHaveLength(1);
  again.hearDeal(deal([promised()], [], false), true);
  expect(digest(revealed())).toBe(promised());
  expect(again.mixing).toBe(true);
});

test("it is kept until it is part of a deal, and the next deal gets another one", async () => {
  const seeds = page();
  await seeds.hearRoom(room("open", false));
  await seeds.want(true);
  const first = promised();
  seeds.hearDeal(deal([first], [], false), true);
  const seed = revealed();
  expect(store.get("parlour.seed.BCDFG")).toContain(seed);
  seeds.hearDeal(deal([first], [seed], true), true);
  expect(store.get("parlour.seed.BCDFG")).not.toContain(seed);
  await seeds.hearRoom(room("playing", false));
  expect(promised()).toBe(first);
  await seeds.hearRoom(room("over", false));
  expect(promised()).not.toBe(first);
});

test("a seed is told to nobody who does not have its promise", async () => {
  const seeds = page();
  await seeds.hearRoom(room("open", false));
  await seeds.want(true);
  seeds.hearDeal(deal(["0".repeat(64)], [], false), true);
  expect(asked).toHaveLength(1);
});

test("whoever takes it back promises nothing any more", async () => {
  const seeds = page();
  await seeds.hearRoom(room("open", false));
  await seeds.want(true);
  await seeds.want(false);
  expect(promised()).toBe("");
  await seeds.hearRoom(room("open", false));
  expect(asked).toHaveLength(2);
  expect(store.has("parlour.seed.BCDFG")).toBe(false);
});

test("what was told first of a deal is remembered, and when that was", () => {
  const seeds = page();
  seeds.hearDeal(deal(["c"], [], false), true);
  seeds.hearDeal({ ...deal(["other"], ["s"], true), promise: "another" }, true);
  expect(seenDeal("BCDFG-1")).toEqual({ promise: "p", commitments: ["c"], seeds: ["s"], steps: 0 });
  seeds.hearDeal({ ...deal([], [], true), match: "BCDFG-2" }, false);
  seeds.hearSteps(7);
  seeds.hearSteps(8);
  expect(seenDeal("BCDFG-2")?.steps).toBe(7);
});
