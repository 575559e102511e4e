// Repeats the registration on each visit, for a browser in which push is on.

import { whoIsHere } from "../session/account.ts";
import { settings } from "../settings/settings.ts";
import { ableToNotify, ableToReceive, subscribe } from "./browser.ts";
import { watchMessages } from "./here.ts";

/** Does nothing for an account that has not turned push on in this browser. */
export async function visit() {
  if (!ableToReceive() || ableToNotify() !== "yes") return;
  watchMessages();
  const mine = await whoIsHere();
  if (mine?.id === settings.peek().push && Notification.permission === "granted") await subscribe();
}
