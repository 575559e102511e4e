// A correspondence star game of six over REST, and its pages: the offer allows vacations, one
// player takes one, one resigns, and one runs out of time.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import test from "node:test";
import { faults } from "./harness/axe.mjs";
import { openPage, startBrowser } from "./harness/browser.mjs";
import { problem } from "./harness/problem.mjs";
import { days, eventsOf, gameOf, good, makePlayer } from "./harness/rest.mjs";
import { startServer, temporaryDatabase } from "./harness/server.mjs";
import { ask, day, expectSound, setClock } from "./harness/vacations.mjs";

const names = ["ann", "bob", "cid", "dan", "eve", "fay"];
const start = Date.parse("2024-01-10T12:00:00Z");
const scopes = ["read", "play"];
/** Two days from 2024-01-11, in Greenwich time. */
const twoDays = {
  ...{ tournaments: [], outside_tournaments: true, time_zone: "UTC" },
  ...{ start_date: "11.1.2024", end_date: "13.1.2024" },
};
const away = { from: Date.parse("2024-01-11T00:00:00Z"), to: Date.parse("2024-01-13T00:00:00Z") };

async function siteOfSix(t) {
  const db = temporaryDatabase(t);
  const site = await startServer(t, { db, devClock: new Date(start).toISOString() });
  const players = [];
  for (const name of names) players.push(await makePlayer(site, name, scopes));
  return { db, site, players };
}

/** Ann has the first seat. */
async function starOfSix(players) {
  const [ann, ...others] = players;
  const wish = {
    ...{ variant: "star", terms: { side: 3, men: 6, seats: 6 }, time_control: days(3) },
    ...{ color: "white", rated: true, vacations: true },
  };
  const { id } = await good(ann.post("/challenges", wish, { key: randomUUID() }));
  assert.equal((await good(ann.get(`/challenges/${id}`))).vacations, true);
  let game;
  for (const other of others)
    game = (await good(other.post(`/challenges/${id}/accept`, {}, { key: randomUUID() }))).game_id;
  return game;
}

const moveOf = async (client, id) => {
  const { ply, legal_moves: moves } = await gameOf(client, id);
  return client.post(`/games/${id}/moves`, { move: moves[0], ply }, { key: randomUUID() });
};
const move = (client, id) => good(moveOf(client, id));
const deadlineOf = async (client, id) => (await gameOf(client, id)).clock.deadline_ms;

test("a vacation, a resignation and a flag in a game of six", async (t) => {
  const { db, site, players } = await siteOfSix(t);
  const [ann, bob, cid, dan, eve, fay] = players;
  const at = (ms) => setClock(ann, new Date(ms).toISOString());
  const game = await starOfSix(players);
  assert.equal((await gameOf(ann, game)).vacations, true);
  assert.equal((await good(ann.get("/games?mine=1"))).items[0].vacations, true);

  // Cid, whose turn comes after two others, books two days.
  const booked = await good(ask(cid, twoDays));
  assert.deepEqual(
    booked.allocations.map((one) => [one.tournament_id, one.state, one.charged_hours]),
    [[null, "planned", 48]],
  );
  const again = await ask(cid, { ...twoDays, start_date: "12.1.2024", end_date: "14.1.2024" });
  assert.deepEqual(
    again.body.errors.map(({ code, tournament_id: place }) => [code, place]),
    [["OVERLAPS_VACATION", null]],
  );
  const figures = (await good(cid.get("/vacations/eligible"))).at(-1);
  assert.deepEqual(
    [figures.tournament_id, figures.splits_used, figures.days_used, figures.year],
    [null, 1, 2, 2024],
  );

  // During the vacation the others play, each on their own clock.
  await at(away.from + 3_600_000);
  const { clock } = await gameOf(ann, game);
  assert.deepEqual(clock.still, [
    { side: "third", start_ms: away.from, end_ms: away.to, vacation: true },
  ]);
  assert.equal(clock.deadline_ms, start + 3 * day, "ann's clock runs");
  await move(ann, game);
  await move(bob, game);
  assert.equal(await deadlineOf(ann, game), away.to + 3 * day, "cid's clock is stopped");
  problem(await moveOf(cid, game), 409, "MOVE_WHILE_ON_VACATION");
  const [row] = (await good(ann.get("/games?mine=1"))).items;
  assert.deepEqual(row.on_vacation, [{ username: "cid", until_ms: away.to }]);

  // Resigning is still possible: fay resigns out of turn. Then the vacation ends early.
  await good(fay.post(`/games/${game}/resign`, {}, { key: randomUUID() }));
  await at(away.from + day + 1);
  const [vacation] = booked.allocations;
  const ended = await good(cid.post(`/vacations/${vacation.id}/end`, {}));
  assert.deepEqual([ended.state, ended.charged_hours], ["finished", 25]);
  assert.equal(await deadlineOf(ann, game), away.from + day + 1 + 3 * day);
  await move(cid, game);

  // Dan lets three days pass.
  const due = await deadlineOf(ann, game);
  assert.equal(due, away.from + day + 1 + 3 * day);
  await at(due - 1);
  assert.equal((await gameOf(ann, game)).turn, "fourth");
  await at(due);
  const without = await gameOf(ann, game);
  assert.deepEqual(
    [without.turn, without.seats.map(({ out }) => out)],
    ["fifth", [null, null, null, "time", null, "resignation"]],
  );
  assert.deepEqual(
    (await eventsOf(ann, game)).filter(({ d }) => d.cause === "vacation").length,
    2,
    "booked and ended",
  );
  await move(eve, game);
  for (const client of [ann, bob, cid])
    await good(client.post(`/games/${game}/resign`, {}, { key: randomUUID() }));
  assert.deepEqual(
    (await gameOf(dan, game)).seats.map(({ place }) => place),
    [4, 3, 2, 5, 1, 6],
  );
  await expectSound(db, site);
});

