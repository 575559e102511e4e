// More tournaments than fit on one page: all are reachable, through More, by name, and by filters.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { faults } from "./harness/axe.mjs";
import { assertFits, becomes, openPage, openPlayer } from "./harness/browser.mjs";
import { act, browser, dirk, openDesk, password, server } from "./harness/directed_stage.mjs";
import { days, good, makeAccount } from "./harness/rest.mjs";

const announced = (name, wish = {}) =>
  act(dirk, "", {
    ...{ name, format: "swiss", rounds: 3, variant: "international", tiebreaks: ["solkoff"] },
    ...{ mode: "correspondence", time_control: days(3), ...wish },
  });

let mine;

before(async () => {
  mine = (await announced("Ziemas kauss Rīgā")).id;
  await announced("Blitz am Abend", {
    ...{ format: "arena", mode: "live", minutes: 45, tiebreaks: ["performance"] },
    time_control: { kind: "fischer", base_ms: 180_000, increment_ms: 2000 },
  });
  for (let i = 1; i <= 52; i++) await announced(`Open ${i}`, { variant: "russian" });
});

const list = (page) => page.locator("section", { hasText: "Upcoming" }).locator("tbody tr");
const link = (page, name) => page.getByRole("link", { name, exact: true });

test("the fifty-first tournament is reached by More, and any by a word prefix", async () => {
  const page = await openPage(browser, server.url);
  await page.goto("/tournaments");
  await link(page, "Open 52").waitFor();
  assert.equal(await list(page).count(), 50);
  assert.equal(await link(page, "Ziemas kauss Rīgā").count(), 0);
  await page.getByRole("button", { name: "More tournaments" }).click();
  await link(page, "Ziemas kauss Rīgā").waitFor();
  assert.equal(await list(page).count(), 54);
  assert.equal(await page.getByRole("button", { name: "More tournaments" }).count(), 0);

  const name = page.getByLabel("Search tournaments");
  await name.fill("riga");
  await page.waitForURL("**/tournaments?name=riga");
  await link(page, "Open 52").waitFor({ state: "detached" });
  await link(page, "Ziemas kauss Rīgā").waitFor();
  assert.equal(await list(page).count(), 1);
  assert.equal(await name.evaluate((field) => field === document.activeElement), true);
  await name.fill("nobody has this");
  await page.waitForURL("**/tournaments?name=nobody*");
  await page.getByText("No tournament matches.", { exact: false }).first().waitFor();
  await page.reload();
  assert.equal(await name.inputValue(), "nobody has this");
  assert.deepEqual(await faults(page), []);
  assert.deepEqual(page.troubles, []);
});

test("they are filtered by variant, play and format, on a phone too", async () => {
  const page = await openPage(browser, server.url, { viewport: { width: 390, height: 844 } });
  await page.goto("/tournaments");
  await link(page, "Open 52").waitFor();
  await page.getByRole("button", { name: "Live" }).click();
  await link(page, "Blitz am Abend").waitFor();
  await link(page, "Open 52").waitFor({ state: "detached" });
  assert.equal(await list(page).count(), 1);
  await page.getByLabel("Variant").selectOption("Russian");
  await link(page, "Blitz am Abend").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "All", exact: true }).click();
  await link(page, "Open 52").waitFor();
  await page.getByLabel("Variant").selectOption("");
  await page.getByLabel("Type").selectOption("Arena");
  await link(page, "Open 52").waitFor({ state: "detached" });
  await link(page, "Blitz am Abend").waitFor();
  await assertFits(page);
  assert.deepEqual(page.troubles, []);
});

test("own tournaments are those the player plays in or directs", async () => {
  const anna = await makeAccount(server, "Anna", password);
  await act(anna, `/${mine}/entries`);
  const page = await openDesk("/tournaments");
  await page.getByRole("button", { name: "Mine" }).click();
  await page.getByText("No tournament matches.", { exact: false }).first().waitFor();
  await page.getByRole("button", { name: "I direct" }).click();
  await link(page, "Open 52").waitFor();
  const played = await openPage(browser, server.url);
  const wish = { data: { username: "Anna", password }, headers: { Origin: server.url } };
  assert.equal((await played.request.post("/api/v1/session", wish)).status(), 200);
  await played.goto("/tournaments?whose=player");
  await link(played, "Ziemas kauss Rīgā").waitFor();
  assert.equal(await list(played).count(), 1);
  await list(played).getByText("You joined").waitFor();
  for (const one of [page, played]) assert.deepEqual(one.troubles, []);
});

