import assert from "node:assert/strict";
import { test } from "node:test";
import { strength } from "../../src/account/strength.ts";

test("a password is rated by how guessable it is", () => {
  for (const [password, level] of [
    ["", 0],
    ["aaaaaaaaaaaaaaaaaaaaaaaa", 0],
    ["12345678901234567890", 0],
    ["qwertyuiopasdfghjkl", 0],
    ["password1", 0],
    ["anna1234anna", 0],
    ["ANNAANNAANNA", 0],
    ["correct horse", 1],
    ["Tr0ub4dor&3", 1],
    ["zR7#kP2!vM", 1],
    ["zR7#kP2!vM9q", 2],
    ["correct horse battery staple", 3],
    ["лошадь батарея скрепка верно", 3],
  ] as const)
    assert.equal(strength(password, "Anna"), level, password);
});

test("a name may have any characters", () => {
  assert.equal(strength("(*[a (*[a (*[a", "(*[a"), 0);
});

test("more letters never make a password weaker", () => {
  const whole = "correct horse battery 9#Q staple";
  for (let length = 1; length <= whole.length; length += 1)
    assert.ok(strength(whole.slice(0, length), "") >= strength(whole.slice(0, length - 1), ""));
});
