// The vacation pages in a real browser, for the player, the opponent and the director, each in a
// different time zone.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { faults, faultsInThemes } from "./harness/axe.mjs";
import {
  assertFits,
  becomes,
  click,
  holdBack,
  openPage,
  startBrowser,
  startSession,
} from "./harness/browser.mjs";
import { good, send } from "./harness/rest.mjs";
import {
  cupOf,
  day,
  directorsWord,
  policies,
  setClock,
  setPolicy,
  stage,
  wish,
} from "./harness/vacations.mjs";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const bank = { time_control: { kind: "fischer", base_ms: 10 * day, increment_ms: 0 } };
const now = Date.parse("2024-06-28T10:15:30.250Z");

const cleanups = [];
let browser;

before(async () => {
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  for (const act of cleanups) await act();
});

async function openAs(site, name, timezoneId, options = {}) {
  const page = await openPage(browser, site.server.url, { timezoneId, ...options });
  const password = name === "Dirk" ? directorsWord : `the word of ${name}`;
  await startSession(page, site.server.url, name, password);
  await page.request.patch("/api/v1/account", {
    data: { time_zone: timezoneId, locale: "en" },
    headers: { Origin: site.server.url },
  });
  return page;
}

/** The deadline shown on the running clock, in the user's time zone. */
async function shownDeadline(page, game) {
  await page.goto(`/game/${game}`);
  return page.locator(".clock.running").getAttribute("title");
}

/** A time as the page shows it: "Mon Jul 8, 2024, 10:15". */
const shown = (page, at) =>
  page.evaluate((ms) => {
    const text = (style) =>
      new Intl.DateTimeFormat("en-US", { hourCycle: "h23", ...style }).format(ms);
    const day = text({ weekday: "short", day: "numeric", month: "short", year: "numeric" });
    return `${day.replace(",", "")}, ${text({ hour: "2-digit", minute: "2-digit" })}`;
  }, at);

const firstDay = (page) => page.getByLabel("First day off");
const lastDay = (page) => page.getByLabel("Last day off");

/** Fills in a date and a time. */
async function fillMoment(form, label, date, time = "") {
  const moment = form.getByRole("group", { name: label, exact: true });
  await moment.getByLabel("Date").fill(date);
  await moment.getByLabel("Time").fill(time);
}

/** Anna is to move in a game of each of two tournaments. */
async function twoCups(site) {
  const [anna, ben] = site.players;
  const cups = [];
  for (const name of ["Spring Cup", "Summer Cup"]) {
    const cup = await cupOf(site, policies.A, { name, ...bank });
    if (cup.white !== anna)
      await good(ben.post(`/games/${cup.game}/moves`, { move: "32-28", ply: 0 }));
    cups.push(cup);
  }
  return cups;
}

