// Changes of settings that follow the account to every browser.

import { accountApi } from "../net/account.ts";
import { change, settings } from "../settings/settings.ts";
import type { Settings } from "../settings/stored.ts";
import { account, member } from "./account.ts";

/** Several changes in a row, as of a slider, are stored together. */
const pause_ms = 600;

let timer: ReturnType<typeof setTimeout> | undefined;

/** The language, and whether and how the user wants notifications, are the browser's own. */
function ofAccount(): Record<string, string | number | boolean> {
  const { language, notifications, push, pushRefusals, pushRefused_ms, ...kept } = settings.peek();
  return kept;
}

function store() {
  timer = undefined;
  const kept = ofAccount();
  const mine = account.peek();
  // The account keeps what this page shows, also if another part of the page stores the account.
  if (mine) account.value = { ...mine, settings: kept };
  // Without an answer they stay in this browser, and the next change stores them.
  accountApi.changeAccount({ settings: kept }).catch(() => undefined);
}

/** Applies the change at once, and stores it with the account. */
export function keep(changed: Partial<Settings>) {
  change(changed);
  if (!member.peek()) return;
  clearTimeout(timer);
  timer = setTimeout(store, pause_ms);
}

/** Stores at once what is still to be stored: the page is being left. */
export function keepNow() {
  if (timer === undefined) return;
  clearTimeout(timer);
  store();
}
