// The browser's own notifications: while this tab is open but not looked at, and only where they
// have been asked for on the page of settings.

import { messages } from "../messages/messages.ts";
import { navigate } from "../navigation/router.ts";
import { change, settings } from "../settings/settings.ts";

export const canNotify = (): boolean => "Notification" in window;

/** Asks the browser; false if it refuses. */
export async function allowNotifications(): Promise<boolean> {
  const granted = (await Notification.requestPermission()) === "granted";
  change({ notifications: granted });
  return granted;
}

/** `to` is the page that it leads to; several tabs that tell the same show it once. */
export function notify(text: string, to: string) {
  const wanted = settings.peek().notifications && document.hidden && canNotify();
  if (!wanted || Notification.permission !== "granted") return;
  try {
    const options = { body: text, tag: to, icon: "/icon-192.png" };
    const shown = new Notification(messages.site.name, options);
    shown.onclick = () => {
      window.focus();
      navigate(to);
      shown.close();
    };
  } catch {
    // Some phones show them for installed programs only.
  }
}