test("a vacation is booked in two tournaments, read in another zone and shortened by a director", async () => {
  const site = await stage({ after: (act) => cleanups.unshift(act) }, new Date(now).toISOString());
  const [first, second] = await twoCups(site);
  const anna = await openAs(site, "Anna", "Asia/Kathmandu");
  const ben = await openAs(site, "Ben", "America/New_York");
  assert.equal(await shownDeadline(ben, first.game), await shown(ben, now + 10 * day));

  await anna.goto("/desk");
  await anna.getByRole("link", { name: "Vacations" }).click();
  await anna.getByRole("checkbox", { name: /Spring Cup/ }).check();
  await anna.getByRole("checkbox", { name: /Summer Cup/ }).check();
  await firstDay(anna).fill("1.7.2024");
  await lastDay(anna).fill("31.6.2024");
  await lastDay(anna).press("Tab");
  await anna.locator(".field", { hasText: "Enter a date such as" }).waitFor();
  await lastDay(anna).fill("Jul 7, 2024");
  await anna.getByLabel("Message to your opponents").fill("to the sea <b>again</b>");
  await anna.getByText("Mon Jul 1, 2024 to Sun Jul 7, 2024").waitFor();
  const rows = anna.locator(".vacation-deadlines tbody tr", { hasText: "Ben" });
  const moved = rows.filter({ has: anna.locator("td strong") });
  assert.equal(await moved.count(), 2, "one game in each, and its deadline moves");
  assert.deepEqual(await faults(anna), []);
  await anna.getByRole("button", { name: "Book vacation" }).click();
  await anna.getByText("Saved. Your opponents have been notified.").waitFor();

  // Midnight in Kathmandu is 18:15 in Greenwich.
  const start = Date.parse("2024-06-30T18:15:00Z");
  await ben.getByRole("status").filter({ hasText: "Anna has booked a vacation." }).waitFor();
  await ben.getByRole("link", { name: "View" }).click();
  const line = ben.locator(".vacation-line", { hasText: "Anna" });
  await line.getByText(await shown(ben, start)).waitFor();
  await line.getByText("to the sea <b>again</b>").waitFor();
  for (const { game } of [first, second])
    assert.equal(await shownDeadline(ben, game), await shown(ben, now + 17 * day));

  const dirk = await openAs(site, "Dirk", "Europe/Riga");
  await dirk.goto(`/tournament/${first.id}?tab=vacations`);
  await dirk.getByRole("heading", { name: "Timeline" }).waitFor();
  assert.deepEqual(await faults(dirk), []);
  await dirk.getByRole("button", { name: "Change: Anna" }).click();
  const dialog = dirk.getByRole("dialog");
  await fillMoment(dialog, "End", "5.7.2024", "21:15");
  await dialog.getByLabel("Reason").fill("the final round");
  await dialog.getByRole("button", { name: "Change" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.equal(await shownDeadline(ben, first.game), await shown(ben, now + 15 * day));
  assert.equal(await shownDeadline(ben, second.game), await shown(ben, now + 17 * day));
  await anna
    .getByRole("status")
    .filter({ hasText: "Spring Cup: A director has changed your vacation." })
    .waitFor();

  await setClock(site.dirk, new Date(start + 3_600_000).toISOString());
  await ben.goto(`/game/${first.game}`);
  await ben.getByText("away until Fri Jul 5, 2024").waitFor();
  await ben.getByText("clock stopped").waitFor();
  await ben.locator(".clock.running.still").waitFor();
  await ben.getByTitle(await shown(ben, Date.parse("2024-07-05T18:15:00Z"))).waitFor();
  await anna.goto("/vacation");
  const mine = anna.locator(".vacation-line", { hasText: "Summer Cup" });
  await mine.getByRole("button", { name: "End now" }).click();
  const asked = anna.getByRole("dialog");
  await asked.getByText("Days charged: 3 instead of 7. The period stays used.").waitFor();
  await asked.getByRole("button", { name: "End now" }).click();
  await mine.getByText("Ended").waitFor();
  assert.equal(await shownDeadline(ben, second.game), await shown(ben, now + 10 * day + 3_600_000));
  for (const page of [anna, ben, dirk]) assert.deepEqual(page.troubles, []);
});

test("a running game shows the start and end of a vacation without reloading", async () => {
  const site = await stage({ after: (act) => cleanups.unshift(act) }, new Date(now).toISOString());
  const cup = await cupOf(site, policies.A, { name: "Spring Cup", ...bank });
  await good(cup.white.post("/vacations", wish([cup.id], "1.7.2024", "8.7.2024")));
  const page = await openPage(browser, site.server.url, { timezoneId: "Europe/Zagreb" });
  const away = page.getByText("away until Mon Jul 8, 2024");
  await setClock(site.dirk, "2024-06-30T21:59:55Z");
  await page.goto(`/game/${cup.game}`);
  await page.locator(".clock.running").waitFor();
  assert.equal(await away.count(), 0);
  await away.waitFor();
  await page.getByText("clock stopped").waitFor();
  await setClock(site.dirk, "2024-07-07T21:59:55Z");
  await page.reload();
  await away.waitFor();
  await away.waitFor({ state: "detached" });
  assert.equal(await page.getByText("clock stopped").count(), 0);
  assert.deepEqual(page.troubles, []);
});

test("a game links to the reason its clock is stopped", async () => {
  const site = await stage({ after: (act) => cleanups.unshift(act) }, new Date(now).toISOString());
  const cup = await cupOf(site, policies.A, { name: "Spring Cup", ...bank });
  const stopped = await cupOf(site, policies.A, { name: "Summer Cup", ...bank });
  await good(cup.white.post("/vacations", wish([cup.id], "1.7.2024", "8.7.2024")));
  const holidays = { start_ms: now, end_ms: Date.parse("2024-07-05T10:00:00Z") };
  await good(
    site.dirk.post(`/tournaments/${stopped.id}/freezes`, { ...holidays, reason: "holidays" }),
  );
  await setClock(site.dirk, "2024-07-02T10:00:00Z");
  const page = await openAs(site, cup.white.name, "Europe/Zagreb");
  await page.goto(`/game/${stopped.game}`);
  const stop = page.getByRole("link", {
    name: /^clock stopped until Jul 5, 12:00$/,
  });
  assert.equal(await stop.getAttribute("href"), `/tournament/${stopped.id}?tab=vacations`);
  assert.deepEqual(await faults(page), []);

  await page.goto(`/game/${cup.game}`);
  const own = page.getByRole("link", { name: "away until Mon Jul 8, 2024" });
  assert.equal(await own.getAttribute("href"), "/vacation");
  await click(page, "32-28");
  const refused = page.locator(".strip.refused");
  await refused.getByText("end the vacation before you move").waitFor();
  await refused.getByRole("link", { name: "Vacations" }).click();
  await page.getByRole("button", { name: "End now" }).waitFor();

  const ben = await openAs(site, cup.black.name, "Europe/Zagreb");
  await ben.goto(`/game/${cup.game}`);
  const away = ben.getByRole("link", { name: "away until Mon Jul 8, 2024" });
  assert.equal(await away.getAttribute("href"), `/tournament/${cup.id}?tab=vacations`);
  for (const one of [page, ben]) assert.deepEqual(one.troubles, []);
});

test("unsaved input asks before leaving, and only the end of a started vacation can change", async () => {
  const site = await stage({ after: (act) => cleanups.unshift(act) }, new Date(now).toISOString());
  await cupOf(site, policies.A, { name: "Spring Cup", ...bank });
  await cupOf(site, policies.F, { name: "Autumn Cup", ...bank });
  const anna = await openAs(site, "Anna", "Europe/Zagreb");
  const home = anna.getByRole("link", { name: "Crownhead" });
  await anna.goto("/vacation");
  await anna.getByRole("checkbox", { name: /Spring Cup/ }).check();
  await anna.getByRole("checkbox", { name: /Autumn Cup/ }).check();
  await firstDay(anna).fill("1.7.2024");
  await home.click();
  const dialog = anna.getByRole("dialog", { name: "Leave this page?" });
  await dialog.getByRole("button", { name: "Stay" }).click();
  assert.equal(await firstDay(anna).inputValue(), "Mon Jul 1, 2024");

  const busy = { code: "BUSY", title: "Busy", detail: "too much at once; try again in a moment" };
  await anna.route("**/api/v1/vacations/preview", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      body: JSON.stringify({ ...busy, status: 503 }),
    }),
  );
  await lastDay(anna).fill("7.7.2024");
  const happens = anna.locator(".vacation-preview");
  await happens.getByText("too much at once", { exact: false }).waitFor();
  assert.equal(await happens.getByText("Choose at least one").count(), 0);
  await anna.unroute("**/api/v1/vacations/preview");
  await anna.route("**/api/v1/vacations/preview", (route) => route.abort());
  await lastDay(anna).fill("8.7.2024");
  await happens.getByText("connection", { exact: false }).waitFor();
  assert.equal(await happens.getByText("Choose at least one").count(), 0);
  await anna.unroute("**/api/v1/vacations/preview");
  await lastDay(anna).fill("7.7.2024");
  await happens.getByText("Mon Jul 1, 2024 to Sun Jul 7, 2024").waitFor();
  assert.deepEqual(await happens.locator(".vacation-deadlines tbody th").allTextContents(), [
    "Spring Cup: Ben",
    "Autumn Cup: Ben",
  ]);
  assert.equal(await anna.getByRole("alert").count(), 0);
  await anna.getByRole("button", { name: "Request vacation" }).click();
  const told = "Some opponents have been notified, the others will be when the director approves.";
  await anna.getByText(`Saved. ${told}`).waitFor();
  await home.click();
  await anna.waitForURL((url) => url.pathname === "/");

  await setClock(site.dirk, "2024-07-02T10:00:00Z");
  await anna.goto("/vacation");
  await anna.getByRole("button", { name: "Edit" }).click();
  await anna.getByText("Start: Mon Jul 1, 2024, 00:00").waitFor();
  assert.equal(await firstDay(anna).count(), 0);
  assert.equal(await anna.evaluate(() => document.activeElement.value), "Sun Jul 7, 2024");
  await lastDay(anna).fill("9.7.2024");
  await anna.getByText("Mon Jul 1, 2024 to Tue Jul 9, 2024").waitFor();
  assert.deepEqual(await faults(anna), []);
  await anna.getByRole("button", { name: "Save changes" }).click();
  await anna.getByText("Saved. Your opponents have been notified.").waitFor();
  const { items } = await good(site.players[0].get("/vacations"));
  const running = items.find(({ state }) => state === "active");
  assert.equal(running.start_ms, Date.parse("2024-06-30T22:00:00Z"));
  assert.equal(running.end_ms, Date.parse("2024-07-09T22:00:00Z"));
  assert.deepEqual(
    anna.troubles.filter((text) => !/503|ERR_FAILED/.test(text)),
    [],
  );
});

