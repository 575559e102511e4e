import "../no-browser.ts";
import assert from "node:assert/strict";
import { test } from "node:test";

const { mayAskAt } = await import("../../src/push/asking.ts");

const day = 24 * 3_600_000;

test("after a refusal nothing is asked for 30 days, after the second never again", () => {
  const at = 1_700_000_000_000;
  assert.equal(mayAskAt(at, { pushRefusals: 0, pushRefused_ms: 0 }), true);
  const once = { pushRefusals: 1, pushRefused_ms: at };
  assert.equal(mayAskAt(at + 30 * day - 1, once), false);
  assert.equal(mayAskAt(at + 30 * day, once), true);
  const twice = { pushRefusals: 2, pushRefused_ms: at };
  assert.equal(mayAskAt(at + 365 * day, twice), false);
});
