import { guest, introduce } from "../connection/guest.svelte";
import { say } from "../words/say";
import { ANIMALS } from "./animals";

/** Whoever waits for the person to say who they are. */
export const asking: { answer: ((known: boolean) => void) | null } = $state({ answer: null });

/** Have somebody to act as, asking for name and animal the first time. False if they would rather not. */
export function whoAreYou(): Promise<boolean> {
  if (guest.me) return Promise.resolve(true);
  return new Promise((resolve) => (asking.answer = resolve));
}

/** Have somebody to act as without asking: an animal, called by its kind. */
export async function anybody(): Promise<void> {
  if (guest.me) return;
  const animal = ANIMALS[Math.floor(Math.random() * ANIMALS.length)] ?? "cat";
  await introduce({ name: friendly(animal), animal });
}

/** What somebody without a name is called. */
export function friendly(animal: string): string {
  return say(`animal-${animal}`);
}