test("a pending request can be edited even if no tournament accepts new ones", async () => {
  const site = await stage({ after: (act) => cleanups.unshift(act) }, new Date(now).toISOString());
  const cup = await cupOf(site, policies.F, { name: "Autumn Cup", ...bank });
  const anna = await openAs(site, "Anna", "Europe/Zagreb");
  await anna.goto("/vacation");
  await anna.getByRole("checkbox", { name: /Autumn Cup/ }).check();
  await firstDay(anna).fill("1.7.2024");
  await anna.getByRole("button", { name: "1 week" }).click();
  assert.equal(await lastDay(anna).inputValue(), "Sun Jul 7, 2024");
  const off = anna.getByText("7 days off");
  await off.waitFor();
  await anna.getByRole("button", { name: "Set exact hours" }).click();
  await anna.getByLabel("Time zone").press("End");
  await anna.getByLabel("Time zone").press("Backspace");
  await anna.locator(".field", { hasText: "No time zone has this name" }).waitFor();
  await anna.getByLabel("Time zone").fill("Europe/Zagreb");
  await off.waitFor();
  await anna.getByRole("button", { name: "Request vacation" }).click();
  await anna
    .getByText("Saved. Your opponents will be notified when the director approves.")
    .waitFor();

  await setPolicy(site.dirk, cup.id, { splits_allowed: 0 });
  await anna.reload();
  await anna.getByRole("checkbox", { name: /Games outside tournaments/ }).waitFor();
  assert.equal(await anna.getByRole("checkbox", { name: /Autumn Cup/ }).count(), 0);
  await anna.getByRole("button", { name: "Edit" }).click();
  await anna.getByText("Vacations are not allowed here.").first().waitFor();
  assert.equal(await anna.evaluate(() => document.activeElement.value), "Mon Jul 1, 2024");
  assert.deepEqual(anna.troubles, []);
});

