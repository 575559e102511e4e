// Seeks for several on the star: their seats are taken one by one, over sockets, REST and in the
// browser, and the game begins when all are taken.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import { openPage, openPlayer } from "./harness/browser.mjs";
import { blitz, Client, days, gameOf, good, makePlayer } from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";
import { browser, server } from "./harness/stage.mjs";
import { done, refused } from "./harness/table.mjs";

const of = (seats, time_control) => ({
  ...{ variant: "star", terms: { side: 3, men: 6, seats }, time_control, rated: false },
});

test("a seek of four by correspondence fills over REST", async (t) => {
  const site = await startServer(t);
  const [ann, bob, cid, dan] = await Promise.all(
    ["ann", "bob", "cid", "dan"].map((name) => makePlayer(site, name)),
  );
  const nobody = new Client(site);
  const joined = async () => (await good(nobody.get("/seeks"))).items[0].joined;
  const take = (client, id, key = randomUUID()) =>
    client.post(`/seeks/${id}/take`, undefined, { key });
  const { id } = await good(ann.post("/seeks", of(4, days(1)), { key: randomUUID() }));
  assert.deepEqual(await joined(), []);
  const key = randomUUID();
  const seat = await take(bob, id, key);
  assert.deepEqual([seat.status, seat.body], [200, { seek_id: id }]);
  assert.deepEqual((await take(cid, id)).body, { seek_id: id });
  assert.deepEqual(await joined(), ["bob", "cid"]);
  assert.equal((await cid.send("DELETE", `/seeks/${id}`)).status, 204);
  assert.equal((await cid.send("DELETE", `/seeks/${id}`)).status, 403);
  assert.deepEqual(await joined(), ["bob"]);
  assert.equal((await take(dan, id)).status, 200);
  const begun = await take(cid, id);
  assert.equal(begun.status, 201, begun.text);
  const { seats } = await gameOf(nobody, begun.body.game_id);
  assert.deepEqual(seats.map(({ username }) => username).sort(), ["ann", "bob", "cid", "dan"]);
  assert.deepEqual((await take(bob, id, key)).body, { seek_id: id }, "the same answer again");
  for (const client of [ann, bob, cid, dan])
    assert.equal((await good(client.get("/games?mine=1"))).items.length, 1);
});

test("a seek of three over sockets", async (t) => {
  const site = await startServer(t);
  const [ann, bob, cid] = await Promise.all(
    ["ann", "bob", "cid"].map((name) => makePlayer(site, name)),
  );
  const looker = await Socket.open(new Client(site));
  await looker.follow("lobby");
  const [anns, bobs, cids] = await Promise.all([ann, bob, cid].map((who) => Socket.open(who)));
  const { d: made } = done(await anns.command({ t: "seek", ...of(3, blitz) }));
  const told = async () => (await looker.event("lobby", "seek_added")).d.seek.joined;
  assert.deepEqual(await told(), []);
  const take = { t: "take", seek: made.seek };
  assert.deepEqual(done(await bobs.command(take)).d, { seek: made.seek });
  assert.deepEqual(await told(), ["bob"]);
  done(await bobs.command({ t: "unseek", seek: made.seek }));
  assert.deepEqual(await told(), []);
  refused(await bobs.command({ t: "unseek", seek: made.seek }), "FORBIDDEN");
  done(await cids.command(take));
  assert.deepEqual(await told(), ["cid"]);
  await cids.drop();
  assert.deepEqual(await told(), [], "who is gone sits no more");
  done(await bobs.command(take));
  assert.deepEqual(await told(), ["bob"]);
  const again = await Socket.open(cid);
  for (const socket of [anns, bobs]) await socket.follow("me");
  const { d: begun } = done(await again.command(take));
  assert.equal((await gameOf(ann, begun.game)).seats.length, 3);
  for (const socket of [anns, bobs]) {
    const started = await socket.event("me", "game_started");
    assert.equal(started.d.game, begun.game);
    assert.equal(started.d.seats.length, 3);
  }
  assert.equal((await looker.event("lobby", "seek_removed")).d.id, made.seek);
});

test("three find each other in the lobby", async () => {
  const anna = await openPlayer(browser, server.url, "anna");
  const boris = await openPlayer(browser, server.url, "boris");
  const carl = await openPlayer(browser, server.url, "carl", {
    viewport: { width: 390, height: 844 },
  });
  const guest = await openPage(browser, server.url);
  for (const page of [anna, boris, carl, guest]) await page.goto("/");
  await anna.getByRole("button", { name: "Own time control" }).click();
  const dialog = anna.getByRole("dialog");
  await dialog.getByLabel("More variants").selectOption("star");
  await dialog.getByRole("radio", { name: "73 holes" }).check();
  await dialog.getByRole("radio", { name: "3", exact: true }).check();
  await dialog.getByRole("radio", { name: "Casual" }).check();
  await dialog.getByRole("button", { name: "Look for an opponent" }).click();
  const row = (page) => page.locator(".seeks tbody tr", { hasText: "anna" });
  for (const page of [anna, boris, carl, guest])
    await row(page).getByText("1 of 3 seats").waitFor();

  const act = (page, name) => row(page).getByRole("button", { name, exact: true });
  await act(carl, "Play").focus();
  await carl.keyboard.press("Enter");
  for (const page of [anna, boris, guest])
    await row(page).getByText("2 of 3 seats · carl").waitFor();
  await act(carl, "Leave").waitFor();
  const ofSeeks = (fault) => fault.includes("seek") || fault.includes("column");
  for (const page of [anna, carl]) assert.deepEqual((await faults(page)).filter(ofSeeks), []);
  const wide = () => document.documentElement.scrollWidth > window.innerWidth;
  assert.equal(await carl.evaluate(wide), false);
  await act(carl, "Leave").press("Enter");
  await row(anna).getByText("1 of 3 seats").waitFor();
  await act(carl, "Play").click();
  await act(carl, "Leave").waitFor();
  // Who goes to another page gives the seat up, as a seek ends then.
  await carl.getByRole("link", { name: "Rules" }).first().click();
  await row(anna).getByText("1 of 3 seats").waitFor();
  await carl.goto("/");
  await act(carl, "Play").click();
  await act(carl, "Leave").waitFor();
  await act(boris, "Play").click();
  for (const page of [anna, boris, carl]) {
    await page.waitForURL(/\/game\/\d+$/);
    await page.locator(".seat-bar").nth(2).waitFor();
  }
  await guest.locator(".seeks .empty").waitFor();
  for (const page of [anna, boris, carl, guest]) assert.deepEqual(page.troubles, []);
});
