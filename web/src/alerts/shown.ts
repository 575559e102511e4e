// Shows a notification of this page.

import { messages } from "../messages/messages.ts";
import { navigate } from "../navigation/router.ts";
import { socket } from "../net/connection.ts";

/**
 * Several tabs that show the same text produce one notification. So do a page and a push message:
 * with a service worker, both are shown by it and replace each other.
 */
export async function show(text: string, to: string) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body: text, tag: to, icon: "/icon-192.png" };
  const registration = await navigator.serviceWorker?.getRegistration("/");
  if (registration?.active) {
    const data = { path: to, at_ms: socket.serverNow() };
    await registration.showNotification(messages.site.name, { ...options, data });
    return;
  }
  try {
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