test("a director approves and denies, grants vacations and stops all clocks, also by keyboard", async () => {
  const site = await stage({ after: (act) => cleanups.unshift(act) }, new Date(now).toISOString());
  const cup = await cupOf(site, policies.F, { name: "Autumn Cup", ...bank });
  const [annaClient] = site.players;
  const asked = async (start, end) =>
    good(annaClient.post("/vacations", wish([cup.id], start, end)));
  await asked("1.7.2024", "8.7.2024");
  const dirk = await openAs(site, "Dirk", "Europe/Riga");
  await dirk.goto(`/tournament/${cup.id}`);
  await dirk.getByRole("tab", { name: "Vacations" }).click();
  await dirk.locator(".vacation-line.pending", { hasText: "Anna" }).waitFor();
  assert.equal(await dirk.getByText("Nothing needs you.").count(), 0);
  await dirk.getByRole("button", { name: "Approve: Anna" }).press("Enter");
  await dirk.getByRole("dialog").getByText("Anna is away from").waitFor();
  await dirk.keyboard.press("Enter");
  await dirk.getByText("No pending requests.").waitFor();
  await dirk.getByRole("button", { name: "Cancel vacation: Anna" }).waitFor();

  await asked("1.8.2024", "8.8.2024");
  await dirk.getByRole("status").filter({ hasText: "Anna requests a vacation." }).waitFor();
  await dirk.reload();
  await dirk.getByRole("button", { name: "Deny: Anna" }).press("Enter");
  const dialog = dirk.getByRole("dialog");
  assert.deepEqual(await faults(dirk), []);
  await dialog.getByLabel("Reason").fill("the final round");
  await dirk.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await dirk.locator(".vacation-line.rejected", { hasText: "Anna" }).waitFor();

  const grant = dirk.getByRole("form", { name: "Grant" });
  await grant.getByLabel("Player").selectOption("Ben");
  await fillMoment(grant, "Start", "1.6.2024");
  await fillMoment(grant, "End", "5.6.2024");
  await grant.getByLabel("Reason").fill("ill");
  await grant.getByRole("button", { name: "Grant" }).click();
  await grant.getByText("A vacation can start at most 7 days in the past.").waitFor();
  await fillMoment(grant, "Start", "27.6.2024");
  await fillMoment(grant, "End", "30.6.2024");
  await grant.getByRole("button", { name: "Grant" }).click();
  await dirk.locator(".vacation-line.active", { hasText: "Ben" }).waitFor();

  const freeze = dirk.getByRole("form", { name: "Pause" });
  await fillMoment(freeze, "Start", "24.12.2024");
  await fillMoment(freeze, "End", "27.12.2024");
  await freeze.getByLabel("Reason").fill("holidays");
  await freeze.getByRole("button", { name: "Pause" }).click();
  await dirk.getByText("Dirk: holidays").waitFor();
  assert.deepEqual(await faults(dirk), []);
  assert.deepEqual(dirk.troubles, []);
});

