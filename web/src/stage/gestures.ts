import type { Gesture, Prompt, Text } from "../protocol/scene";

/** Where a picked piece may go, or what walks there: by the id of a piece or of an anchor. */
export type Goals = ReadonlyMap<string, Target>;

/** One of these: what walks there passes `via`, risks what `art` shows, and goes on from there if it is `part`. */
export interface Target {
  actions: number[];
  text: Text;
  via: readonly string[];
  art: string;
  part: boolean;
}

/** What pressing something does. */
export type Reply =
  | { does: "act"; actions: number[]; claim: boolean }
  | { does: "lift"; piece: string }
  | { does: "put back" }
  | { does: "toggle"; piece: string }
  | { does: "refuse"; piece: string; reason: Text }
  | { does: "inform"; piece: string };

/** A choice that one press of a key or a button makes. */
export interface Offer {
  text: Text;
  action: number;
}

/** The pieces that a gesture begins with, in the order of the gestures. */
export function able(prompt: Prompt): string[] {
  const pieces = gestures(prompt).flatMap((gesture) => {
    if (gesture.gesture === "button" || gesture.gesture === "peek") return [];
    return gesture.gesture === "set" ? gesture.pieces : [gesture.piece];
  });
  return [...new Set(pieces)];
}

/** The goals of the picked piece; with nothing picked those of a piece that alone can go anywhere. */
export function goals(prompt: Prompt, picked: string | null): Goals {
  const going = gestures(prompt).filter((one) => one.gesture === "target" || one.gesture === "route");
  const first = going[0];
  const alone = first && picked === null && able(prompt).length === 1 && first.gesture === "route";
  const found = new Map<string, Target>();
  for (const gesture of going) {
    if (gesture.piece !== picked && !alone) continue;
    if (gesture.gesture === "target")
      for (const { target, action, text } of gesture.goals)
        found.set(target, { actions: [action], text, via: [], art: "", part: false });
    else
      for (const { at, actions, text, via = [], art = "", part = false } of gesture.ends)
        found.set(at, { actions, text, via, art, part });
  }
  return found;
}

/** What the picked piece can do by itself. */
export function offers(prompt: Prompt, picked: string | null): Offer[] {
  return gestures(prompt).filter((gesture) => gesture.gesture === "tap" && gesture.piece === picked) as Offer[];
}

/** The claim of a race that a piece makes. */
export function claimOf(prompt: Prompt, piece: string): Extract<Gesture, { gesture: "race" }> | null {
  const found = gestures(prompt).find((one) => one.gesture === "race" && one.piece === piece);
  return (found as Extract<Gesture, { gesture: "race" }> | undefined) ?? null;
}

/** Whether the viewer may claim something in a race. */
export function isRace(prompt: Prompt): boolean {
  return gestures(prompt).some((one) => one.gesture === "race");
}

/** The choices that are no piece. */
export function buttons(prompt: Prompt): Offer[] {
  return gestures(prompt).filter((gesture) => gesture.gesture === "button");
}

/** The gesture of one kind, where there can be but one. */
export function only<K extends "set" | "peek">(prompt: Prompt, kind: K): Extract<Gesture, { gesture: K }> | null {
  const found = gestures(prompt).find((gesture) => gesture.gesture === kind);
  return (found as Extract<Gesture, { gesture: K }> | undefined) ?? null;
}

/** The action of a set with these pieces chosen, or null while there are too few or too many. */
export function setAction(prompt: Prompt, chosen: ReadonlySet<string>): number | null {
  const set = only(prompt, "set");
  if (!set || chosen.size < set.fewest || chosen.size > set.most) return null;
  return set.pieces.reduce((action, piece, i) => action + (chosen.has(piece) ? 2 ** i : 0), set.action);
}

/** What choosing some actions means, in the words of the gesture that offers them. */
export function wording(prompt: Prompt, actions: readonly number[]): Text | null {
  for (const gesture of gestures(prompt)) {
    if (gesture.gesture === "target") {
      const goal = gesture.goals.find((one) => one.action === actions[0]);
      if (goal) return goal.text;
    } else if (gesture.gesture === "route") {
      const end = gesture.ends.find((one) => one.actions.join() === actions.join());
      if (end) return end.text;
    } else if (gesture.gesture !== "set" && gesture.action === actions[0]) return gesture.text;
  }
  return null;
}

