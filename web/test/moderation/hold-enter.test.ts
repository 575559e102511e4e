import assert from "node:assert/strict";
import { test } from "node:test";
import { holdEnter } from "../../src/moderation/hold-enter.ts";

class Input {}
Object.assign(globalThis, { HTMLInputElement: Input });

function pressed(key: string, target: object): boolean {
  let held = false;
  const preventDefault = () => {
    held = true;
  };
  holdEnter({ key, target, preventDefault } as unknown as KeyboardEvent);
  return held;
}

test("Enter is suppressed in a field and works on a button", () => {
  assert.equal(pressed("Enter", new Input()), true);
  assert.equal(pressed("a", new Input()), false);
  assert.equal(pressed("Enter", {}), false);
});