test("a director restarts all clocks and cancels a stop that has not begun", async () => {
  const site = await stage({ after: (act) => cleanups.unshift(act) }, new Date(now).toISOString());
  const cup = await cupOf(site, policies.A, { name: "Winter Cup", ...bank });
  const stop = (span) => good(site.dirk.post(`/tournaments/${cup.id}/freezes`, span));
  const deadline = async () => (await good(site.dirk.get(`/games/${cup.game}`))).clock.deadline_ms;
  await stop({ start_ms: now, reason: "an outage" });
  const holidays = { start_ms: Date.parse("2024-07-01"), end_ms: Date.parse("2024-07-05") };
  await stop({ ...holidays, reason: "holidays" });
  assert.equal(await deadline(), null, "the end of the outage is unknown");
  await setClock(site.dirk, new Date(now + 3_600_000).toISOString());

  const dirk = await openAs(site, "Dirk", "Europe/Riga");
  await dirk.goto(`/tournament/${cup.id}?tab=vacations`);
  const outage = dirk.locator(".vacation-line", { hasText: "Dirk: an outage" });
  const dialog = dirk.getByRole("dialog");
  await outage.getByText("In progress").waitFor();
  await outage.getByRole("button", { name: "Resume" }).click();
  await dialog.getByText("All clocks run again at once.").waitFor();
  assert.deepEqual(await faults(dirk), []);
  await dialog.getByLabel("Reason").fill("the server is back");
  await dialog.getByRole("button", { name: "Resume" }).click();
  await outage.getByText("Ended").waitFor();
  await outage.getByText("Dirk: the server is back").waitFor();
  assert.equal(await outage.getByRole("button").count(), 0);
  assert.equal(await deadline(), now + 3_600_000 + 14 * day);

  const line = dirk.locator(".vacation-line", { hasText: "Dirk: holidays" });
  await line.getByText("Planned").waitFor();
  await line.getByRole("button", { name: "Change" }).click();
  const start = dialog.getByRole("group", { name: "Start" });
  for (const label of ["Date", "Time"])
    assert.equal(await start.getByLabel(label).isDisabled(), true);
  await fillMoment(dialog, "End", "30.6.2024");
  await dialog.getByLabel("Reason").fill("a day less");
  await dialog.getByRole("button", { name: "Change" }).click();
  await dialog.getByText("The end must come after the start.").waitFor();
  await fillMoment(dialog, "End", "4.7.2024", "3:00");
  await dialog.getByRole("button", { name: "Change" }).click();
  await line.getByText("Dirk: a day less").waitFor();
  assert.equal(await deadline(), now + 3_600_000 + 13 * day);

  const form = dirk.getByRole("form", { name: "Pause" });
  await fillMoment(form, "Start", "24.12.1024");
  await fillMoment(form, "End", "27.12.2024");
  await form.getByLabel("Reason").fill("Christmas");
  await form.getByRole("button", { name: "Pause" }).click();
  await form.getByText("Must be a time in the years 2000 to 2099").waitFor();

  await dirk.getByText("Leave the end empty if it is not known", { exact: false }).waitFor();
  await fillMoment(form, "Start", "2.7.2024", "3:00");
  await fillMoment(form, "End", "");
  await form.getByLabel("Reason").fill("a storm");
  await form.getByRole("button", { name: "Pause" }).click();
  const storm = dirk.locator(".vacation-line", { hasText: "Dirk: a storm" });
  await storm.getByText("Planned").waitFor();
  assert.equal(await deadline(), null, "its end is unknown");
  const { freezes } = await good(site.dirk.get(`/tournaments/${cup.id}/vacations`));
  assert.equal(freezes.find(({ reason }) => reason === "a storm").end_ms, null);
  await storm.getByRole("button", { name: "Cancel pause" }).click();
  await dialog.getByLabel("Reason").fill("it passed by");
  await dialog.getByRole("button", { name: "Cancel pause" }).click();
  await storm.waitFor({ state: "detached" });
  assert.equal(await deadline(), now + 3_600_000 + 13 * day);

  const anna = await openAs(site, "Anna", "Europe/Zagreb");
  await anna.goto(`/tournament/${cup.id}?tab=vacations`);
  await anna.getByText("Dirk: a day less").waitFor();
  assert.equal(await anna.getByRole("button", { name: "Cancel pause" }).count(), 0);

  await line.getByRole("button", { name: "Cancel pause" }).press("Enter");
  await dialog.getByLabel("Reason").fill("play goes on");
  await dirk.keyboard.press("Enter");
  await line.waitFor({ state: "detached" });
  assert.equal(await deadline(), now + 3_600_000 + 10 * day);
  for (const page of [anna, dirk]) assert.deepEqual(page.troubles, []);
});

