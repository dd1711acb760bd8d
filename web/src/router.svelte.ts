/** The page's address: `/`, `/t/CODE`, `/replay/CODE/NUMBER`, `/proof`, `/proof/CODE/NUMBER` or `/companion/NAME`. */
export const path = $state({ now: location.pathname });

/** Go to another page of ours. */
export function go(to: string): void {
  history.pushState(null, "", to);
  path.now = location.pathname;
  scrollTo(0, 0);
}

/** For the click on a link to a page of ours: go there without loading anew. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(event.currentTarget.pathname + event.currentTarget.hash);
}

addEventListener("popstate", () => (path.now = location.pathname));
