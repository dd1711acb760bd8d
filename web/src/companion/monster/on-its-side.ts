/** The part of the standard that TypeScript leaves out, since not all browsers have it. */
type Turning = ScreenOrientation & { lock?(to: "landscape"): Promise<void> };

/**
 * Turns the page as a phone on its side wants it, where the browser lets it (an app on Android), until what is given
 * back is called: in its holder a phone is on its side even if it was told never to turn the page.
 */
export function onItsSide(): () => void {
  const turning = screen.orientation as Turning | undefined;
  const turned = turning?.lock?.("landscape").then(
    () => true,
    () => false,
  );
  return () => void turned?.then((done) => done && turning?.unlock());
}