test("a player sees why a vacation was refused and which request expired", async () => {
  const site = await stage({ after: (act) => cleanups.unshift(act) }, new Date(now).toISOString());
  const cup = await cupOf(site, policies.F, { name: "Autumn Cup", ...bank });
  const [annaClient, benClient] = site.players;
  const asked = async (start, end) =>
    (await good(annaClient.post("/vacations", wish([cup.id], start, end)))).allocations[0].id;
  const denied = await asked("1.8.2024", "8.8.2024");
  const path = `/tournaments/${cup.id}/vacations`;
  await good(site.dirk.post(`${path}/${denied}/deny`, { reason: "the <b>final</b> round" }));
  await asked("1.7.2024", "8.7.2024");
  await setClock(site.dirk, "2024-07-01T00:00:00Z");

  const anna = await openAs(site, "Anna", "Europe/Zagreb");
  await anna.goto("/vacation");
  const refused = anna.locator(".vacation-line.rejected");
  await refused.filter({ hasText: "Director: the <b>final</b> round" }).waitFor();
  await refused.filter({ hasText: "No director decided before the start." }).waitFor();
  assert.deepEqual(await faults(anna), []);

  const dirk = await openAs(site, "Dirk", "Europe/Riga");
  await dirk.goto(`/tournament/${cup.id}?tab=vacations`);
  await dirk.getByText("Director: the <b>final</b> round").waitFor();
  const seen = (await good(benClient.get(path))).items;
  assert.deepEqual(seen, [], "the opponent does not see a refused request");
  for (const page of [anna, dirk]) assert.deepEqual(page.troubles, []);
});

/** The vacations in a feed, by their UID. */
async function vacationsIn(server, address) {
  const { default: ICAL } = await import(require.resolve("ical.js"));
  const { text } = await send(server, "GET", new URL(address).pathname);
  for (const line of text.split("\r\n")) assert.ok(Buffer.byteLength(line) <= 75, line);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents("vevent").map((one) => ({
    event: new ICAL.Event(one),
    status: one.getFirstPropertyValue("status"),
  }));
  return new Map(
    events.flatMap((one) => (one.event.uid.startsWith("vacation-") ? [[one.event.uid, one]] : [])),
  );
}

test("a calendar receives a vacation, its change and its cancellation", async () => {
  const site = await stage({ after: (act) => cleanups.unshift(act) }, new Date(now).toISOString());
  const cup = await cupOf(site, policies.A, { name: "Kup; Zagreb, Ž", ...bank });
  const waits = await cupOf(site, policies.F, { name: "Autumn Cup", ...bank });
  const [anna] = site.players;
  const page = await openAs(site, "Anna", "Europe/Zagreb");
  const made = await page.request.post("/api/v1/account/calendar", {
    headers: { Origin: site.server.url },
  });
  const { url } = await made.json();
  const { allocations } = await good(
    anna.post("/vacations", wish([cup.id, waits.id], "1.7.2024", "8.7.2024")),
  );
  const uids = allocations.map(({ id }) => `vacation-${id}@127.0.0.1`);
  let found = await vacationsIn(site.server, url);
  const [booked, asked] = uids.map((uid) => found.get(uid));
  assert.deepEqual([booked.status, asked.status], ["CONFIRMED", "TENTATIVE"]);
  assert.equal(booked.event.summary, "Vacation: Kup; Zagreb, Ž");
  assert.equal(booked.event.startDate.toJSDate().getTime(), Date.parse("2024-06-30T22:00:00Z"));
  assert.equal(booked.event.endDate.toJSDate().getTime(), Date.parse("2024-07-07T22:00:00Z"));
  assert.equal(booked.event.startDate.zone.tzid, "UTC");

  const { tournaments, ...later } = wish([], "2.7.2024", "9.7.2024");
  const edited = await good(anna.send("PATCH", `/vacations/${allocations[0].id}`, { body: later }));
  uids.push(`vacation-${edited.id}@127.0.0.1`);
  found = await vacationsIn(site.server, url);
  assert.deepEqual(
    [uids[0], uids[2]].map((uid) => found.get(uid).status),
    ["CANCELLED", "CONFIRMED"],
  );
  assert.ok(found.get(uids[0]).event.sequence > booked.event.sequence);
  const anew = found.get(uids[2]).event;
  assert.equal(anew.startDate.toJSDate().getTime(), Date.parse("2024-07-01T22:00:00Z"));

  await good(anna.post(`/vacations/${edited.id}/cancel`, {}));
  await setClock(anna, "2024-07-01T00:00:00Z");
  found = await vacationsIn(site.server, url);
  assert.deepEqual(
    uids.map((uid) => found.get(uid).status),
    ["CANCELLED", "CANCELLED", "CANCELLED"],
    "the second was not decided in time",
  );
  assert.ok(found.get(uids[1]).event.sequence > asked.event.sequence);
  assert.ok(found.get(uids[2]).event.sequence > anew.sequence);
});

