import { expect, test } from "vitest";
import type { Place } from "../protocol/scene";
import { ranked } from "./podium";

const place = (seat: number, args: Record<string, number | string>): Place => ({
  seat,
  badges: [{ text: { id: "badge", args } }],
});
const seats = (places: Place[]) => ranked(places).map((one) => one.place.seat);

test("places count up", () => expect(seats([place(0, { place: 2 }), place(1, { place: 1 })])).toEqual([1, 0]));

test("points count down, and whoever has most of them is first", () => {
  const places = [place(0, { points: 7 }), place(1, { points: 9 }), place(2, { points: 9 })];
  expect(seats(places)).toEqual([1, 2, 0]);
  expect(ranked(places).map((one) => one.first)).toEqual([true, true, false]);
});

test("without a number they stay in the order of the seats", () =>
  expect(seats([{ seat: 0 }, { seat: 1 }])).toEqual([0, 1]));
