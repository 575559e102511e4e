// A spectator's view of a tournament: live boards, cards of players, and a printed page.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { holdBack, openPage } from "./harness/browser.mjs";
import { act, browser, dirk, password, server } from "./harness/directed_stage.mjs";
import { good, makeAccount } from "./harness/rest.mjs";

const names = ["Anna", "Ben", "Carla", "Dora"];
let players;
let cup;

const playing = async () => (await good(dirk.get(`/games?tournament=${cup}&status=playing`))).items;
const of = (name) => players.find((player) => player.name === name);

before(async () => {
  players = await Promise.all(names.map((name) => makeAccount(server, name, password)));
  const { id } = await act(dirk, "", {
    ...{ name: "Winter Swiss", description: "By the canal.", format: "swiss", rounds: 3 },
    ...{ variant: "international", tiebreaks: ["solkoff", "wins"], schedule: "by_hand" },
    time_control: { kind: "fischer", base_ms: 10_800_000, increment_ms: 60_000 },
  });
  cup = id;
  for (const player of players) await act(player, `/${cup}/entries`);
  await act(dirk, `/${cup}/start`);
  await act(dirk, `/${cup}/rounds`);
  await act(dirk, `/${cup}/rounds/1/publish`);
});

test("boards and results of a round update without reloading", async () => {
  const page = await openPage(browser, server.url);
  await page.goto(`/tournament/${cup}?tab=rounds`);
  const boards = page.locator(".tournament-boards li");
  await boards.nth(1).waitFor();
  const [first, second] = await playing();
  await page.evaluate(() => {
    globalThis.sameDocument = true;
  });
  const board = boards.filter({ hasText: first.white }).locator(".static-board");
  const shown = await board.innerHTML();
  await good(of(first.white).post(`/games/${first.id}/moves`, { move: "32-28", ply: 0 }));
  await page.waitForFunction(
    ([element, old]) => element.innerHTML !== old,
    [await board.elementHandle(), shown],
  );
  await good(of(second.white).post(`/games/${second.id}/moves`, { move: "32-28", ply: 0 }));
  await good(of(second.black).post(`/games/${second.id}/moves`, { move: "19-23", ply: 1 }));
  await good(of(second.black).post(`/games/${second.id}/resign`, {}));
  await page.locator(".pairings").getByRole("link", { name: "2–0" }).waitFor();
  await boards.filter({ hasText: second.white }).waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => globalThis.sameDocument), true);
  assert.deepEqual(page.troubles, []);
});

test("a late answer does not replace newer ones", async () => {
  const page = await openPage(browser, server.url);
  let answerLate;
  await page.route(`**/api/v1/tournaments/${cup}`, async (route) => {
    const response = await route.fetch();
    if (answerLate) await route.fulfill({ response });
    else answerLate = () => route.fulfill({ response });
  });
  await page.goto(`/tournament/${cup}`);
  const status = page.locator(".tournament-status");
  await status.and(page.getByText("running")).waitFor();
  await act(dirk, `/${cup}/pause`, { reason: "Fire alarm" });
  await status.and(page.getByText("paused")).waitFor();
  const late = page.waitForResponse(`**/api/v1/tournaments/${cup}`);
  await answerLate();
  await (await late).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  assert.equal(await status.textContent(), "paused");
  await act(dirk, `/${cup}/resume`);
  assert.deepEqual(page.troubles, []);
});

test("a list that is still loading is not shown as empty", async () => {
  const page = await openPage(browser, server.url);
  const answerList = await holdBack(page, "**/api/v1/tournaments?*");
  await page.goto("/tournaments");
  await page.getByRole("heading", { name: "Upcoming" }).waitFor();
  const none = page.getByText("No tournaments at the moment.", { exact: false }).first();
  assert.equal(await none.isVisible(), false);
  answerList();
  await page.getByRole("link", { name: "Winter Swiss" }).waitFor();
  await none.waitFor();

  const answerRounds = await holdBack(page, `**/api/v1/tournaments/${cup}/rounds`);
  await page.goto(`/tournament/${cup}?tab=rounds`);
  await page.getByRole("tab", { name: "Rounds" }).waitFor();
  await page.locator("#tab-panel > [aria-busy=true]").waitFor({ state: "attached" });
  assert.equal(await page.getByText("No round has been published yet.").count(), 0);
  answerRounds();
  await page.locator(".pairings").first().waitFor();
  assert.deepEqual(page.troubles, []);
});

test("the arrow keys go from tab to tab, a name opens a card, and Escape leads back to it", async () => {
  const page = await openPage(browser, server.url);
  await page.goto(`/tournament/${cup}`);
  const [loser] = (await good(dirk.get(`/games?tournament=${cup}&status=finished`))).items;
  await page.getByRole("tab", { name: "Standings" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.locator(".pairings").first().waitFor();
  const chosen = page.getByRole("tab", { selected: true });
  assert.equal(await chosen.textContent(), "Rounds");
  assert.equal(await chosen.evaluate((tab) => tab === document.activeElement), true);
  await page.keyboard.press("ArrowLeft");

  const name = page.locator(".standings").getByRole("button", { name: loser.white });
  await name.focus();
  await page.keyboard.press("Enter");
  const card = page.getByRole("dialog", { name: loser.white });
  await card.getByText(loser.black).waitFor();
  assert.deepEqual(await card.locator("dt").allTextContents(), [
    ...["Rank", "Points", "Solkoff", "Wins"],
  ]);
  assert.equal(await card.locator("dd").nth(1).textContent(), "2");
  const game = card.getByRole("link", { name: /2–0|0–2/ });
  assert.equal(await game.getAttribute("href"), `/game/${loser.id}`);
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  assert.equal(await name.evaluate((element) => element === document.activeElement), true);
  assert.deepEqual(page.troubles, []);
});

test("in print there are the tables and the conditions, and no buttons", async () => {
  const page = await openPage(browser, server.url, { colorScheme: "dark" });
  await page.goto(`/tournament/${cup}`);
  await page.locator(".standings").waitFor();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const seen = (selector) =>
    page
      .locator(selector)
      .evaluateAll(
        (all) => all.filter((one) => one.checkVisibility({ opacityProperty: true })).length,
      );
  for (const gone of [".head", ".foot", ".tabs", ".button", "summary", ".tournament-mine"])
    assert.equal(await seen(gone), 0, gone);
  for (const there of ["h1", ".standings", ".standings .name"])
    assert.notEqual(await seen(there), 0, there);
  const height = await page
    .locator(".conditions li")
    .first()
    .evaluate((li) => li.offsetHeight);
  assert.ok(height > 0, "the conditions are printed where they are folded on the screen");
  const colours = await page
    .locator(".standings .points")
    .first()
    .evaluate((cell) => [
      getComputedStyle(cell).color,
      getComputedStyle(document.body).backgroundColor,
    ]);
  assert.deepEqual(colours, ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  assert.deepEqual(page.troubles, []);
});
