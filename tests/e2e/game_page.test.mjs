// What a game's page shows beside the board: whole names, and on paper nothing that is not the game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { click, openPage, openPlayer, perMove, startGame, waitForPly } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

for (const locale of ["en", "de", "hr", "lv", "nl", "ru"]) {
  test(`the computer's name is there as a whole, ${locale}`, async () => {
    const page = await openPage(browser, server.url, { locale });
    const post = async (path, data) =>
      (await page.request.post(`/api/v1${path}`, { data, headers: { Origin: server.url } })).json();
    await post("/guests", {});
    const { game_id: game } = await post("/computer-games", {
      variant: "international",
      level: 3,
      time_control: perMove(3),
      color: "white",
    });
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      await page.goto(`/game/${game}`);
      const name = page.locator(".player-name", { hasText: "Computer 3" });
      await name.waitFor();
      assert.ok(await name.evaluate((shown) => shown.scrollWidth <= shown.clientWidth), `${width}`);
    }
    await page.locator(".player-notes .bot-mark").waitFor();
    assert.equal(await page.locator(".give-time").count(), 0);
    await page.context().close();
  });
}

test("a game on paper says when it was, and has nothing of the screen", async () => {
  const [anna, boris] = await Promise.all(
    ["Anna", "Boris"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, anna, boris);
  const onlooker = await openPage(browser, server.url);
  for (const page of [anna, onlooker]) await page.goto(`/game/${game}`);
  await anna.locator(".spectators").waitFor();
  await anna.locator(".give-time").waitFor();
  await click(anna, "32-28");
  await waitForPly(anna, 1);
  const date = anna.locator(".game-facts .printed");
  assert.equal(await date.isVisible(), false);
  await anna.emulateMedia({ media: "print" });
  assert.match(await date.innerText(), /· \w{3} \d+, \d{4}/);
  for (const part of [".give-time", ".spectators", ".you", ".presence", ".clock", ".actions"]) {
    for (const one of await anna.locator(`main ${part}`).all()) {
      assert.equal(await one.isVisible(), false, part);
    }
  }
  const styleOf = (part, name) =>
    anna.locator(part).evaluate((one, name) => getComputedStyle(one)[name], name);
  assert.equal(await styleOf(".move.current", "backgroundColor"), "rgba(0, 0, 0, 0)");
  for (const part of [".game-panel", ".moves", ".standing"]) {
    assert.equal(await styleOf(part, "borderTopWidth"), "0px", part);
    assert.equal(await styleOf(part, "minHeight"), "0px", part);
  }
  await Promise.all([anna, boris, onlooker].map((page) => page.context().close()));
});
