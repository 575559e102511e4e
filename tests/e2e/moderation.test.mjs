// From a player's report to a moderator's decision, in two browsers.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { faults, faultsInThemes } from "./harness/axe.mjs";
import {
  assertFits,
  openPage,
  openPart,
  openPlayer,
  startBrowser,
  startGame,
  startSession,
} from "./harness/browser.mjs";
import { createUser, startServer, temporaryDatabase } from "./harness/server.mjs";

const password = "correct horse";
const cleanups = [];
let browser;
let server;

before(async () => {
  const suite = { after: (act) => cleanups.unshift(act) };
  const db = temporaryDatabase(suite);
  createUser(db, "Mona", "moderator", password);
  [server, browser] = await Promise.all([startServer(suite, { db }), startBrowser()]);
});

after(async () => {
  await browser?.close();
  for (const act of cleanups) await act();
});

async function moderatorsPage(options) {
  const page = await openPage(browser, server.url, options);
  await startSession(page, server.url, "Mona", password);
  await page.goto("/moderation");
  await page.getByRole("heading", { name: "Moderation" }).waitFor();
  return page;
}

async function reportFromProfile(page, name, text) {
  await page.goto(`/@/${name}`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  const dialog = page.getByRole("dialog", { name: `Report ${name}` });
  await dialog.getByLabel("What is it about?").selectOption("cheating");
  await dialog.getByLabel("What happened?").fill(text);
  assert.deepEqual(await faults(page), []);
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.getByText("Thank you").waitFor();
}

async function reportFromChat(page, game, name, line) {
  await page.goto(`/game/${game}`);
  await openPart(page, "Chat");
  await page.getByRole("button", { name: `Report this message by ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Report ${name}` });
  assert.match(await dialog.getByLabel("What happened?").inputValue(), new RegExp(line));
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.getByText("Thank you").waitFor();
}

/** Asserts that a page is accessible and fits, wide in both themes and narrow. */
async function isFine(page) {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    assert.deepEqual(await (width === 360 ? faults : faultsInThemes)(page), [], `${width}`);
    await assertFits(page);
  }
}

