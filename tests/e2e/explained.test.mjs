// An explained game: its curve, the mistakes, the better moves, and retrying them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import {
  assertFits,
  becomes,
  click,
  openPage,
  openPlayer,
  perMove,
  startGame,
} from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

// 27-21 loses a man.
const moves = "33-28 18-23 39-33 12-18 44-39 7-12 31-27 20-24 27-21 17x26".split(" ");
const wrong = moves.indexOf("27-21") + 1;

async function playedGame(white, black) {
  const game = await startGame(server.url, white, black, { time_control: perMove(3) });
  const headers = { Origin: server.url };
  for (const [ply, move] of moves.entries()) {
    const mover = ply % 2 === 0 ? white : black;
    const data = { move, ply };
    const path = `/api/v1/games/${game}/moves`;
    const answer = await mover.request.post(path, { data, headers });
    assert.ok(answer.ok(), await answer.text());
  }
  return game;
}

async function resign(player, game) {
  const headers = { Origin: server.url };
  const answer = await player.request.post(`/api/v1/games/${game}/resign`, { headers });
  assert.ok(answer.ok(), await answer.text());
}

const curve = (page) => page.getByRole("slider", { name: "Evaluation" });
const at = (page) => curve(page).getAttribute("aria-valuenow").then(Number);
const current = (page) => page.locator(".tree-move.current");
const button = (page, name) => page.getByRole("button", { name, exact: true });
/** For the game of 60 moves that docs/computer.md promises, on a machine that is also busy. */
const explained = (page) => page.locator(".sides").waitFor({ timeout: 60_000 });

async function openedGame(...names) {
  const [anna, boris] = await Promise.all(
    names.map((name) => openPlayer(browser, server.url, name)),
  );
  return { anna, boris, game: await playedGame(anna, boris) };
}

async function finish(...pages) {
  for (const page of pages) {
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
}

test("a finished game is analysed, and a better move is found", async () => {
  const { anna, boris, game } = await openedGame("Anna", "Boris");
  await anna.goto(`/analysis?game=${game}`);
  await anna.locator(".tree-move", { hasText: "27-21" }).waitFor();
  assert.equal(await anna.locator(".explained").count(), 0, "not while the game is running");
  await resign(anna, game);

  await anna.goto(`/game/${game}`);
  await anna.getByRole("link", { name: "Analyse" }).click();
  await curve(anna).waitFor();
  await explained(anna);
  await anna.getByRole("status").getByText("The analysis is complete.").waitFor();
  assert.match(
    await anna.locator(".sides").innerText(),
    /Anna\s+\d+%[\s\S]*\b1 mistake\b[\s\S]*Boris\s+\d+%/,
  );

  // Along the curve with the keyboard.
  await curve(anna).focus();
  await anna.keyboard.press("Home");
  await becomes(() => at(anna), 0);
  await anna.keyboard.press("PageDown");
  await becomes(() => at(anna), wrong);
  assert.match(
    await curve(anna).getAttribute("aria-valuetext"),
    /^5\. 27-21, White: \d+%, (?:Mistake|Blunder)$/,
  );
  assert.match(await current(anna).innerText(), /27-21\s*\?\??$/);
  await anna.keyboard.press("ArrowLeft");
  await becomes(() => at(anna), wrong - 1);
  await anna.keyboard.press("End");
  await becomes(() => at(anna), moves.length);
  const { x, y, width, height } = await curve(anna).boundingBox();
  await anna.mouse.click(x + (width * wrong) / moves.length, y + height / 2);
  await becomes(() => at(anna), wrong);

  // The better line, on the board and move by move.
  const best = await anna.locator(".better button").first().innerText();
  assert.notEqual(best, "27-21");
  await button(anna, "Better line").click();
  await becomes(() => at(anna), wrong - 1);
  await anna.locator(".shapes.advice line").waitFor({ state: "attached" });
  await anna.locator(".better button").nth(1).click();
  await anna.locator(".tree-variations .tree-move.current").waitFor();
  assert.equal(await at(anna), wrong - 1);
  await becomes(() => anna.locator(".shapes.advice").count(), 0);

  // Retrying: the same mistake, an equally bad move, and the best move.
  await button(anna, "Try again").click();
  await anna.getByText("White to move. Find something better than 27-21.").waitFor();
  for (const [move, said] of [
    ["27-21", "27-21 was played in the game."],
    ["35-30", /^35-30 is worse: \d+% → \d+%\.$/],
    [best, `${best} is as good as the engine’s move.`],
  ]) {
    await click(anna, move);
    await anna.locator(".judged [role=status]").getByText(said).waitFor();
    await button(anna, "Another try").click();
  }
  await button(anna, "Show solution").click();
  await anna.locator(".shapes.advice line").waitFor({ state: "attached" });

  await anna.getByText("Show as table").click();
  await becomes(() => anna.locator(".explained-table tbody tr").count(), moves.length);
  await anna.locator(".explained-table").getByRole("button", { name: "3. 44-39" }).click();
  await becomes(() => at(anna), 5);
  const way = anna.getByRole("link", { name: "Back to the game page" });
  await becomes(() => way.getAttribute("href"), `/game/${game}?ply=5`);

  // Known results are not computed again.
  await anna.reload();
  await anna.locator(".sides").waitFor();
  assert.equal(anna.workers().length, 0);
  await finish(anna, boris);
});

test("the analysis is accessible, wide and narrow, light and dark", async () => {
  const { anna, boris, game } = await openedGame("Carlaaaaaaaaaaaaaaaa", "Dirkkkkkkkkkkkkkkkkk");
  await resign(boris, game);
  await boris.goto(`/analysis?game=${game}&ply=${wrong}`);
  await explained(boris);
  await boris.locator(".better").waitFor();
  await boris.getByText("Show as table").click();
  const found = [];
  for (const width of [1280, 360]) {
    await boris.setViewportSize({ width, height: 740 });
    await assertFits(boris);
    for (const colorScheme of ["light", "dark"]) {
      await boris.emulateMedia({ colorScheme });
      found.push(...(await faults(boris)).map((fault) => `${colorScheme}-${width}: ${fault}`));
    }
  }
  assert.deepEqual(found, []);
  // Also with large text.
  await boris.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const widest = () =>
    boris.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  assert.equal(await widest(), 0);
  await finish(anna, boris);
});

test("the computer pauses while the page is hidden and during the reader's games", async () => {
  const { anna, boris, game } = await openedGame("Emma", "Filip");
  await resign(boris, game);
  const looker = await openPage(browser, server.url);
  await looker.goto(`/analysis?game=${game}`);
  await becomes(() => looker.workers().length > 0, true);
  const turn = (state) =>
    looker.evaluate((visibility) => {
      Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await turn("hidden");
  await becomes(() => looker.workers().length, 0);
  assert.equal(await looker.locator(".explained progress").count(), 1, "it has not finished");
  await turn("visible");
  await explained(looker);

  await startGame(server.url, anna, boris);
  await anna.goto(`/analysis?game=${game}`);
  await anna.locator(".explained").getByText("while you play a live game").waitFor();
  assert.equal(await curve(anna).count(), 0);
  assert.equal(anna.workers().length, 0);
  await finish(anna, boris, looker);
});
