// Browser notifications, shown while this tab is open but hidden, and only if the user has turned
// them on in the settings.

import { messages } from "../messages/messages.ts";
import { navigate } from "../navigation/router.ts";
import { change, settings } from "../settings/settings.ts";

export const canNotify = (): boolean => "Notification" in window;

/** Asks the browser for permission. Returns false if it refuses. */
export async function allowNotifications(): Promise<boolean> {
  const granted = (await Notification.requestPermission()) === "granted";
  change({ notifications: granted });
  return granted;
}

/**
 * `to` is the page that the notification opens. Several tabs that show the same text produce one
 * notification.
 */
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
    // Some phones allow notifications only for installed web apps.
  }
}
