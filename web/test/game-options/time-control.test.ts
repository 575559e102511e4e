import assert from "node:assert/strict";
import { test } from "node:test";
import { controlOf, firstControl, noLimit } from "../../src/game-options/control-wish.ts";
import {
  bank,
  duration,
  fischer,
  kindOf,
  perMove,
  sameControl,
} from "../../src/game-options/time-control.ts";
import type { TimeControl } from "../../src/net/api.ts";

test("input becomes a time control", () => {
  const day = 24 * 3600 * 1000;
  const slow = { ...firstControl, pace: "correspondence" } as const;
  assert.deepEqual(controlOf(firstControl), fischer(10, 5));
  assert.deepEqual(controlOf(slow), perMove(3));
  assert.deepEqual(controlOf({ ...slow, slow: "bank" }), bank(30, 1, 45));
  assert.deepEqual(controlOf({ ...slow, slow: "bank", capDays: "" }), {
    kind: "fischer",
    base_ms: 30 * day,
    increment_ms: day,
    cap_ms: null,
  });
  assert.deepEqual(controlOf(noLimit), { kind: "unlimited" });
  assert.deepEqual(controlOf({ ...slow, slow: "sessions" }), {
    kind: "sessions",
    sessions: [
      { moves: 50, time_ms: 100 * day },
      { moves: 10, time_ms: 10 * day },
    ],
    carry: true,
    grace_ms: day,
    charge: "whole_days",
  });
  assert.deepEqual(controlOf({ ...firstControl, live: "sessions" }), {
    kind: "sessions",
    sessions: [
      { moves: 40, time_ms: 90 * 60_000 },
      { moves: 20, time_ms: 30 * 60_000 },
    ],
    carry: true,
    grace_ms: 0,
    charge: "ms",
  });
});

test("time controls differ in every field", () => {
  const sessions = [{ moves: 40, time_ms: 7_200_000 }];
  const plain: TimeControl = {
    kind: "sessions",
    sessions,
    carry: true,
    grace_ms: 0,
    charge: "ms",
  };
  assert.ok(sameControl(plain, { ...plain, sessions: [{ moves: 40, time_ms: 7_200_000 }] }));
  assert.ok(!sameControl(plain, { ...plain, charge: "whole_days" }));
  assert.ok(!sameControl(plain, { ...plain, grace_ms: 1 }));
  assert.ok(!sameControl(plain, { ...plain, carry: false }));
  assert.ok(!sameControl(plain, { ...plain, sessions: [...sessions, ...sessions] }));
  assert.ok(!sameControl(bank(30, 1, 45), bank(30, 1, 0)));
  assert.ok(!sameControl({ kind: "unlimited" }, plain));
  assert.equal(duration(plain), 7_200_000);
  assert.equal(duration({ ...plain, grace_ms: 1000 }), 7_240_000);
  assert.deepEqual(kindOf(plain), "classical");
  assert.deepEqual(kindOf({ kind: "unlimited" }), "correspondence");
});
