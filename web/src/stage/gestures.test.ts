import { describe, expect, test } from "vitest";
import type { Prompt } from "../protocol/scene";
import {
  able,
  buttonKey,
  buttons,
  chosenBy,
  claimOf,
  drop,
  goals,
  isRace,
  nth,
  offers,
  press,
  raceKeys,
  setAction,
} from "./gestures";

const text = (id: string) => ({ id });
const none = new Set<string>();
const prompt: Prompt = {
  text: text("play"),
  gestures: [
    { gesture: "tap", piece: "plus", action: 3, text: text("go") },
    {
      gesture: "target",
      piece: "push",
      text: text("whom"),
      goals: [
        { target: "pawn-1", action: 7, text: text("one") },
        { target: "pawn-2", action: 8, text: text("two") },
      ],
    },
    { gesture: "button", action: 0, text: text("pass") },
  ],
  refused: [
    { piece: "push", target: "pawn-0", action: 6, reason: text("not-yourself") },
    { piece: "block", action: 9, reason: text("not-attacked") },
  ],
};

describe("tap", () => {
  test("the first tap lifts, the second plays", () => {
    expect(press(prompt, null, none, "plus")).toEqual({ does: "lift", piece: "plus" });
    expect(press(prompt, "plus", none, "plus")).toEqual({ does: "act", actions: [3], claim: false });
    expect(offers(prompt, "plus")).toHaveLength(1);
  });
  test("another card is lifted instead", () =>
    expect(press(prompt, "plus", none, "push")).toEqual({ does: "lift", piece: "push" }));
  test("what cannot be used says why", () =>
    expect(press(prompt, null, none, "block")).toMatchObject({ does: "refuse", reason: text("not-attacked") }));
  test("anything else tells what it is", () =>
    expect(press(prompt, null, none, "deck")).toEqual({ does: "inform", piece: "deck" }));
});

test("a die needs no second thought", () => {
  const die: Prompt = {
    text: text("roll"),
    gestures: [{ gesture: "tap", piece: "die", action: 4, text: text("roll"), at_once: true }],
  };
  expect(press(die, null, none, "die")).toEqual({ does: "act", actions: [4], claim: false });
});

describe("target", () => {
  test("a goal of the lifted piece acts", () =>
    expect(press(prompt, "push", none, "pawn-2")).toMatchObject({ does: "act", actions: [8] }));
  test("a wrong goal says why", () =>
    expect(press(prompt, "push", none, "pawn-0")).toMatchObject({ does: "refuse", reason: text("not-yourself") }));
  test("the piece itself puts it back", () =>
    expect(press(prompt, "push", none, "push")).toEqual({ does: "put back" }));
  test("a drag is the same, and beside everything puts it back", () => {
    expect(drop(prompt, "push", "pawn-1")).toMatchObject({ does: "act", actions: [7] });
    expect(drop(prompt, "push", null)).toEqual({ does: "put back" });
  });
});

describe("set", () => {
  const several: Prompt = {
    text: text("choose"),
    gestures: [{ gesture: "set", pieces: ["a", "b", "c"], action: 10, fewest: 1, most: 2, text: text("two") }],
  };
  test("pieces are chosen and the action holds a bit for each", () => {
    expect(press(several, null, none, "b")).toEqual({ does: "toggle", piece: "b" });
    expect(setAction(several, new Set(["a", "c"]))).toBe(15);
  });
  test("too few and too many are no action", () => {
    expect(setAction(several, none)).toBeNull();
    expect(press(several, null, new Set(["a", "b"]), "c").does).toBe("refuse");
    expect(press(several, null, new Set(["a", "b"]), "a").does).toBe("toggle");
  });
});

describe("route and race", () => {
  const route: Prompt = {
    text: text("walk"),
    gestures: [
      { gesture: "route", piece: "me", text: text("where"), ends: [{ at: "0-2", actions: [1, 1], text: text("far") }] },
    ],
  };
  test("the ends of the only route light up at once, and a tap walks all the way", () => {
    expect([...goals(route, null).keys()]).toEqual(["0-2"]);
    expect(press(route, null, none, "0-2")).toEqual({ does: "act", actions: [1, 1], claim: false });
  });
  test("a claim needs no second tap", () => {
    const race: Prompt = {
      text: text("now"),
      gestures: [{ gesture: "race", piece: "pot", action: 4, text: text("grab") }],
    };
    expect(press(race, null, none, "pot")).toEqual({ does: "act", actions: [4], claim: true });
  });
});

describe("keys", () => {
  test("a number is the nth thing that can be done, buttons last", () => {
    expect(able(prompt)).toEqual(["plus", "push"]);
    expect(nth(prompt, null, 2)).toEqual({ press: "push" });
    expect(nth(prompt, null, 3)).toEqual({ act: 0 });
    expect(buttons(prompt)).toHaveLength(1);
  });
  test("with a piece lifted it is the nth goal", () => expect(nth(prompt, "push", 2)).toEqual({ press: "pawn-2" }));
});

describe("a race", () => {
  const cards = Array.from({ length: 11 }, (_, i) => `card-${i}`);
  const race: Prompt = {
    text: text("slap"),
    gestures: [
      ...cards.map((piece, action) => ({ gesture: "race" as const, piece, action, text: text("it"), onto: "pile" })),
      { gesture: "button", action: 40, text: text("none") },
    ],
  };
  test("one press claims, and the piece goes where the claim says", () => {
    expect(isRace(race)).toBe(true);
    expect(press(race, null, none, "card-3")).toEqual({ does: "act", actions: [3], claim: true });
    expect(claimOf(race, "card-3")?.onto).toBe("pile");
    expect(claimOf(race, "pile")).toBeNull();
  });
  test("letters go on where digits end, and 0 is the button", () => {
    expect([...raceKeys(race).values()].join("")).toBe("123456789qw");
    expect(chosenBy(race, null, "w")).toEqual({ press: "card-10" });
    expect(chosenBy(race, null, "0")).toEqual({ act: 40 });
    expect(chosenBy(race, null, "e")).toBeNull();
    expect(buttonKey(race, 0)).toBe("0");
  });
  test("elsewhere letters choose nothing", () => {
    expect(isRace(prompt)).toBe(false);
    expect(chosenBy(prompt, null, "q")).toBeNull();
    expect(chosenBy(prompt, null, "1")).toEqual(nth(prompt, null, 1));
    expect(buttonKey(prompt, 0)).toBe("3");
    expect(raceKeys(prompt).size).toBe(0);
  });
});
