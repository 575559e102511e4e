// What follows a move in a correspondence game. Loaded then, because games do not need it before.

import { mayAskAt } from "../push/asking.ts";
import { ableToNotify, ableToReceive, reachable } from "../push/browser.ts";
import { settings } from "../settings/settings.ts";
import { goOnFrom } from "./go-on.ts";

async function mayAskForPush() {
  const { push, ...refusals } = settings.peek();
  if (push !== "" || !mayAskAt(Date.now(), refusals)) return false;
  const able = ableToNotify();
  if (able === "homeScreen") return true;
  return able === "yes" && ableToReceive() && (await reachable());
}

/**
 * `holds` returns true if the user has a reason to stay on the page. Resolves with true if the page
 * may ask whether they want push messages.
 */
export async function afterMove(game: string, holds: () => boolean) {
  await goOnFrom(game, holds);
  return mayAskForPush();
}
