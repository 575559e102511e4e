// The opening explorer on the analysis board, and where it is off.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import {
  becomes,
  click,
  openPage,
  openPart,
  openPlayer,
  perMove,
  square,
  startGame,
  waitForPly,
} from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

async function post(player, path, data) {
  const headers = { Origin: server.url };
  const answer = await player.request.post(`/api/v1${path}`, { data, headers });
  assert.ok(answer.ok(), await answer.text());
}

async function play(game, players, moves) {
  for (const [ply, move] of moves.split(" ").entries())
    await post(players[ply % 2], `/games/${game}/moves`, { move, ply });
}

/** White resigns after the moves. */
async function playedGame(white, black, moves) {
  const game = await startGame(server.url, white, black, { time_control: perMove(3) });
  await play(game, [white, black], moves);
  await post(white, `/games/${game}/resign`);
  return game;
}

const counted = async (page) => {
  const answer = await page.request.get("/api/v1/explorer?variant=international");
  return (await answer.json()).games;
};

const panel = (page) => page.getByRole("tabpanel", { name: "Openings" });
const rows = (page) => panel(page).locator("tbody tr");
const show = (page) => page.getByRole("tab", { name: "Openings" }).click();
const movesOf = async (page) =>
  (await rows(page).locator(".openings-move").allInnerTexts()).map((text) => text.trim());

test("moves of finished games are shown, played and linked", async () => {
  const [anna, boris] = await Promise.all(
    ["ExploreAnna", "ExploreBoris"].map((name) => openPlayer(browser, server.url, name)),
  );
  await playedGame(anna, boris, "32-28 19-23");
  const newest = await playedGame(anna, boris, "32-28 18-23");
  await playedGame(boris, anna, "31-27 19-23");
  await becomes(() => counted(anna), 3);

  const page = await openPage(browser, server.url, { viewport: { width: 390, height: 844 } });
  await page.goto("/analysis");
  await square(page, "50").waitFor();
  await show(page);
  await becomes(() => movesOf(page), ["32-28", "31-27"]);
  assert.match(await rows(page).first().innerText(), /32-28\s+2/);
  const lost = { name: "White wins 0%, draws 0%, Black wins 100%" };
  await panel(page).getByRole("img", lost).first().waitFor();
  assert.deepEqual(await faults(page), []);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `${wide} pixels`);

  // With the keyboard: the move is played, and the statistics of the new position appear.
  await panel(page).getByRole("button", { name: "32-28" }).focus();
  await page.keyboard.press("Enter");
  await becomes(() => movesOf(page), ["18-23", "19-23"]);
  await panel(page).getByLabel("Speed").selectOption("live");
  await panel(page).getByText("No such game continues from here.").waitFor();
  await panel(page).getByLabel("Speed").selectOption("correspondence");
  await becomes(() => movesOf(page), ["18-23", "19-23"]);
  await panel(page)
    .getByRole("link", { name: /ExploreAnna.* against ExploreBoris/ })
    .first()
    .click();
  await page.waitForURL(`**/game/${newest}?fen=*`);
  // The last move is not on the board.
  await page.locator('.move[data-ply="1"][aria-current="true"]').waitFor();
  for (const one of [anna, boris, page]) {
    assert.deepEqual(one.troubles, []);
    await one.context().close();
  }
});

test("openings are hidden for the reader's running games and while they play", async () => {
  const [carla, dirk] = await Promise.all(
    ["ExploreCarla", "ExploreDirk"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, carla, dirk, { time_control: perMove(3) });
  await play(game, [carla, dirk], "33-28");
  await carla.goto(`/analysis?game=${game}`);
  await show(carla);
  await carla.getByText("The opening explorer is off during a running game.").waitFor();
  await carla.goto("/analysis");
  await show(carla);
  await panel(carla).getByRole("table").or(panel(carla).getByText("No finished game")).waitFor();
  await click(carla, "33-28");
  await carla.getByText("this position is from one of your running games").first().waitFor();
  assert.equal(await panel(carla).getByRole("table").count(), 0);
  await startGame(server.url, carla, dirk);
  await dirk.goto("/analysis");
  await show(dirk);
  await dirk.getByText("The opening explorer is off while you play a live game.").waitFor();
  for (const page of [carla, dirk]) {
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

test("below a finished game openings show the name, follow the board and link on", async () => {
  const [emma, frank] = await Promise.all(
    ["ExploreEmma", "ExploreFrank"].map((name) => openPlayer(browser, server.url, name)),
  );
  const before = await counted(emma);
  const game = await startGame(server.url, emma, frank, { time_control: perMove(3) });
  await play(game, [emma, frank], "32-28 18-23 37-32");
  const page = await openPage(browser, server.url);
  await page.goto(`/game/${game}`);
  await waitForPly(page, 3);
  const tab = page.getByRole("tab", { name: "Openings" });
  await openPart(page, "Info");
  assert.equal(await tab.count(), 0, "not while the game is running");
  await post(emma, `/games/${game}/resign`);
  await tab.click();
  const fold = page.locator("details.fold", { hasText: "Openings" });
  await fold.locator("summary").getByText("Openings: Chefneux Opening").waitFor();
  await becomes(() => counted(emma), before + 1);

  await fold.locator("summary").click();
  const played = fold.locator(".openings-move");
  const moves = async () => (await played.allInnerTexts()).map((text) => text.trim());
  await fold.getByText("No finished game on this site continues from here.").waitFor();
  // The game's own move steps through it; a different one opens the analysis board there.
  await page.keyboard.press("ArrowUp");
  await becomes(async () => (await moves()).includes("32-28"), true);
  await fold.getByRole("button", { name: "32-28", exact: true }).click();
  await page.locator('.move[data-ply="1"][aria-current="true"]').waitFor({ state: "attached" });
  await becomes(async () => (await moves()).includes("18-23"), true);
  assert.deepEqual(await faults(page), []);
  await page.setViewportSize({ width: 390, height: 844 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `${wide} pixels`);
  await becomes(async () => (await moves()).includes("19-23"), true, "of another game");
  await fold.getByRole("button", { name: "19-23", exact: true }).click();
  await page.waitForURL(`**/analysis?game=${game}&ply=1`);
  for (const one of [emma, frank, page]) {
    assert.deepEqual(one.troubles, []);
    await one.context().close();
  }
});

test("the analysis board names the current opening", async () => {
  const page = await openPage(browser, server.url, { locale: "ru" });
  await page.goto("/analysis?variant=russian");
  await square(page, "c3").waitFor();
  // The table has this position after g3-h4 first.
  for (const move of ["c3-b4", "f6-e5", "g3-h4", "e5-f4"]) await click(page, move);
  await page.getByRole("tab", { name: "Дебюты" }).click();
  await page.getByRole("tabpanel").getByText("Обратный кол").waitFor();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
