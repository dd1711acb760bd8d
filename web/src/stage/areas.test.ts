import { expect, test } from "vitest";
import type { Scene, Zone } from "../protocol/scene";
import { areasOf } from "./areas";

const zone = (id: string, kind: Zone["kind"], owner?: number): Zone => ({ id, kind, owner: owner ?? null });
const scene = (...zones: Zone[]): Scene => ({ viewer: 0, places: [], zones, prompt: { text: { id: "go" } } });
const ids = (zones: Zone[]) => zones.map((one) => one.id);

test("what lies before others goes to their place-cards, the own hand to the thumb", () => {
  const areas = areasOf(scene(zone("mine", "fan", 0), zone("theirs", "stack", 1), zone("ground", "board")));
  expect([ids(areas.hand), ids(areas.seat), ids(areas.main)]).toEqual([["mine"], ["theirs"], ["ground"]]);
});

test("stacks lie left and right in turn", () => {
  const areas = areasOf(scene(zone("a", "stack"), zone("b", "stack"), zone("c", "stack")));
  expect([ids(areas.left), ids(areas.right)]).toEqual([["a", "c"], ["b"]]);
});

test("a notebook may be kept beside the table", () => {
  const areas = areasOf(scene(zone("notes", "notebook"), zone("other", "notebook")), { notes: "panel" });
  expect([ids(areas.panel), ids(areas.main)]).toEqual([["notes"], ["other"]]);
});

test("a game may want them elsewhere, in its own order", () => {
  const zones = scene(zone("a", "stack"), zone("b", "stack"), zone("played", "tray"));
  const areas = areasOf(zones, { played: "right", b: "right", a: "right" });
  expect(ids(areas.right)).toEqual(["played", "b", "a"]);
});