const wide = { width: 1280, height: 844 };
const narrow = { width: 390, height: 844 };

/** Asserts that a narrow page is accessible and does not scroll sideways. */
async function assertNarrow(page) {
  await page.setViewportSize(narrow);
  assert.deepEqual(await faults(page), []);
  await assertFits(page);
  await page.setViewportSize(wide);
}

test("a vacation is booked by keyboard, with the calendar of the range", async () => {
  const site = await stage({ after: (act) => cleanups.unshift(act) }, new Date(now).toISOString());
  await cupOf(site, policies.A, { name: "Spring Cup", ...bank });
  const anna = await openAs(site, "Anna", "Europe/Zagreb");
  await anna.goto("/vacation");
  await anna.getByRole("checkbox", { name: /Spring Cup/ }).press("Space");
  assert.equal(await anna.locator("input[type=date]").count(), 0);

  await firstDay(anna).fill("29.6.2024");
  const calendar = anna.getByRole("group", { name: "Calendar" });
  const day = (name) => calendar.getByRole("button", { name, exact: true });
  const at = (name) => day(name).and(anna.locator(":focus")).waitFor();
  await day("Saturday, June 29, 2024").focus();
  assert.deepEqual(await faultsInThemes(anna), []);
  assert.equal(await calendar.getByRole("columnheader").first().textContent(), "Sun");
  await anna.keyboard.press("ArrowRight");
  await at("Sunday, June 30, 2024");
  await anna.keyboard.press("ArrowRight");
  await at("Monday, July 1, 2024");
  await anna.keyboard.press("PageDown");
  await at("Thursday, August 1, 2024");
  await anna.keyboard.press("PageUp");
  await at("Monday, July 1, 2024");
  await assertNarrow(anna);
  await anna.keyboard.press("Enter");
  assert.equal(await firstDay(anna).inputValue(), "Mon Jul 1, 2024");
  assert.equal(await lastDay(anna).inputValue(), "Mon Jul 1, 2024");
  await anna.keyboard.press("ArrowDown");
  await at("Monday, July 8, 2024");
  await anna.keyboard.press("ArrowLeft");
  await at("Sunday, July 7, 2024");
  await anna.keyboard.press("Enter");
  assert.equal(await firstDay(anna).inputValue(), "Mon Jul 1, 2024");
  assert.equal(await lastDay(anna).inputValue(), "Sun Jul 7, 2024");
  await anna.getByText("7 days off").waitFor();
  await anna.getByRole("button", { name: "Book vacation" }).press("Enter");
  await anna.getByText("Saved. Your opponents have been notified.").waitFor();
  assert.deepEqual(anna.troubles, []);
});

