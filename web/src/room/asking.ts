import { guest } from "../connection/guest.svelte";
import type { Asked, Table } from "../connection/table.svelte";
import { whoAreYou } from "../guest/asking.svelte";

/** Ask a table for something that only somebody with a name may have. */
export async function askAsGuest(table: Table, what: Asked): Promise<void> {
  if (!(await whoAreYou())) return;
  // The table may still take this page for a stranger.
  if (table.room?.you.guest === guest.me?.guest) table.ask(what);
  else table.introduce(what);
}
