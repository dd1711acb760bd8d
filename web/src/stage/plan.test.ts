import { describe, expect, test } from "vitest";
import type { Beat, Piece, Scene, Zone } from "../protocol/scene";
import { plan, sentences, type Flight } from "./plan";

const piece = (id: string, at?: string): Piece => (at ? { id, art: "x", at } : { id, art: "x" });
const zone = (id: string, kind: Zone["kind"], ...pieces: Piece[]): Zone => ({ id, kind, pieces });
const scene = (...zones: Zone[]): Scene => ({ viewer: 0, places: [], zones, prompt: { text: { id: "go" } } });
const move = (id: string, start: string, end: string, at?: string): Beat =>
  ({ beat: "move", piece: id, start, end, ...(at ? { at } : {}) }) as Beat;
const flights = (...args: Parameters<typeof plan>) => plan(...args).cues.filter((cue) => cue.cue === "fly") as Flight[];

describe("moves", () => {
  test("a card goes from the hand to a stack, which looks as before until it is there", () => {
    const before = scene(zone("hand", "fan", piece("a"), piece("b")), zone("pile", "stack"));
    const after = scene(zone("hand", "fan", piece("a")), zone("pile", "stack", piece("pile-top")));
    const made = plan(before, [[move("b", "hand", "pile")]], after);
    expect(made.cues).toMatchObject([{ cue: "fly", from: { piece: "b", when: "before" }, to: { zone: "pile" } }]);
    expect(made.held.get("pile")).toBe(0);
  });

  test("a card that comes back lies where it went to until then", () => {
    const table = scene(zone("hand", "row", piece("a")), zone("pile", "stack", piece("top")));
    const [there, back] = flights(table, [[move("a", "hand", "pile"), move("a", "pile", "hand")]], table);
    expect(there).toMatchObject({ stays: true, from: { zone: "hand" }, to: { zone: "pile" } });
    expect(back).toMatchObject({ from: { zone: "pile" }, arrives: "a" });
    expect(back?.stays).toBeUndefined();
  });

  test("a drawn card starts at its stack and is not seen in the hand before it is there", () => {
    const before = scene(zone("deck", "stack", piece("top")), zone("hand", "fan"));
    const after = scene(zone("deck", "stack", piece("top")), zone("hand", "fan", piece("c")));
    const made = plan(before, [[move("c", "deck", "hand")]], after);
    expect(made.cues[0]).toMatchObject({ from: { zone: "deck" }, to: { piece: "c", when: "after" }, arrives: "c" });
    expect(made.hidden.get("c")).toBe(0);
  });

  test("a card that others may not know turns into the new one where it arrives", () => {
    const before = scene(zone("theirs", "stack", piece("theirs-top")), zone("table", "tray"));
    const after = scene(zone("theirs", "stack", piece("theirs-top")), zone("table", "tray", piece("played")));
    const [flight] = flights(before, [[move("theirs-top", "theirs", "table")]], after);
    expect(flight?.arrives).toBe("played");
  });

  test("a card that is called otherwise where it arrives is, of all that is new there, what looks like it", () => {
    const drawn = (id: string, art: string): Piece => ({ id, art });
    const before = scene(zone("row", "row", drawn("row-1", "soap")), zone("theirs", "grid", drawn("maybe", "ghost")));
    const after = scene(zone("row", "row"), zone("theirs", "grid", drawn("out", "ghost"), drawn("front-1", "soap")));
    const [flight] = flights(before, [[move("row-1", "row", "theirs")]], after);
    expect(flight?.arrives).toBe("front-1");
  });

  test("who lays a closed card face up and draws another does not draw it face up", () => {
    const table = () =>
      scene(zone("deck", "stack"), zone("theirs", "stack", piece("theirs-top")), zone("pile", "stack", piece("top")));
    const shown: Beat = { beat: "flip", piece: "theirs-top", art: "blue", face: { id: "theirs-top", art: "blue" } };
    const beats = [shown, move("theirs-top", "theirs", "pile"), move("theirs-top", "deck", "theirs")];
    const [laid, drawn] = flights(table(), [beats], table());
    expect(laid).toMatchObject({ turns: true, face: { art: "blue" } });
    expect(laid?.stays).toBeUndefined();
    expect(drawn).toMatchObject({ turns: false, face: { art: "x" }, from: { zone: "deck" }, arrives: "theirs-top" });
  });

  test("a closed card that another draws starts at its stack too, and the ones they hold stay in sight", () => {
    const table = () => scene(zone("deck", "stack", piece("top")), zone("theirs", "stack", piece("theirs-top")));
    const made = plan(table(), [[move("theirs-top", "deck", "theirs")]], table());
    expect(made.cues[0]).toMatchObject({ from: { zone: "deck", piece: "top" }, arrives: "theirs-top" });
    expect(made.hidden.size).toBe(0);
  });

  test("two backs on a board that change places each become what lies there afterwards", () => {
    const board = scene(zone("house", "board", piece("card-0", "room-0"), piece("card-1", "room-1")));
    const swap = [move("card-0", "house", "house", "room-1"), move("card-1", "house", "house", "room-0")];
    const made = flights(board, [swap], board);
    expect(made.map((flight) => flight.arrives)).toEqual(["card-1", "card-0"]);
    expect(made[0]).toMatchObject({ from: { piece: "card-0" }, to: { piece: "card-1", at: "room-1" } });
  });

  test("on a board a piece hops over the anchors between", () => {
    const before = scene(zone("track", "board", piece("pawn", "1-2")));
    const after = scene(zone("track", "board", piece("pawn", "1-5")));
    const [flight] = flights(before, [[move("pawn", "track", "track")]], after);
    expect(flight?.via.map((spot) => spot.at)).toEqual(["1-3", "1-4"]);
  });

  test("two moves of one piece are flown one after the other", () => {
    const before = scene(zone("track", "board", piece("pawn", "0-1")), zone("out", "tray"));
    const after = scene(zone("track", "board"), zone("out", "tray", piece("pawn")));
    const made = flights(before, [[move("pawn", "track", "track", "0-3")], [move("pawn", "track", "out")]], after);
    expect(made.map((flight) => flight.to)).toMatchObject([{ at: "0-3" }, { piece: "pawn", zone: "out" }]);
    expect(made[1]?.from).toMatchObject({ at: "0-3" });
  });
});

