import assert from "node:assert/strict";
import { webcrypto } from "node:crypto";
import { test } from "node:test";
import { uuid } from "../../src/net/uuid.ts";

// Node.js 18 has it only under a different name.
globalThis.crypto ??= webcrypto as Crypto;

test("UUIDs are of version 4 and differ", () => {
  const made = Array.from({ length: 100 }, uuid);
  for (const one of made) {
    assert.match(one, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  assert.equal(new Set(made).size, 100);
});
