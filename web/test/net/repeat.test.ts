import assert from "node:assert/strict";
import { test } from "node:test";
import { Repeated } from "../../src/net/repeat.ts";

/** An action that fails until `mended`, with the delays of its retries. */
function failing() {
  const waits: { ms: number; act: () => void }[] = [];
  const state = { done: 0, mended: false };
  const repeated = new Repeated(
    async () => {
      state.done += 1;
      if (!state.mended) throw new Error("away");
    },
    (ms, act) => {
      const wait = { ms, act };
      waits.push(wait);
      return () => void waits.splice(waits.indexOf(wait), 1);
    },
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { repeated, waits, state, settled };
}

test("a failed action is retried with growing delays until it succeeds", async () => {
  const { repeated, waits, state, settled } = failing();
  repeated.start();
  for (const delay of [1, 2, 4, 8, 16, 30, 30]) {
    await settled();
    assert.deepEqual(
      waits.map(({ ms }) => ms),
      [1000 * delay],
    );
    waits[0]?.act();
  }
  state.mended = true;
  await settled();
  waits[0]?.act();
  await settled();
  assert.equal(waits.length, 0);
  assert.equal(state.done, 9);
});

test("only a pending retry is triggered early", async () => {
  const { repeated, waits, state, settled } = failing();
  repeated.hurry();
  assert.equal(state.done, 0);
  repeated.start();
  repeated.hurry();
  assert.equal(state.done, 1);
  await settled();
  state.mended = true;
  repeated.hurry();
  assert.equal(state.done, 2);
  await settled();
  repeated.hurry();
  assert.equal(state.done, 2);
  assert.equal(waits.length, 0);
});