test("the pages of a challenge, a vacation and the game, wide and narrow", async (t) => {
  const { site, players } = await siteOfSix(t);
  const browser = await startBrowser();
  t.after(() => browser.close());
  const page = await openPage(browser, site.url, { timezoneId: "UTC" });
  await page.goto("/signin");
  await page.getByLabel("Name").fill("ann");
  await page.getByLabel("Password").fill("the word of ann");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.locator(".head-user").waitFor();

  await page.goto("/");
  await page.getByRole("button", { name: "Friend" }).click();
  const form = page.getByRole("dialog");
  const box = form.getByRole("checkbox", { name: /^Allow vacations/ });
  assert.equal(await box.count(), 0, "not in live play");
  await form.getByRole("radio", { name: "Correspondence" }).check();
  await form.getByText("More options").click();
  await box.waitFor();
  await box.check();
  await form.getByLabel("Opponent").fill("bob");
  await form.getByRole("button", { name: "Challenge bob" }).click();
  await page.getByText("With vacations").waitFor();
  const [, bob] = players;
  const [{ id }] = (await good(bob.get("/challenges"))).items;
  const { game_id: game } = await good(
    bob.post(`/challenges/${id}/accept`, {}, { key: randomUUID() }),
  );

  await page.goto("/vacation");
  const row = page.getByRole("checkbox", { name: /Games outside tournaments/ });
  await row.check();
  await page.getByLabel("First day off").fill("11.1.2024");
  await page.getByLabel("Last day off").fill("17.1.2024");
  await page.locator(".vacation-deadlines tbody tr", { hasText: "bob" }).waitFor();
  await page.getByText("Then 1 of 4 periods and 7 of 30 days are used.").waitFor();
  await page.getByText("0 of 4 periods and 0 of 30 days used in 2024").waitFor();
  assert.deepEqual(await faults(page), []);
  await picture(page, "vacation");
  await page.getByRole("button", { name: "Book vacation" }).click();
  await page.getByText("Saved. Your opponents have been notified.").waitFor();
  const line = page.locator(".vacation-line", { hasText: "Games outside tournaments" });
  await line.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("heading", { name: "Edit the vacation outside tournaments" }).waitFor();
  await page.getByRole("button", { name: "Discard changes" }).click();

  await page.goto(`/game/${game}`);
  await page.getByRole("tab", { name: "Info" }).click();
  await page.locator(".table-facts", { hasText: "With vacations" }).waitFor();
  assert.deepEqual(await faults(page), []);
  await picture(page, "game");
});

test("a site without vacations offers none", async (t) => {
  const site = await startServer(t, { args: ["--vacations", "none"] });
  const browser = await startBrowser();
  t.after(() => browser.close());
  const page = await openPage(browser, site.url);
  await page.goto("/");
  await page.getByRole("button", { name: "Friend" }).click();
  const form = page.getByRole("dialog");
  const told = page.waitForResponse("**/api/v1/site");
  await form.getByRole("radio", { name: "Correspondence" }).check();
  await form.getByText("More options").click();
  assert.deepEqual(await (await told).json(), { guests: "casual", vacations: false });
  await form.getByRole("button", { name: "Create link" }).waitFor();
  assert.equal(await form.getByRole("checkbox", { name: /^Allow vacations/ }).count(), 0);
});

/**
 * Saves a picture in the folder CROWNHEAD_PICTURES, if set. No page may scroll sideways on a narrow
 * screen.
 */
async function picture(page, name) {
  const wide = page.viewportSize();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.equal(over, 0, `${name} at ${width}`);
    const folder = process.env.CROWNHEAD_PICTURES;
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize(wide);
}
