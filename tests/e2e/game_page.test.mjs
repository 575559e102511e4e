// The game page next to the board: full names, and only the game on paper.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { languagesOf } from "../../web/texts/read.mjs";
import {
  click,
  holdBack,
  openPage,
  openPlayer,
  perMove,
  startGame,
  waitForPly,
} from "./harness/browser.mjs";
import { projectRoot } from "./harness/server.mjs";
import { browser, server } from "./harness/stage.mjs";

for (const locale of await languagesOf(join(projectRoot, "web/locales"))) {
  test(`the computer's name is shown in full, ${locale}`, async () => {
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

test("the clocks run for a player whose own clock is a day ahead", async () => {
  const [carla, dirk] = await Promise.all(
    ["Carla", "Dirk"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, carla, dirk);
  for (const [ply, player] of [carla, dirk].entries())
    await player.request.post(`/api/v1/games/${game}/moves`, {
      data: { move: ["32-28", "19-23"][ply], ply },
      headers: { Origin: server.url },
    });
  // The server's time becomes known long after the game has loaded.
  await carla.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 86_400_000;
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
      if (text === '{"t":"time"}') setTimeout(() => send.call(this, text), 1000);
      else send.call(this, text);
    };
  });
  await carla.goto(`/game/${game}`);
  const clock = carla.locator(".clock.running");
  await clock.filter({ hasText: /^(10:0|9:[345])/ }).waitFor();
  const shown = await clock.textContent();
  await clock.filter({ hasNotText: shown }).waitFor();
  assert.deepEqual(carla.troubles, []);
});

test("a printed game has its date and no screen controls", async () => {
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

test("a lost network is shown at once and covers no part of the header", async () => {
  const [hugo, ida] = await Promise.all(
    ["Hugo", "Ida"].map((name) => openPlayer(browser, server.url, name)),
  );
  let gone = false;
  await hugo.routeWebSocket("**/ws", (wire) => {
    if (gone) {
      wire.close();
      return;
    }
    const far = wire.connectToServer();
    wire.onMessage((text) => gone || far.send(text));
    far.onMessage((text) => gone || wire.send(text));
  });
  const game = await startGame(server.url, hugo, ida);
  await hugo.goto(`/game/${game}`);
  const mine = hugo.locator('.player[data-side="white"]');
  await mine.locator(".presence.here").waitFor();
  gone = true;
  await hugo.evaluate(() => dispatchEvent(new Event("offline")));
  await hugo.locator(".connection").waitFor({ timeout: 4000 });
  const bar = await hugo.locator(".connection").boundingBox();
  const head = await hugo.locator(".head").boundingBox();
  assert.ok(bar.y >= head.y + head.height);
  assert.equal(await mine.locator(".presence.here").count(), 0);
  const opacity = await mine.locator(".clock").evaluate((clock) => getComputedStyle(clock).opacity);
  assert.equal(opacity, "0.5");
  gone = false;
  await mine.locator(".presence.here").waitFor();
  assert.equal(await hugo.locator(".connection").count(), 0);
  await Promise.all([hugo, ida].map((page) => page.context().close()));
});

test("on a phone all panels of a finished game are below its buttons", async () => {
  const phone = { viewport: { width: 360, height: 740 } };
  const [anna, boris] = await Promise.all(
    ["Emma", "Frits"].map((name) => openPlayer(browser, server.url, name, phone)),
  );
  const game = await startGame(server.url, anna, boris, { time_control: perMove(3) });
  await anna.request.post(`/api/v1/games/${game}/abort`, { headers: { Origin: server.url } });
  await anna.goto(`/game/${game}`);
  await anna.locator(".game-panel > .fold").nth(2).waitFor();
  const tops = await anna.evaluate(() => {
    const top = (element) => element.getBoundingClientRect().top;
    const folds = [...document.querySelectorAll(".game-panel > .fold")].map(top);
    return { buttons: top(document.querySelector(".actions")), folds };
  });
  assert.equal(tops.folds.length, 3);
  for (const fold of tops.folds) assert.ok(fold > tops.buttons, JSON.stringify(tops));
  await Promise.all([anna, boris].map((page) => page.context().close()));
});

test("a panel that loads late next to the board moves no button", async () => {
  const [carl, dora] = await Promise.all(
    ["Carl", "Dora"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, carl, dora, { time_control: perMove(3) });
  await carl.request.post(`/api/v1/games/${game}/abort`, { headers: { Origin: server.url } });
  const stranger = await openPage(browser, server.url);
  for (const page of [carl, stranger]) {
    const letGo = await holdBack(page, /beneath-view-[^/]*\.js$/);
    await page.goto(`/game/${game}`);
    const fold = page.locator(".game-panel > .fold");
    const before = page === carl ? 2 : 1;
    await fold.nth(before - 1).waitFor();
    const tops = () =>
      page
        .locator(".stepping, .actions, .chat")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const early = await tops();
    letGo();
    await fold.nth(before).waitFor();
    assert.deepEqual(await tops(), early);
  }
  await Promise.all([carl, dora, stranger].map((page) => page.context().close()));
});
