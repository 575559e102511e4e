import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { type MessagePage, MoveMessages } from "../../src/game/move-messages.ts";

const message = (ply: number) => ({ ply, by: "white" as const, text: `m${ply}` });
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => message(from + i));

/**
 * A game with 170 messages, the last 50 of them loaded. Pages have 50; the requested cursors are
 * recorded.
 */
function long() {
  const asked: string[] = [];
  let fails = false;
  const messages = new MoveMessages(async (cursor) => {
    asked.push(cursor);
    if (fails) throw new Error("away");
    const first = Math.max(1, +cursor - 50);
    return {
      items: range(first, +cursor - 1).reverse(),
      next_cursor: first > 1 ? `${first}` : null,
    };
  });
  const restore = () => messages.restore({ messages: range(121, 170), messages_cursor: "121" });
  restore();
  return { messages, asked, restore, fail: (now: boolean) => (fails = now) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const has = (messages: MoveMessages, ply: number) =>
  messages.all.value.filter((one) => one.ply === ply).map((one) => one.text);

test("earlier messages are loaded up to the move shown", async () => {
  const { messages, asked } = long();
  const ply = signal(170);
  const end = messages.follow(ply);
  await settled();
  assert.deepEqual(asked, []);
  ply.value = 60;
  await settled();
  assert.deepEqual(asked, ["121", "71"]);
  assert.deepEqual(has(messages, 60), ["m60"]);
  assert.deepEqual(has(messages, 80), ["m80"], "once");
  ply.value = 59;
  await settled();
  assert.equal(asked.length, 2);
  end();
  ply.value = 5;
  await settled();
  assert.equal(asked.length, 2);
});

test("a failed page is requested again when the game is restored", async () => {
  const { messages, asked, restore, fail } = long();
  const ply = signal(110);
  fail(true);
  messages.follow(ply);
  await settled();
  assert.deepEqual(has(messages, 110), []);
  assert.equal(asked.length, 1, "no request after the failed one");
  fail(false);
  restore();
  await settled();
  assert.deepEqual(has(messages, 110), ["m110"]);
});

test("a page that arrives after the game was restored is dropped", async () => {
  let answer = (_: MessagePage) => {};
  const messages = new MoveMessages(() => new Promise((resolve) => (answer = resolve)));
  messages.restore({ messages: range(51, 100), messages_cursor: "51" });
  const ply = signal(10);
  messages.follow(ply);
  ply.value = 100;
  messages.restore({ messages: range(53, 102), messages_cursor: "53" });
  answer({ items: range(1, 50).reverse(), next_cursor: null });
  await settled();
  assert.deepEqual(messages.all.value, range(53, 102));
});

test("a short game loads nothing, and takebacks drop messages", async () => {
  const asked: string[] = [];
  const messages = new MoveMessages(async (cursor) => {
    asked.push(cursor);
    return { items: [], next_cursor: null };
  });
  messages.restore({ messages: range(1, 3), messages_cursor: null });
  messages.follow(signal(1));
  messages.add(message(4));
  messages.add({ ...message(4), text: "again" });
  assert.deepEqual(has(messages, 4), ["again"]);
  messages.takenBack(2);
  assert.deepEqual(messages.all.value, range(1, 2));
  await settled();
  assert.deepEqual(asked, []);
});
