import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Problem, send, Unreachable, Unsure } from "../../src/net/request.ts";

type Answer = "lost" | "hangs" | { status: number; body?: unknown };

interface Sent {
  method: string;
  key: string | null;
}

let sent: Sent[] = [];
const realFetch = globalThis.fetch;
const realTimer = globalThis.setTimeout;
const realNow = Date.now;
let waits: number[] = [];

/** A server that gives these answers in turn and then repeats the last one. Delays pass at once. */
function server(...answers: Answer[]) {
  globalThis.fetch = async (_, init) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    sent.push({
      method: init?.method ?? "",
      key: new Headers(init?.headers).get("Idempotency-Key"),
    });
    if (answer === "hangs")
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
      });
    if (answer === "lost" || !answer) throw new TypeError("the network is gone");
    const body = answer.body === undefined ? null : JSON.stringify(answer.body);
    return new Response(body, { status: answer.status });
  };
}

const refusal = (status: number, code: string) => ({ status, body: { code, detail: code } });

beforeEach(() => {
  sent = [];
  waits = [];
  let passed = 0;
  Date.now = () => passed;
  globalThis.setTimeout = ((act: () => void, ms: number) => {
    waits.push(ms);
    return realTimer(() => {
      passed += ms;
      act();
    }, 1);
  }) as typeof setTimeout;
});

afterEach(() => {
  globalThis.fetch = realFetch;
  globalThis.setTimeout = realTimer;
  Date.now = realNow;
  mock.restoreAll();
});

test("a change lost in transit is sent again under the same key", async () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    sent = [];
    server("lost", { status: 200, body: { version: 2 } });
    assert.deepEqual(await send(method, "/tournaments/1", {}, 1), { version: 2 });
    assert.equal(sent.length, 2);
    assert.ok(sent[0]?.key, method);
    assert.equal(sent[0]?.key, sent[1]?.key);
  }
});

test("a repeated deletion of a missing item counts as done", async () => {
  for (const [path, first, status] of [
    ["/tokens/1", "lost", 404],
    ["/session", "lost", 401],
    ["/session", "lost", 404],
  ] as const) {
    server(first, refusal(status, "NOT_FOUND"));
    assert.equal(await send("DELETE", path), undefined);
  }
  server(refusal(404, "NOT_FOUND"));
  await assert.rejects(send("DELETE", "/tokens/1"), Problem);
});

test("a refusal says if an earlier attempt may have succeeded", async () => {
  server("lost", refusal(412, "VERSION_MISMATCH"));
  await assert.rejects(send("PATCH", "/vacations/1", {}, 3), (error: unknown) => {
    assert.ok(error instanceof Unsure);
    assert.deepEqual([error.status, error.code], [412, "VERSION_MISMATCH"]);
    return true;
  });
  server(refusal(412, "VERSION_MISMATCH"));
  await assert.rejects(send("PATCH", "/vacations/1", {}, 3), (error: unknown) => {
    assert.ok(error instanceof Problem && !(error instanceof Unsure));
    return true;
  });
  server("lost", refusal(401, "NOT_SIGNED_IN"));
  await assert.rejects(send("POST", "/session", {}), (error) => !(error instanceof Unsure));
  server("lost", refusal(422, "INVALID_FIELD"));
  await assert.rejects(send("PATCH", "/account", {}), (error) => !(error instanceof Unsure));
});

test("a hanging request times out within a minute", async () => {
  server("hangs");
  await assert.rejects(send("GET", "/games"), Unreachable);
  assert.ok(waits.reduce((sum, ms) => sum + ms, 0) < 60_000, String(waits));
  server("hangs", { status: 200, body: 1 });
  assert.equal(await send("GET", "/games"), 1);
});
