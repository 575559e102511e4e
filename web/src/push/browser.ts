// Push in this browser: what it can do, and turning it on and off.

import { accountApi } from "../net/account.ts";
import { account, member } from "../session/account.ts";
import { change } from "../settings/settings.ts";
import { neverAsk } from "./asking.ts";
import { watchMessages } from "./here.ts";
import { siteKey, subscribeIn } from "./subscribe.ts";

/** "homeScreen": an iPhone or iPad shows notifications only for an app on its home screen. */
export type Able = "no" | "homeScreen" | "denied" | "yes";

export function ableToNotify(): Able {
  const apple = /iP(?:hone|ad|od)/.test(navigator.userAgent);
  if (!("Notification" in window)) return apple ? "homeScreen" : "no";
  return Notification.permission === "denied" ? "denied" : "yes";
}

/** True if the browser can receive messages while no page is open. */
export const ableToReceive = () =>
  "serviceWorker" in navigator && "PushManager" in window && window.isSecureContext;

/** True if the site sends push messages to this player and browser. */
export const reachable = async () => member.peek() && ableToReceive() && (await siteKey()) !== null;

const register = () => navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });

/** Subscribes this browser for the signed-in account and registers it with the server. */
export async function subscribe(): Promise<void> {
  await register();
  await subscribeIn(await navigator.serviceWorker.ready);
  change({ push: account.peek()?.id ?? "" });
  watchMessages();
}

/** "no service": the browser's maker cannot be reached, so only pages show notifications. */
export type Turned = "denied" | "no service" | "on" | "off";

/** Asks the browser for permission, so a press must have led here. */
export async function turnOn(): Promise<Turned> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  change({ notifications: true });
  try {
    if (await reachable()) await subscribe();
  } catch (error) {
    if (error instanceof DOMException) return "no service";
    throw error;
  }
  return "on";
}

/** Ends the notifications of pages, and push messages to this browser. */
export async function turnOff(): Promise<Turned> {
  change({ notifications: false, push: "" });
  neverAsk();
  if (!ableToReceive()) return "off";
  const registration = await navigator.serviceWorker.getRegistration("/");
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  if (!member.peek()) return "off";
  const { items } = await accountApi.pushSubscriptions();
  await Promise.all(
    items.filter(({ current }) => current).map(({ id }) => accountApi.removePushSubscription(id)),
  );
  return "off";
}