test("a guest who wants to create a tournament signs in first", async () => {
  const page = await openPage(browser, server.url);
  await page.goto("/tournaments");
  const create = page.getByRole("link", { name: "Create", exact: true });
  assert.equal(await create.getAttribute("href"), "/signin?next=/tournaments/new");
  await page.goto("/tournaments/new");
  await page.getByText("Sign in first to create a tournament.").waitFor();
  assert.equal(await page.getByRole("textbox").count(), 0);
  assert.deepEqual(page.troubles, []);
});

test("a player who may not create tournaments reads why and fills in nothing", async () => {
  const page = await openPlayer(browser, server.url, "Pelle");
  await page.goto("/tournaments/new");
  await page.getByText("You cannot create tournaments here yet.").waitFor();
  assert.equal(await page.getByRole("textbox").count(), 0);
  assert.deepEqual(page.troubles, []);
});

/**
 * Returns the state of the matching parts of the page while `act` loads others, before the answer
 * arrives.
 */
async function meanwhile(page, path, parts, act) {
  let letIn;
  const answered = new Promise((resolve) => {
    letIn = resolve;
  });
  await page.route(path, async (route) => {
    await answered;
    await route.continue();
  });
  const asked = page.waitForRequest(path);
  await act();
  await asked;
  const seen = await parts.evaluateAll((all) =>
    all.map((one) => [one.closest("[aria-busy=true]") !== null, one.textContent]),
  );
  letIn();
  await page.unrouteAll({ behavior: "wait" });
  return seen;
}

test("a list stays until the one for another filter has loaded", async () => {
  const page = await openPage(browser, server.url);
  await page.goto("/tournaments");
  await link(page, "Open 52").waitFor();
  const rows = list(page);
  const shown = await rows.count();
  const seen = await meanwhile(page, "**/api/v1/tournaments?*", rows, () =>
    page.getByLabel("Search tournaments").fill("Ziemas"),
  );
  assert.equal(seen.length, shown);
  assert.ok(seen.every(([busy]) => busy));
  await link(page, "Open 52").waitFor({ state: "detached" });
  assert.equal(await rows.count(), 1);

  await page.goto("/search");
  const form = page.locator(".search-form");
  await page.getByText("No game").or(page.locator(".found-row")).first().waitFor();
  await form.getByRole("combobox", { name: "Player" }).fill("Nobody");
  await form.getByRole("button", { name: "Find" }).click();
  await page.waitForURL("**/search?player=Nobody");
  const asked = () => form.getByRole("combobox", { name: "Player" }).inputValue();
  await becomes(asked, "Nobody");
  await page.goBack();
  await page.waitForURL((url) => url.search === "");
  await becomes(asked, "", "as it was asked then");
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("a list that fails to load says so and can be retried", async () => {
  const page = await openPage(browser, server.url);
  await page.route("**/api/v1/tournaments?*announced*", (route) => route.abort());
  await page.goto("/tournaments");
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();
  await page.unroute("**/api/v1/tournaments?*announced*");
  await again.click();
  await link(page, "Open 52").waitFor();
  assert.deepEqual(
    page.troubles.filter((text) => !/ERR_FAILED/.test(text)),
    [],
  );
});

test("the reader's game is shown in a round robin larger than a page", async () => {
  const names = Array.from({ length: 22 }, (_, i) => `Player-${i}`);
  const players = [];
  for (const name of names) players.push(await makeAccount(server, name, password));
  const { id } = await act(dirk, "", {
    ...{ name: "All at once", format: "round_robin", mode: "correspondence", all_at_once: true },
    ...{ variant: "international", tiebreaks: ["solkoff"], time_control: days(3) },
  });
  for (const player of players) await act(player, `/${id}/entries`);
  await act(dirk, `/${id}/start`);
  const all = (await good(dirk.get(`/games?tournament=${id}&status=playing&limit=200`))).items;
  assert.equal(all.length, 200, "there are 231");
  for (const name of [names[0], names[21]]) {
    const page = await openPage(browser, server.url);
    const wish = { data: { username: name, password }, headers: { Origin: server.url } };
    assert.equal((await page.request.post("/api/v1/session", wish)).status(), 200);
    await page.goto(`/tournament/${id}`);
    await page.getByRole("link", { name: /^(Play next game|Open my game)$/ }).waitFor();
    const mine = page.getByRole("region", { name: "My games here" });
    await mine.getByText("0 of 21 finished").waitFor();
    assert.equal(await mine.getByRole("link").count(), 21);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});
