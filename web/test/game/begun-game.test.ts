import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import "../no-browser.ts";

const asked: string[] = [];
const { fetch } = globalThis;

before(() => {
  globalThis.fetch = (url) => {
    asked.push(String(url));
    return Promise.resolve(new Response(`{"id":"${asked.length}"}`));
  };
});
after(() => {
  globalThis.fetch = fetch;
});

test("a new game is loaded once, before its page is drawn", async () => {
  const browser = { history: { pushState() {}, replaceState() {} }, requestAnimationFrame() {} };
  Object.assign(globalThis, browser);
  const { askGame, goToBegun } = await import("../../src/net/begun-game.ts");
  goToBegun("7");
  assert.equal(asked.length, 1);
  assert.match(asked[0] ?? "", /\/games\/7$/);
  assert.equal((await askGame("7")).id, "1");
  assert.equal(asked.length, 1, "the page uses the pending request");
  assert.equal((await askGame("7")).id, "2", "a second request loads it again");
  goToBegun("8");
  assert.equal((await askGame("7")).id, "4", "another game was not requested");
});
