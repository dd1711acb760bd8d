/** Keeps the screen on, where the browser can, until what is given back is called. */
export function stayOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function hold(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    try {
      const held = await navigator.wakeLock?.request("screen");
      if (over) void held?.release();
      else lock = held ?? null;
    } catch {
      // A phone that is nearly empty may refuse: then its screen goes dark as always.
    }
  }

  void hold();
  // The browser lets go when the page is hidden.
  document.addEventListener("visibilitychange", hold);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
