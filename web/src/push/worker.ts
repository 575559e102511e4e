// The service worker, served as /sw.js. It shows push messages and opens their pages, also while no
// page of the site is open. It does not answer requests.

import { preferred } from "../messages/languages.ts";
import { alertsAgain, type OpenPage, pageFor, readPayload, seenOn } from "./payload.ts";
import { subscribeIn } from "./subscribe.ts";

/** Titles by language, for a message that cannot be read; the build defines them. */
declare const fallbackTitles: string;

/** The parts of a worker's scope that TypeScript's library of pages lacks. */
interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface PageClient {
  url: string;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<PageClient>;
  postMessage(message: unknown, transfer?: Transferable[]): void;
}
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(wanted: { type: "window"; includeUncontrolled: true }): Promise<readonly PageClient[]>;
    openWindow(path: string): Promise<PageClient | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "push",
    act: (event: Extendable & { data: { text(): string } | null }) => void,
  ): void;
  addEventListener(
    type: "notificationclick",
    act: (event: Extendable & { notification: Notification }) => void,
  ): void;
  addEventListener(
    type: "install" | "pushsubscriptionchange",
    act: (event: Extendable) => void,
  ): void;
}

const scope = globalThis as unknown as WorkerScope;

/** A page that does not answer in this time has not loaded yet, or has crashed. */
const patience_ms = 500;
const silentlyShown_ms = 2_000;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type Page = OpenPage & { client: PageClient };

/** Asks a page for its address and whether it may be left. Its program may change the address. */
async function ask(client: PageClient): Promise<Page> {
  const { pathname, search } = new URL(client.url);
  const visible = client.visibilityState === "visible";
  const unknown = { client, path: pathname + search, visible, free: false };
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<Page>((resolve) => {
    port1.onmessage = ({ data }) => resolve({ ...unknown, ...data });
  });
  client.postMessage({ t: "where" }, [port2]);
  return Promise.race([answer, after(patience_ms).then(() => unknown)]);
}

const openPages = async () =>
  Promise.all(
    (await scope.clients.matchAll({ type: "window", includeUncontrolled: true })).map(ask),
  );

function setBadge(n: number) {
  const { setAppBadge, clearAppBadge } = navigator;
  if (n > 0) return setAppBadge?.call(navigator, n);
  return clearAppBadge?.call(navigator);
}

async function show(text: string) {
  const titles: Partial<Record<string, string>> = JSON.parse(fallbackTitles);
  const title = titles[preferred(navigator.languages)] ?? "";
  const { origin } = new URL(scope.registration.scope);
  const { title: said, body, path, badge, at_ms } = readPayload(text, origin, title);
  const before = await scope.registration.getNotifications({ tag: path });
  const silent = seenOn(await openPages(), path);
  const options = {
    body,
    tag: path,
    icon: "/icon-192.png",
    silent,
    renotify:
      !silent &&
      alertsAgain(
        before.map(({ data }) => data?.at_ms),
        at_ms,
      ),
    data: { path, at_ms },
  };
  await scope.registration.showNotification(said, options);
  if (badge !== null) await setBadge(badge)?.catch(() => undefined);
  if (!silent) return;
  await after(silentlyShown_ms);
  for (const one of await scope.registration.getNotifications({ tag: path })) one.close();
}

async function open(path: string) {
  const found = pageFor(await openPages(), path);
  if (!found) return scope.clients.openWindow(path);
  if (found.moves) found.page.client.postMessage({ t: "open", path });
  return found.page.client.focus();
}

// Two versions of the worker do the same, so a new one need not wait.
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("push", (event) => event.waitUntil(show(event.data?.text() ?? "")));
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/"));
});
scope.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(subscribeIn(scope.registration).catch(() => undefined)),
);
