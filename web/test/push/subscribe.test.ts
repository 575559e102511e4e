import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";
import { isFor, subscribeIn } from "../../src/push/subscribe.ts";

const bytesOf = (key: Buffer) => new Uint8Array(key).buffer;

test("a subscription is compared with the key of the site", () => {
  for (let i = 0; i < 50; i += 1) {
    const key = randomBytes(65);
    assert.equal(isFor(bytesOf(key), key.toString("base64url")), true);
    assert.equal(isFor(bytesOf(randomBytes(65)), key.toString("base64url")), false);
  }
  assert.equal(isFor(null, "BA"), false);
});

interface Posted {
  endpoint: string;
}

/** A browser that is subscribed to `old`, on a site with the key `now`. */
async function renewed(old: Buffer | null, now: Buffer) {
  const ended: string[] = [];
  const posted: Posted[] = [];
  const made = (key: Buffer, endpoint: string) => ({
    ...{ endpoint, options: { applicationServerKey: bytesOf(key) } },
    toJSON: () => ({ endpoint }),
    unsubscribe: async () => ended.push(endpoint),
  });
  let current = old ? made(old, "https://push.example/old") : null;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      current = made(Buffer.from(key, "base64url"), "https://push.example/new");
      return current;
    },
  };
  const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  globalThis.fetch = async (path, init) => {
    if (path === "/api/v1/push/key") return answer({ key: now.toString("base64url") });
    posted.push(JSON.parse(String(init?.body)));
    return answer({ id: "1" });
  };
  await subscribeIn({ pushManager } as unknown as ServiceWorkerRegistration);
  return { ended, posted: posted.map(({ endpoint }) => endpoint) };
}

test("a browser subscribes once, and again after the site has renewed its key", async () => {
  const [first, second] = [randomBytes(65), randomBytes(65)];
  const [old, fresh] = ["https://push.example/old", "https://push.example/new"];
  assert.deepEqual(await renewed(null, first), { ended: [], posted: [fresh] });
  assert.deepEqual(await renewed(first, first), { ended: [], posted: [old] });
  assert.deepEqual(await renewed(first, second), { ended: [old], posted: [fresh] });
});
