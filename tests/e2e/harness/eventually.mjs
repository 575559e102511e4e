// Waits for what another process does, without knowing when.

import { setTimeout as pause } from "node:timers/promises";

const patience_ms = 20_000;

/** Polls until `look` returns something true, and returns it. `what` names it if it does not come. */
export async function eventually(look, what) {
  for (const end = Date.now() + patience_ms; Date.now() < end; await pause(20)) {
    const seen = await look();
    if (seen) return seen;
  }
  throw new Error(`not within ${patience_ms} ms: ${what}`);
}
