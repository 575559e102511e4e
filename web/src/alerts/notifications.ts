// Browser notifications of this page, shown while its tab is open but hidden, and only if the user
// has turned them on.

import { settings } from "../settings/settings.ts";

/** `to` is the page that the notification opens. */
export function notify(text: string, to: string) {
  if (!settings.peek().notifications || !document.hidden) return;
  import("./shown.ts").then(({ show }) => show(text, to)).catch(() => {});
}
