// A page of another site uses the API with a token, and gets nothing through the user's cookie. A
// real browser decides what such a page may read.

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { test } from "node:test";
import { openPlayer, password, perMove, startGame } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

async function otherSite(t) {
  const site = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end("<!doctype html><title>another site</title>");
  });
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  t.after(() => site.close());
  return `http://127.0.0.1:${site.address().port}/`;
}

/** What a page sees of an answer; `unreadable` if the browser hides it. */
const ask = (page, url, init = {}) =>
  page.evaluate(
    ([address, how]) =>
      fetch(address, how).then(
        async (response) => ({ status: response.status, body: await response.json() }),
        () => "unreadable",
      ),
    [url, init],
  );

test("a token works from a page of another site, a cookie does not", async (t) => {
  const mia = await openPlayer(browser, server.url, "mia");
  const noa = await openPlayer(browser, server.url, "noa");
  const game = await startGame(server.url, mia, noa, { time_control: perMove(3) });
  const made = await mia.request.post("/api/v1/tokens", {
    data: { name: "elsewhere", scopes: ["read", "play"], password },
    headers: { Origin: server.url },
  });
  const { token } = await made.json();
  await mia.goto(await otherSite(t));
  const api = `${server.url}/api/v1`;
  const headers = { Authorization: `Bearer ${token}` };

  const own = await ask(mia, `${api}/account`, { headers });
  assert.equal(own.body.username, "mia");
  const moved = await ask(mia, `${api}/games/${game}/moves`, {
    method: "POST",
    headers: {
      ...headers,
      "Content-Type": "application/json",
      "Idempotency-Key": "0b7e4b5c-6a55-4cc0-8d5e-7a6a1c1f1a11",
      "If-Match": '"1"',
    },
    body: JSON.stringify({ move: "32-28", ply: 0 }),
  });
  assert.equal(moved.status, 201, JSON.stringify(moved));
  const wrong = await ask(mia, `${api}/account`, { headers: { Authorization: "Bearer ch_t_no" } });
  assert.equal(wrong.body.code, "NOT_SIGNED_IN", "an error can be read as well");

  assert.equal(await ask(mia, `${api}/account`, { credentials: "include" }), "unreadable");
  const asHim = { method: "POST", credentials: "include", body: "{}" };
  assert.equal(await ask(mia, `${api}/games/${game}/resign`, asHim), "unreadable");
  const after = await (await mia.request.get(`${api}/games/${game}`)).json();
  assert.equal(after.status, "playing", "the cookie did nothing");
  assert.equal(after.ply, 1);
});
