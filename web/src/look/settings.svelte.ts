import { MediaQuery } from "svelte/reactivity";
import { keep, kept } from "./kept";

export type Theme = "system" | "light" | "dark";

interface Settings {
  theme: Theme;
  /** Whether things may travel and shake; if not, they fade. */
  motion: boolean;
  /** Whether the side panel is open where there is room for it. */
  panel: boolean;
  /** The bots' level when one plays at once. */
  level: string;
}

const FIRST: Settings = { theme: "system", motion: true, panel: true, level: "easy" };

const darkSystem = new MediaQuery("(prefers-color-scheme: dark)", false);
const calmSystem = new MediaQuery("(prefers-reduced-motion: reduce)", false);

/** How this person likes the page. */
export const settings: Settings = $state({ ...FIRST, ...kept<Partial<Settings>>("settings") });

/** Whether motion is reduced, by the system or by choice. */
export function calm(): boolean {
  return calmSystem.current || !settings.motion;
}

/** Keep the settings, and show theme and motion at the root, where every style can see them. */
export function applySettings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const dark = settings.theme === "dark" || (settings.theme === "system" && darkSystem.current);
      document.documentElement.dataset["theme"] = dark ? "dark" : "light";
      document.documentElement.dataset["motion"] = calm() ? "calm" : "full";
      colourRim();
      keep("settings", settings);
    });
  });
}

/** The bars that a phone or a window of the app has round the page go with its walls. */
function colourRim(): void {
  const room = getComputedStyle(document.documentElement).getPropertyValue("--room").trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = room;
}
