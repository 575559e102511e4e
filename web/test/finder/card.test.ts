import "../no-browser.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { nameIn, placeOf } from "../../src/finder/card.tsx";

test("the name is in the address of the page", () => {
  assert.equal(nameIn("/@/Anna"), "Anna");
  assert.equal(nameIn("/@/Guest%207?tab=games"), "Guest 7");
  assert.equal(nameIn("/@/%zz"), null);
  assert.equal(nameIn("/game/7"), null);
});

test("the card is below the name, above it without room, and inside the window", () => {
  const room = { width: 400, height: 600 };
  const card = { width: 280, height: 200 };
  const link = (left: number, top: number) => ({ left, top, bottom: top + 20 });
  assert.deepEqual(placeOf(link(50, 100), card, room), { left: 50, top: 126 });
  assert.deepEqual(placeOf(link(300, 500), card, room), { left: 114, top: 294 });
  assert.deepEqual(placeOf(link(-20, 10), card, { width: 200, height: 100 }), { left: 6, top: 6 });
});
