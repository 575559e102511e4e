import assert from "node:assert/strict";
import { test } from "node:test";
import { isAfter, merged } from "../../src/chat/lines.ts";
import type { ChatLine } from "../../src/net/api.ts";

const line = (id: string): ChatLine => ({
  id,
  room: "players",
  username: "anna",
  text: `line ${id}`,
  at_ms: 0,
});

test("loaded and received lines are merged once, in order", () => {
  const read = [line("10"), line("9"), line("2")];
  const heard = merged([line("9")], [line("11")]);
  assert.deepEqual(
    merged(heard, read).map(({ id }) => id),
    ["2", "9", "10", "11"],
  );
  assert.deepEqual(merged([], []), []);
});

test("ids are numbers: 10 comes after 9", () => {
  assert.ok(isAfter(line("10"), 9));
  assert.ok(!isAfter(line("9"), 9));
});
