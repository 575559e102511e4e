// User-written text stays text on every page that shows it: it never becomes an element, an address
// or a script.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { choose, openPage, startBrowser } from "./harness/browser.mjs";
import { days, good, makeAccount, signedIn } from "./harness/rest.mjs";
import { createUser, startServer, temporaryDatabase } from "./harness/server.mjs";

const cleanups = [];
const password = "correct horse";
const hostile = `"><img src=x onerror="window.broken=1"><script>window.broken=1</script>`;
let browser;
let server;
let dirk;

const people = new Map([
  ["Dirk", "director"],
  ["Chief", "admin"],
]);

const enter = (name) =>
  signedIn(server, name, password, { "User-Agent": `Mozilla/5.0 ${hostile}` });

before(async () => {
  const suite = { after: (act) => cleanups.unshift(act) };
  const db = temporaryDatabase(suite);
  for (const [name, role] of people) createUser(db, name, role, password);
  [server, browser] = await Promise.all([startServer(suite, { db }), startBrowser()]);
  dirk = await enter("Dirk");
});

after(async () => {
  await browser?.close();
  for (const act of cleanups) await act();
});

const post = (client, path, body = {}) => good(client.post(path, body, { key: randomUUID() }));

/** A tournament with hostile text in every field, in which anna and ben play. */
async function tournamentOf(players) {
  const { id } = await post(dirk, "/tournaments", {
    name: `Cup ${hostile}`.slice(0, 100),
    description: hostile,
    format: "round_robin",
    mode: "correspondence",
    variant: "international",
    time_control: days(3),
    rated: false,
    all_at_once: true,
    entry: { by: "open" },
    tiebreaks: ["solkoff"],
    vacation: { splits_allowed: 3, days_allowed: 30, min_days: 1, max_days: 15 },
  });
  for (const player of players) await post(player, `/tournaments/${id}/entries`);
  await post(dirk, `/tournaments/${id}/start`);
  await post(dirk, `/tournaments/${id}/pause`, { reason: hostile });
  await post(dirk, `/tournaments/${id}/resume`);
  const [game] = (await good(dirk.get(`/games?tournament=${id}`))).items;
  return { id, game: game.id, white: game.white };
}

/** The date in `ahead` days, as a player types it. */
function typed(ahead) {
  const day = new Date(Date.now() + ahead * 86_400_000);
  return `${day.getUTCDate()}.${day.getUTCMonth() + 1}.${day.getUTCFullYear()}`;
}

async function pageOf(client) {
  const page = await openPage(browser, server.url);
  const [name, value] = client.cookie.split("=");
  await page.context().addCookies([{ name, value, url: server.url }]);
  return page;
}

/** Asserts that the page shows the text and has interpreted none of it. */
async function shows(page, path, { texts = 1 } = {}) {
  await page.goto(path);
  await page.locator("main#content:not([aria-busy=true])").waitFor();
  if (texts > 0) await page.getByText("onerror=").first().waitFor({ state: "attached" });
  assert.equal(await page.evaluate(() => "broken" in window), false, path);
  assert.equal(await page.locator("img[src=x], script:not([src])").count(), 0, path);
  assert.deepEqual(page.troubles, [], path);
}

test("user input is shown as text on every page", async (t) => {
  const players = await Promise.all(["anna", "ben"].map((name) => makeAccount(server, name)));
  const { id, game, white } = await tournamentOf(players);
  const [mover, other] = white === "anna" ? players : [...players].reverse();
  await post(mover, `/games/${game}/moves`, { move: "32-28", ply: 0, message: hostile });
  await good(other.send("PUT", `/games/${game}/notes`, { body: { text: hostile } }));
  await post(mover, `/games/${game}/chat`, { text: hostile });
  const { password } = other;
  await post(other, "/tokens", { name: hostile.slice(0, 60), scopes: ["read"], password });
  await post(other, "/reports", { username: mover.name, kind: "abuse", text: hostile });
  await post(mover, "/vacations", {
    tournaments: [id],
    start_date: typed(3),
    end_date: typed(9),
    message: hostile,
  });

  const page = await pageOf(other);
  for (const path of [
    `/game/${game}`,
    "/desk",
    `/tournament/${id}`,
    "/tournaments",
    "/account/developers",
  ])
    await t.test(path.replace(/\d+/, "…"), () => shows(page, path));
  await t.test("the front page", () => shows(page, "/", { texts: 0 }));
  await t.test("the profile", () => shows(page, `/player/${mover.name}`, { texts: 0 }));

  const desk = await pageOf(dirk);
  await t.test("the director's log", async () => {
    await shows(desk, `/tournament/${id}`);
    await desk.getByRole("tab", { name: "Log" }).click();
    await shows(desk, desk.url());
  });
  const moderation = await pageOf(await enter("Chief"));
  await t.test("the moderators' page", () => shows(moderation, "/moderation"));
  await t.test("the admin's own sessions", () =>
    shows(moderation, "/account/devices", { texts: 0 }),
  );

  await t.test("an imported record", async () => {
    const analysis = await openPage(browser, server.url);
    await analysis.goto("/analysis");
    await choose(analysis, "Import a game or position");
    const pdn = `[White "${hostile.replaceAll('"', "'")}"]\n[Event "<img src=x onerror='window.broken=1'>"]\n1. 32-28 {${hostile}} 19-23 *`;
    await analysis.getByLabel("PDN or FEN").fill(pdn);
    await analysis.getByRole("dialog").getByRole("button", { name: "Import" }).click();
    await analysis.getByText("onerror=").first().waitFor();
    assert.equal(await analysis.evaluate(() => "broken" in window), false);
    assert.equal(await analysis.locator("img[src=x]").count(), 0);
    assert.deepEqual(analysis.troubles, []);
  });

  await t.test("addresses", async () => {
    const stranger = await openPage(browser, server.url);
    // Without a dot, because a name after a dot would be a file's.
    const text = encodeURIComponent('"><img src=x onerror=broken=1>');
    const paths = [
      ...["/player/", "/game/", "/tournament/", "/rules/", "/confirm/"].map((at) => at + text),
      `/analysis?fen=${text}`,
    ];
    for (const path of paths) await shows(stranger, path, { texts: 0 });
  });
});
