import { keep, kept } from "../look/kept";
import { api, ApiError } from "./api";
import type { Guest, NewGuest } from "../protocol/messages";

interface Known extends Guest {
  token: string;
}

/** Who this person is to the server: nobody before they first take part. */
export const guest: { me: Known | null } = $state({ me: null });

/** The token to show, or none. */
export function token(): string {
  return guest.me?.token ?? "";
}

/** Find out who this is: by a personal link, or by what this browser remembers. */
export async function recall(): Promise<void> {
  const given = /^#me=([\w-]{8,100})$/.exec(location.hash)?.[1];
  if (given) history.replaceState(null, "", location.pathname);
  else guest.me = kept<Known>("guest");
  const shown = given ?? token();
  if (!shown) return;
  try {
    remember({ ...(await api.me(shown)), token: shown });
  } catch (error) {
    // A server that started anew does not know the token; one that does not answer may well know it.
    if (!given && error instanceof ApiError && [401, 403, 404].includes(error.status)) remember(null);
  }
}

/** Become somebody, or be called something else from now on. */
export async function introduce(as: NewGuest): Promise<void> {
  const mine = token();
  if (mine) remember({ ...(await api.changeMe(as, mine)), token: mine });
  else {
    const made = await api.newGuest(as);
    remember({ ...made, token: made.token ?? "" });
  }
}

/** The address that makes this person the same one on another device. */
export function personalLink(table: string): string {
  return `${table}#me=${token()}`;
}

function remember(known: Known | null): void {
  guest.me = known;
  keep("guest", known);
}
