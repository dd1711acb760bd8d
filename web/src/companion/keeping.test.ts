import { expect, test } from "vitest";
import type { GameCard } from "../protocol/messages";
import { filesFor } from "./keeping";
import type { DiceTool, MonsterTool } from "./tools";

const CARD = { files: "/games/coin/0123456789ab/" } as GameCard;
const DICE: DiceTool = { kind: "dice", faces: { colour: ["red", "blue"] }, roll: "tumble", clock: 20, bell: "bell" };
const MONSTER: MonsterTool = {
  kind: "monster",
  asleep: "asleep",
  awake: "awake",
  frame: "house",
  bell: "bell",
  snore: "snore",
  moods: { happy: { odds: 3, art: "glad", sound: "hurra" }, hungry: { odds: 2, art: "hungry", sound: "gulp" } },
};

function named(...tools: (DiceTool | MonsterTool)[]): string[] {
  return filesFor(CARD, tools).map((file) => file.replace(CARD.files, ""));
}

test("a tool needs its game's words, its drawings and its sounds", () => {
  const words = ["companion.json", "text/en.ftl", "text/companion/en.ftl"];
  const dice = ["art/die-colour.svg", "art/die-red.svg", "art/die-blue.svg", "sounds/tumble.wav", "sounds/bell.wav"];
  expect(named(DICE)).toEqual([...words, ...dice]);
  expect(named(MONSTER)).toEqual(
    expect.arrayContaining([
      "art/asleep.svg",
      "art/house-tall.svg",
      "art/house-wide.svg",
      "art/bell.svg",
      "art/glad.svg",
    ]),
  );
  expect(named(MONSTER)).toEqual(expect.arrayContaining(["sounds/snore.wav", "sounds/hurra.wav", "sounds/gulp.wav"]));
});
test("what two tools need is kept once", () => {
  const both = named(DICE, MONSTER);
  expect(both.filter((file) => file === "sounds/bell.wav")).toHaveLength(1);
});
