import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import type { Tournament } from "../src/api.ts";
import { RollCall } from "../src/tournament/called.ts";

const real = { fetch: globalThis.fetch, setTimeout: globalThis.setTimeout };
afterEach(() => {
  Object.assign(globalThis, real);
});

/** What is to be done later, to be done by hand; requests that are given up after 15 s are not. */
function heldTimers() {
  const held: (() => void)[] = [];
  globalThis.setTimeout = ((act: () => void, after_ms: number) => {
    if (after_ms === 15_000) return 0;
    held.push(act);
    return held.length;
  }) as unknown as typeof setTimeout;
  return held;
}

const settled = () => new Promise((done) => setImmediate(done));

test("the roll is called on after a request that failed, and no more once it is over", async () => {
  const timers = heldTimers();
  let fails = true;
  globalThis.fetch = (async () =>
    fails
      ? Response.json({ code: "BUSY", detail: "too much at once" }, { status: 503 })
      : Response.json({ round: 2, at_ms: null, players: 4, absent: ["Ben"] })) as typeof fetch;
  const swiss = { id: "7", mode: "live", format: "swiss", status: "running" } as Tournament;
  const roll = new RollCall(() => 0);
  await assert.rejects(roll.look(swiss));
  assert.equal(timers.length, 1, "asked again later");
  timers[0]?.();
  await settled();
  assert.equal(timers.length, 2, "and again");
  fails = false;
  timers[1]?.();
  await settled();
  assert.deepEqual(roll.coming.value?.absent, ["Ben"]);
  roll.dispose();
  timers[2]?.();
  await settled();
  assert.equal(timers.length, 3);
});
