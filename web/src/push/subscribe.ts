// Subscribing a browser and registering it with the server, in a page or in the worker. Small,
// because the worker has nothing else of the site's program.

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** True if a subscription was made to this key of the site, which is base64url without padding. */
export const isFor = (subscribedTo: ArrayBuffer | null | undefined, key: string) =>
  subscribedTo != null && base64url(subscribedTo) === key;

/** The key of the site; null if it does not send push messages. Throws if it cannot be reached. */
export async function siteKey(): Promise<string | null> {
  const answer = await fetch("/api/v1/push/key");
  // Also of an error: a connection is busy until its answer has been read.
  const body = await answer.text();
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`push key: ${answer.status}`);
  return (JSON.parse(body) as { key: string }).key;
}

/** Returns the browser's subscription to this key; one to an older key ends. */
async function subscriptionTo(registration: ServiceWorkerRegistration, key: string) {
  const { pushManager } = registration;
  const found = await pushManager.getSubscription();
  if (found && isFor(found.options.applicationServerKey, key)) return found;
  await found?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Subscribes, unless the browser is subscribed already, and registers it for the signed-in player. */
export async function subscribeIn(registration: ServiceWorkerRegistration): Promise<void> {
  const key = await siteKey();
  if (key === null) throw new Error("push is off");
  const subscription = await subscriptionTo(registration, key);
  const answer = await fetch("/api/v1/push/subscriptions", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(subscription),
  });
  await answer.text();
  if (!answer.ok) throw new Error(`push subscription: ${answer.status}`);
}