test("input and bookings of one account are hidden from the next in the same tab", async () => {
  const site = await stage({ after: (act) => cleanups.unshift(act) }, new Date(now).toISOString());
  const cup = await cupOf(site, policies.A, { name: "Spring Cup", ...bank });
  await good(site.players[0].post("/vacations", wish([cup.id], "1.7.2024", "8.7.2024")));
  const page = await openAs(site, "Anna", "Europe/Zagreb");
  await page.goto("/");
  await page.locator(".head-user").click();
  await page.getByRole("link", { name: "Vacations" }).first().click();
  await page.locator(".vacation-line").waitFor();
  const start = firstDay(page);
  await start.fill("9.9.2024");
  await page.locator(".head-user").click();
  await page.getByRole("link", { name: "Account and security" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await page.locator("main").getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByRole("link", { name: "Sign in" }).first().click();
  await page.getByLabel("Name").fill("Ben");
  await page.getByLabel("Password").fill("the word of Ben");
  await page.getByRole("button", { name: "Sign in" }).click();
  const answer = await holdBack(page, "**/api/v1/vacations");
  await page.locator(".head-user").click();
  await page.getByRole("link", { name: "Vacations" }).first().click();
  await start.waitFor();
  assert.equal(await start.inputValue(), "");
  assert.equal(await page.locator(".vacation-line").count(), 0);
  answer();
  await page.getByRole("checkbox", { name: /Spring Cup/ }).waitFor();
  assert.equal(await page.locator(".vacation-line").count(), 0);
  assert.deepEqual(page.troubles, []);
});

for (const [width, colorScheme] of [
  [1280, "light"],
  [390, "dark"],
]) {
  test(`a director enters times by keyboard, and invalid ones are reported, ${width} px`, async () => {
    const site = await stage(
      { after: (act) => cleanups.unshift(act) },
      new Date(now).toISOString(),
    );
    const cup = await cupOf(site, policies.A, { name: "Spring Cup", ...bank });
    const size = { viewport: { width, height: 844 } };
    const dirk = await openAs(site, "Dirk", "Europe/Riga", { ...size, colorScheme });
    await dirk.goto(`/tournament/${cup.id}?tab=vacations`);
    const form = dirk.getByRole("form", { name: "Pause" });
    const part = (name) => form.getByRole("group", { name, exact: true });
    const submit = form.getByRole("button", { name: "Pause" });
    const focused = dirk.locator(":focus");
    await part("Start").getByLabel("Date").fill("31.6.2024");
    await form.getByLabel("Reason").fill("holidays");
    await form.getByText("Enter a date").waitFor();
    await submit.press("Enter");
    await part("Start").getByLabel("Date").and(focused).waitFor();
    assert.deepEqual(await faults(dirk), []);
    await part("Start").getByLabel("Date").fill("1.7.2024");
    await part("Start").getByLabel("Time").fill("9.30");
    await part("End").getByLabel("Time").fill("25");
    await submit.press("Enter");
    await form.getByText("Enter a time from 0:00 to 23:59.").waitFor();
    await part("End").getByLabel("Time").fill("");
    await part("End").getByLabel("Date").fill("3.7.2024");
    await part("End").getByRole("button", { name: "Calendar" }).press("Enter");
    const calendar = form.getByRole("dialog", { name: "Calendar" });
    const at = (name) => calendar.getByRole("button", { name, exact: true }).and(focused).waitFor();
    await at("Wednesday, July 3, 2024");
    const box = await calendar.boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= width, `${box.x} and ${box.width}`);
    await dirk.keyboard.press("ArrowRight");
    await at("Thursday, July 4, 2024");
    await dirk.keyboard.press("Enter");
    await submit.press("Enter");
    const line = dirk.locator(".vacation-line", { hasText: "Dirk: holidays" });
    await line.waitFor();
    const { freezes } = await good(site.dirk.get(`/tournaments/${cup.id}/vacations`));
    assert.equal(freezes[0].start_ms, Date.parse("2024-07-01T06:30:00Z"));
    assert.equal(freezes[0].end_ms, Date.parse("2024-07-03T21:00:00Z"));

    await line.getByRole("button", { name: "Change" }).press("Enter");
    const dialog = dirk.getByRole("dialog", { name: "Change" });
    const end = dialog.getByRole("group", { name: "End", exact: true });
    assert.equal(await end.getByLabel("Date").inputValue(), "Thu Jul 4, 2024");
    assert.equal(await end.getByLabel("Time").inputValue(), "0:00");
    await end.getByRole("button", { name: "Calendar" }).press("Enter");
    const within = dialog.getByRole("dialog", { name: "Calendar" });
    await within.waitFor();
    assert.deepEqual(await faults(dirk), []);
    await dirk.keyboard.press("Escape");
    await within.waitFor({ state: "detached" });
    await end.getByRole("button", { name: "Calendar" }).and(focused).waitFor();
    assert.equal(await dialog.count(), 1, "the calendar is closed, not the dialog");
    await end.getByRole("button", { name: "Calendar" }).press("Enter");
    const chosen = (name) => within.getByRole("button", { name, exact: true }).and(focused);
    await chosen("Thursday, July 4, 2024").waitFor();
    await dirk.keyboard.press("ArrowRight");
    await chosen("Friday, July 5, 2024").waitFor();
    await dirk.keyboard.press("Enter");
    await within.waitFor({ state: "detached" });
    assert.equal(await end.getByLabel("Date").inputValue(), "Fri Jul 5, 2024");
    await dirk.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Leave" }).press("Enter");
    await dialog.waitFor({ state: "detached" });

    await dirk.goto("/search?since=2024-06-05");
    const search = dirk.locator(".search-form");
    assert.equal(await search.getByLabel("From").inputValue(), "Wed Jun 5, 2024");
    await search.locator(".date-field", { hasText: "To" }).getByRole("button").press("Enter");
    const days = search.getByRole("dialog", { name: "Calendar" });
    await days.waitFor();
    // The window may become narrow while the calendar is open.
    for (const shown of [width, 360]) {
      await dirk.setViewportSize({ width: shown, height: 844 });
      const isInside = async () => {
        const sheet = await days.boundingBox();
        return sheet.x >= 0 && sheet.x + sheet.width <= shown;
      };
      await becomes(isInside, true, `at ${shown}`);
      await assertFits(dirk);
    }
    await dirk.setViewportSize({ width, height: 844 });
    assert.deepEqual(await faults(dirk), []);
    await dirk.keyboard.press("Escape");
    await search.getByLabel("To", { exact: true }).fill("7.6.2024");
    await search.getByRole("button", { name: "Find" }).press("Enter");
    await dirk.waitForURL("**/search?since=2024-06-05&until=2024-06-07");
    assert.deepEqual(dirk.troubles, []);
  });
}
