import { describe, expect, test } from "vitest";
import { plain, Words } from "./words";

const words = new Words([
  `
you = you
seat-1 = Speedy Sloth
card = +{ $steps }
told = { $who-is ->
    [you] You played { $card }.
   *[other] { $who } played { $card }.
 }
`,
  "card = a card of another file\nshout = Hey, { $name }.",
]);
const who = (seat: number) => ({ id: "seat", args: { seat } });
const told = (seat: number) => ({ id: "told", args: { who: who(seat), card: { id: "card", args: { steps: 3 } } } });

describe("say", () => {
  test("the viewer is you", () => expect(words.say(told(0), 0)).toBe("You played +3."));
  test("others have the names of those who sit there", () =>
    expect(words.say(told(0), 1, { 0: "Finn" })).toBe("Finn played +3."));
  test("a seat without a name is called what the game calls it", () =>
    expect(words.say(told(0))).toBe("Speedy Sloth played +3."));
  test("or by its number", () => expect(words.say(who(4))).toBe("Seat 5"));
  test("the first file that has a message counts", () =>
    expect(words.say({ id: "card", args: { steps: 1 } })).toBe("+1"));
  test("what lacks never breaks the page", () => {
    expect(words.say({ id: "shout" })).toBe("Hey, {$name}.");
    expect(words.say({ id: "told-raise", args: { who: who(1), by: 2 } })).toBe("Seat 2: raise, by 2");
  });
});

describe("plain", () => {
  test("one value follows a colon", () => expect(plain("field-hand_count", { value: "1 2" })).toBe("hand count: 1 2"));
  test("without arguments it is the id in words", () => expect(plain("your-turn", {})).toBe("your turn"));
});