/** What it means to press a piece or an anchor while `picked` is lifted and `chosen` are chosen. */
export function press(prompt: Prompt, picked: string | null, chosen: ReadonlySet<string>, key: string): Reply {
  const goal = goals(prompt, picked).get(key);
  if (goal) return { does: "act", actions: goal.actions, claim: false };
  if (key === picked) {
    const own = offers(prompt, picked);
    return own.length === 1 && own[0] ? { does: "act", actions: [own[0].action], claim: false } : { does: "put back" };
  }
  const denied = picked === null ? null : refusal(prompt, picked, key);
  if (denied) return { does: "refuse", piece: key, reason: denied };
  return begin(prompt, chosen, key);
}

/** What a drag of a piece onto a goal does. */
export function drop(prompt: Prompt, piece: string, key: string | null): Reply {
  return key === null || key === piece ? { does: "put back" } : press(prompt, piece, new Set(), key);
}

/** Whether a piece can be dragged somewhere. */
export function draggable(prompt: Prompt, piece: string): boolean {
  return goals(prompt, piece).size > 0;
}

/** What the nth key stands for: a goal of the picked piece, else a piece that can be used, then the buttons. */
export function nth(prompt: Prompt, picked: string | null, n: number): { press: string } | { act: number } | null {
  const targets = [...goals(prompt, picked).keys()];
  const keys = targets.length ? targets : able(prompt);
  const key = keys[n - 1];
  if (key !== undefined) return { press: key };
  const button = buttons(prompt)[n - 1 - keys.length];
  return button ? { act: button.action } : null;
}

/** The keys of pieces: digits, and in a race letters for the others. */
const KEYS = [..."123456789qwertyuopasdfghjklzxcvbnm"];

/** What a key stands for. In a race letters go on where digits end, and 0 is the first of the buttons. */
export function chosenBy(prompt: Prompt, picked: string | null, key: string): ReturnType<typeof nth> {
  const n = KEYS.indexOf(key) + 1;
  if (!isRace(prompt)) return n > 0 && n < 10 ? nth(prompt, picked, n) : null;
  const button = buttons(prompt)[0];
  if (key === "0") return button ? { act: button.action } : null;
  return n > 0 && n <= Math.max(9, able(prompt).length) ? nth(prompt, picked, n) : null;
}

/** The keys of the pieces that can be claimed in a race. */
export function raceKeys(prompt: Prompt): ReadonlyMap<string, string> {
  return new Map(isRace(prompt) ? able(prompt).map((piece, i) => [piece, KEYS[i] ?? ""]) : []);
}

/** The key of the nth button, counted from 0; empty if it has none. */
export function buttonKey(prompt: Prompt, n: number): string {
  const place = able(prompt).length + n + 1;
  if (place < 10) return String(place);
  return isRace(prompt) && n === 0 ? "0" : "";
}

function begin(prompt: Prompt, chosen: ReadonlySet<string>, key: string): Reply {
  for (const gesture of gestures(prompt)) {
    if (gesture.gesture === "tap" && gesture.at_once && gesture.piece === key)
      return { does: "act", actions: [gesture.action], claim: false };
    if (gesture.gesture === "race" && gesture.piece === key)
      return { does: "act", actions: [gesture.action], claim: true };
    if (gesture.gesture === "set" && gesture.pieces.includes(key)) {
      const full = chosen.size >= gesture.most && !chosen.has(key);
      return full ? { does: "refuse", piece: key, reason: gesture.text } : { does: "toggle", piece: key };
    }
  }
  if (able(prompt).includes(key)) return { does: "lift", piece: key };
  const reason = refusal(prompt, key, null);
  return reason ? { does: "refuse", piece: key, reason } : { does: "inform", piece: key };
}

function refusal(prompt: Prompt, piece: string, target: string | null): Text | null {
  const found = (prompt.refused ?? []).find(
    (one) => one.piece === piece && (target === null || (one.target ?? "") === target),
  );
  return found?.reason ?? null;
}

function gestures(prompt: Prompt): Gesture[] {
  return prompt.gestures ?? [];
}