describe("ceremonies", () => {
  const hungry = {
    beat: "flip",
    piece: "m",
    pose: "hungry",
    art: "m",
    frame: "",
    word: "",
    sound: "",
    thrown: true,
  };
  test("one tells the sentence after it and shows who is taken away", () => {
    const before = scene(zone("track", "board", piece("pawn", "0-1")), zone("out", "tray"));
    const after = scene(zone("track", "board"), zone("out", "tray", piece("pawn")));
    const step: Beat[] = [
      { beat: "flip", piece: "m", art: "m", pose: "hungry" },
      { beat: "text", text: { id: "ate" } },
      move("pawn", "track", "out"),
    ];
    const made = plan(before, [step], after, [hungry]);
    expect(made.cues).toMatchObject([
      { cue: "ceremony", text: { id: "ate" }, thrown: { id: "pawn" }, arrives: "pawn" },
    ]);
    expect(made.hidden.get("pawn")).toBe(0);
    expect(sentences([step])).toEqual([{ id: "ate" }]);
  });
  test("one for any of several pieces shows what the piece turned out to be", () => {
    const step: Beat[] = [{ beat: "flip", piece: "card-2", art: "ghost", pose: "hungry" }];
    expect(plan(scene(), [step], scene(), [{ ...hungry, piece: "card-*" }]).cues).toMatchObject([
      { cue: "ceremony", ceremony: { piece: "ghost", pose: "hungry" } },
    ]);
  });
  test("another pose is a plain beat", () => {
    const step: Beat[] = [{ beat: "flip", piece: "m", art: "m", pose: "happy" }];
    expect(plan(scene(), [step], scene(), [hungry]).cues).toMatchObject([{ cue: "beat", beat: { pose: "happy" } }]);
  });
});