test("a report is resolved", async () => {
  const [anna, boris] = await Promise.all(
    ["Anna", "Boris"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, anna, boris);
  const machine = "A machine's moves";
  const rude = "A rude word";
  await boris.request.post(`/api/v1/games/${game}/chat`, {
    data: { text: rude },
    headers: { Origin: server.url },
  });
  await reportFromProfile(anna, boris.username, machine);
  await reportFromChat(anna, game, boris.username, rude);

  const mona = await moderatorsPage();
  const [cheating, abuse] = [machine, rude].map((text) =>
    mona.getByRole("listitem").filter({ hasText: text }),
  );
  await cheating.getByText(anna.username).waitFor();
  await isFine(mona);
  assert.equal(
    await abuse.getByRole("link", { name: "game" }).getAttribute("href"),
    `/game/${game}`,
  );

  await mona.getByLabel("Username", { exact: true }).fill(boris.username);
  await mona.getByRole("combobox", { name: "Action", exact: true }).selectOption("chat_ban");
  await mona.getByLabel("Reason").fill("Rude words");
  await mona.getByRole("button", { name: "Apply" }).click();
  await mona.getByText(`Banned from chat: ${boris.username}`).waitFor();

  const outcome = cheating.getByLabel("Outcome");
  const long = "č".repeat(1001);
  await outcome.fill(long);
  await cheating.getByRole("button", { name: "Close report" }).click();
  await cheating.getByText("characters").waitFor();
  assert.equal(await outcome.inputValue(), long);
  await outcome.fill("Looked at ten games");
  await cheating.getByRole("button", { name: "Close report" }).click();
  await cheating.getByRole("button", { name: "Close report" }).waitFor({ state: "detached" });
  await mona.getByText("Looked at ten games").waitFor();
  await abuse.getByLabel("Outcome").fill("No chat for him");
  await mona.keyboard.press("Enter");
  await mona.getByText("No open reports").waitFor();
  await isFine(mona);
  assert.deepEqual(mona.troubles, []);

  const said = await boris.request.post(`/api/v1/games/${game}/chat`, {
    data: { text: "Another" },
    headers: { Origin: server.url },
  });
  assert.equal(said.status(), 403, await said.text());
  await Promise.all([anna, boris, mona].map((page) => page.context().close()));
});

test("a player says who they are, and a moderator confirms the title", async () => {
  const page = await openPlayer(browser, server.url, "Ilze");
  await page.goto("/account");
  const form = page.locator("form", { has: page.getByLabel("Real name") });
  await form.getByLabel("Real name").fill("Ilze Bērziņa");
  await form.getByLabel("Country").selectOption({ label: "Latvia" });
  await form.getByLabel("Title").selectOption("MIF");
  await form.getByLabel("Federation number").fill("10123");
  await form.getByText("A moderator will check it").waitFor();
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByText("Saved.").waitFor();
  assert.deepEqual(await faults(page), []);
  const title = async () => (await (await page.request.get("/api/v1/players/Ilze")).json()).title;
  assert.equal(await title(), null);

  const mona = await moderatorsPage();
  const claim = mona.getByRole("listitem").filter({ hasText: "Ilze Bērziņa · LAT · 10123" });
  await claim.getByLabel("Reason").fill("In the list of the FMJD");
  assert.deepEqual(await faults(mona), []);
  await claim.getByRole("button", { name: "Confirm title" }).click();
  await mona.getByText("No titles to confirm.").waitFor();
  await mona.getByText("Title confirmed: Ilze").waitFor();
  assert.equal(await title(), "MIF");
  await page.reload();
  await form.getByText("Confirmed by a moderator.").waitFor();
  assert.equal(await form.getByLabel("Country").inputValue(), "LAT");
  assert.deepEqual([page.troubles, mona.troubles], [[], []]);
  await Promise.all([page, mona].map((one) => one.context().close()));
});

test("a puzzle reported by two players is reviewed and disabled", async () => {
  const players = await Promise.all(
    ["Puzzled", "Doubting"].map((name) => openPlayer(browser, server.url, name)),
  );
  const answer = await players[0].request.get("/api/v1/puzzles/next?variant=russian");
  const { id } = (await answer.json()).puzzle;
  for (const player of players) {
    const wish = { data: { text: `${player.username} says no` }, headers: { Origin: server.url } };
    const reported = await player.request.post(`/api/v1/puzzles/${id}/report`, wish);
    assert.equal(reported.status(), 204);
  }

  const mona = await moderatorsPage({ viewport: { width: 390, height: 844 } });
  const list = mona.getByRole("region", { name: "Puzzles reported as wrong" });
  const line = list.getByRole("listitem");
  await line.getByText("Doubting says no").waitFor();
  await line.getByText("Puzzled says no").waitFor();
  assert.equal(await line.count(), 1, "one decision per puzzle");
  await line.getByRole("img").waitFor();
  await line.getByText(/^Solution: \S+/).waitFor();
  assert.deepEqual(await faults(mona), []);
  assert.ok(await mona.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  const way = line.getByRole("link", { name: "Analyse" });
  assert.match(await way.getAttribute("href"), /^\/analysis\?variant=russian&fen=.*computer=on$/);
  assert.ok(
    await line.getByRole("button", { name: "Remove puzzle" }).isDisabled(),
    "not without a reason",
  );
  await line.getByLabel("Reason").fill("Two ways win");
  await line.getByRole("button", { name: "Remove puzzle" }).click();
  await list.getByText("No puzzle is reported.").waitFor();
  assert.equal(await isTakenOut(mona, id), true);
  await players[0].goto(`/puzzles/${id}`);
  await players[0].getByText("A moderator has removed this puzzle.").waitFor();
  assert.equal(await players[0].getByRole("button", { name: "Restore" }).count(), 0);

  await mona.getByText("Removed puzzles", { exact: true }).click();
  await line.getByText("Two ways win").waitFor();
  assert.deepEqual(await faults(mona), []);
  assert.ok(await mona.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await putBack(mona, line, "One of them loses");
  await list.getByText("The puzzle is available again.").waitFor();
  await list.getByText("No puzzles have been removed.").waitFor();
  assert.equal(await isTakenOut(mona, id), false);
  for (const page of [...players, mona]) {
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

test("a disabled puzzle is restored on its own page", async () => {
  const mona = await moderatorsPage({ viewport: { width: 390, height: 844 } });
  const next = await mona.request.get("/api/v1/puzzles/next?variant=english");
  const { id } = (await next.json()).puzzle;
  const wish = { data: { reason: "No win" }, headers: { Origin: server.url } };
  await mona.request.post(`/api/v1/puzzles/${id}/disable`, wish);
  await mona.goto(`/puzzles/${id}`);
  const said = mona.getByText("A moderator has removed this puzzle.");
  await said.waitFor();
  await putBack(mona, mona.getByRole("main"), "It wins");
  await mona.getByText("The puzzle is available again.").waitFor();
  await said.waitFor({ state: "detached" });
  assert.equal(await isTakenOut(mona, id), false);
  assert.deepEqual(await faults(mona), []);
  assert.deepEqual(mona.troubles, []);
  await mona.context().close();
});

async function isTakenOut(page, id) {
  return (await (await page.request.get(`/api/v1/puzzles/${id}`)).json()).disabled;
}

async function putBack(page, place, why) {
  await place.getByRole("button", { name: "Restore" }).click();
  const dialog = page.getByRole("dialog", { name: /^Restore: #/ });
  await dialog.getByLabel("Reason").fill(why);
  assert.deepEqual(await faults(page), []);
  await dialog.getByRole("button", { name: "Restore" }).click();
  await dialog.waitFor({ state: "detached" });
}
