/** Have the worker keep this version of the client, where the browser lets it: it takes `https`, or this machine. */
export async function keepClient(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const found = await navigator.serviceWorker.register("/worker.js").catch(() => null);
  watch(found?.installing ?? found?.waiting);
  found?.addEventListener("updatefound", () => watch(found.installing));
}

/** Tell a newer worker which script runs here, as soon as it has all its files. */
function watch(worker: ServiceWorker | null | undefined): void {
  const tell = () => worker?.postMessage(new URL(import.meta.url).pathname);
  if (worker?.state === "installed") tell();
  else
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") tell();
    });
}
