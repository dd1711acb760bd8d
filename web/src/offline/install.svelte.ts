/** What Chromium offers where the site may be installed; it is in no standard yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Whether the page runs as an app, and what the browser offers to make it one. */
export const app = $state({
  installed: runsAsApp(),
  offer: null as InstallPrompt | null,
});

addEventListener("beforeinstallprompt", (event) => {
  // Not in the way of who has just come: the offer waits in the settings.
  event.preventDefault();
  app.offer = event as InstallPrompt;
});
addEventListener("appinstalled", () => Object.assign(app, { installed: true, offer: null }));

/** Have the browser ask whether to install it. An offer can be taken once. */
export async function install(): Promise<void> {
  const { offer } = app;
  app.offer = null;
  await offer?.prompt();
}

/** How it is done by hand in this browser: by Safari's button, or by the menu. */
export function byHand(): "share" | "menu" {
  return "standalone" in navigator ? "share" : "menu";
}

function runsAsApp(): boolean {
  return matchMedia("(display-mode: standalone)").matches || ("standalone" in navigator && !!navigator.standalone);
}
