import { expect, test } from "vitest";
import { type Ruling, ruling } from "./ruling";

const side = (count: number, drawn: boolean, name = "Anna") => ({ names: Array<string>(count).fill(name), drawn });
const wide = (of: Ruling, across: number) => of.lead + across * of.cell;
const PHONE_PANEL = 290;

test("nine columns lie on their side in the panel, so that nothing scrolls sideways", () => {
  const found = ruling(PHONE_PANEL, side(3, false), side(9, true, "Teething"));
  expect(found).toMatchObject({ turned: true, named: true });
  expect(found.cell).toBeGreaterThanOrEqual(44);
  expect(wide(found, 3)).toBeLessThanOrEqual(PHONE_PANEL);
});

test("where there is room they stand upright", () => {
  const found = ruling(500, side(3, false), side(9, true, "Teething"));
  expect(found).toMatchObject({ turned: false, named: true, steep: true });
  expect(wide(found, 9)).toBeLessThanOrEqual(500);
});

test("five others leave no room for the names beside drawings", () => {
  const found = ruling(PHONE_PANEL, side(5, false), side(9, true, "Teething"));
  expect(found).toMatchObject({ turned: true, named: false });
  expect(found.cell).toBeGreaterThanOrEqual(44);
  expect(wide(found, 5)).toBeLessThanOrEqual(PHONE_PANEL);
});

test("names on top that have no room in a line are written upwards", () => {
  expect(ruling(PHONE_PANEL, side(9, true), side(3, false)).steep).toBe(false);
  expect(ruling(PHONE_PANEL, side(9, true), side(3, false, "Ann-Charlotte")).steep).toBe(true);
});

test("long names beside nothing else stay", () =>
  expect(ruling(PHONE_PANEL, side(6, false, "A long name"), side(3, true)).named).toBe(true));
