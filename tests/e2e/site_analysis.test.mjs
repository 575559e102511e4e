// A finished game analysed by the site's own workers, once for all users.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import { becomes, openPage, openPlayer, startBrowser } from "./harness/browser.mjs";
import { good, makePlayer, startGame } from "./harness/rest.mjs";
import { startServer, temporaryDatabase } from "./harness/server.mjs";

// 27-21 loses a man.
const moves = "33-28 18-23 39-33 12-18 44-39 7-12 31-27 20-24 27-21 17x26".split(" ");
/** So few positions that the lowest priority suffices even on a busy processor. */
const workers = ["--analysis-workers", "1", "--analysis-positions", "2000"];

async function finishedGame(white, black) {
  const game = await startGame(white, black);
  for (const [ply, move] of moves.entries())
    await good((ply % 2 === 0 ? white : black).post(`/games/${game}/moves`, { move, ply }));
  await good(white.post(`/games/${game}/resign`, {}));
  return game;
}

const stateOf = async (client, game) => good(client.get(`/games/${game}/analysis`));
const button = (page, name) => page.getByRole("button", { name, exact: true });
const sides = (page) => page.locator(".sides").waitFor();

/**
 * A finished game on a site with workers, and the page of a player who may request the analysis.
 */
async function gameToExplain(t) {
  const browser = await startBrowser();
  t.after(() => browser.close());
  const server = await startServer(t, { args: workers });
  const [white, black] = await Promise.all(["Wim", "Bea"].map((name) => makePlayer(server, name)));
  const game = await finishedGame(white, black);
  const anna = await openPlayer(browser, server.url, "Anna");
  await anna.goto(`/analysis?game=${game}`);
  return { browser, server, white, game, anna };
}

test("a player requests an analysis, sees its progress, and everyone sees the result", async (t) => {
  const { browser, server, white, game, anna } = await gameToExplain(t);
  await button(anna, "Request server analysis").waitFor();
  assert.equal(anna.workers().length, 0, "no client's battery is used");
  assert.deepEqual(await faults(anna), []);
  await button(anna, "Request server analysis").click();
  await anna.locator(".explained progress").waitFor();
  await sides(anna);
  await anna.getByRole("status").getByText("The analysis is complete.").waitFor();
  assert.equal(anna.workers().length, 0);
  const { state, newest, positions } = await stateOf(white, game);
  assert.deepEqual([state, newest], ["ready", true]);
  assert.ok(positions.length > 5);

  // An anonymous user requests nothing, and sees it at once.
  const looker = await openPage(browser, server.url);
  await looker.goto(`/analysis?game=${game}`);
  await looker.locator(".sides").waitFor();
  assert.equal(looker.workers().length, 0);
  assert.match(await looker.locator(".side-summary", { hasText: "Wim" }).innerText(), /1 mistake/);
  for (const page of [anna, looker]) assert.deepEqual(page.troubles, []);
});

test("players may analyse in the browser instead, and visitors have only that", async (t) => {
  const { browser, server, white, game, anna } = await gameToExplain(t);
  await button(anna, "Analyse in this browser").click();
  await becomes(() => anna.workers().length > 0, true);
  await sides(anna);
  assert.equal((await stateOf(white, game)).state, "none");
  const looker = await openPage(browser, server.url);
  await looker.goto(`/analysis?game=${game}`);
  await becomes(() => looker.workers().length > 0, true);
  assert.equal(await button(looker, "Request server analysis").count(), 0);
});

test("a killed server resumes the analysis after its restart", async (t) => {
  const db = temporaryDatabase(t);
  const first = await startServer(t, { db, args: workers });
  const [white, black] = await Promise.all(["Wim", "Bea"].map((name) => makePlayer(first, name)));
  const game = await finishedGame(white, black);
  assert.equal((await white.post(`/games/${game}/analysis`)).status, 202);
  await becomes(async () => (await stateOf(white, game)).positions.length > 1, true);
  await first.kill();

  // Without workers the request waits, and earlier results are shown.
  const idle = await startServer(t, { db, port: first.port });
  const before = await stateOf(white, game);
  assert.deepEqual([before.state, before.may_be_asked], ["waiting", false]);
  assert.ok(before.positions.length > 1);
  const refused = await white.post(`/games/${game}/analysis`);
  assert.deepEqual([refused.status, refused.body.code], [404, "NOT_FOUND"]);
  assert.equal(await idle.stop(), 0);

  const second = await startServer(t, { db, port: first.port, args: workers });
  await becomes(async () => (await stateOf(white, game)).state, "ready");
  const after = await stateOf(white, game);
  const begun = before.positions.length;
  assert.deepEqual(
    after.positions.slice(0, begun),
    before.positions,
    "no position is searched again",
  );
  assert.equal(await second.stop(), 0);
});
