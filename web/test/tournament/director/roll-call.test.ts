import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import type { Tournament } from "../../../src/net/api.ts";
import { RollCall } from "../../../src/tournament/director/roll-call.ts";

const { fetch, setTimeout, clearTimeout } = globalThis;
const real = { fetch, setTimeout, clearTimeout };
afterEach(() => {
  Object.assign(globalThis, real);
});

/** Captured timers that have not been cancelled, for the test to run. */
function heldTimers() {
  const held = new Map<number, () => void>();
  let last = 0;
  globalThis.setTimeout = ((act: () => void) => {
    held.set(++last, act);
    return last;
  }) as unknown as typeof setTimeout;
  globalThis.clearTimeout = ((id: number) => {
    held.delete(id);
  }) as unknown as typeof clearTimeout;
  const act = () => {
    const [[id, first] = [0, () => {}]] = held;
    held.delete(id);
    first();
  };
  return { act, count: () => held.size };
}

const settled = () => new Promise((done) => setImmediate(done));

test("the roll call retries after a failed request and stops when it is over", async () => {
  const timers = heldTimers();
  let fails = true;
  globalThis.fetch = (async () =>
    fails
      ? Response.json({ code: "BUSY", detail: "too much at once" }, { status: 503 })
      : Response.json({ round: 2, at_ms: null, players: 4, absent: ["Ben"] })) as typeof fetch;
  const swiss = { id: "7", mode: "live", format: "swiss", status: "running" } as Tournament;
  const roll = new RollCall(() => 0);
  await assert.rejects(roll.look(swiss));
  assert.equal(timers.count(), 1, "requested again later");
  timers.act();
  await settled();
  assert.equal(timers.count(), 1, "and again");
  fails = false;
  timers.act();
  await settled();
  assert.deepEqual(roll.coming.value?.absent, ["Ben"]);
  assert.equal(timers.count(), 1);
  roll.dispose();
  assert.equal(timers.count(), 0);
});
