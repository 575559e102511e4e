// The game page next to the board: full names, and only the game on paper.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { languagesOf } from "../../web/texts/read.mjs";
import {
  becomes,
  click,
  openMore,
  openPage,
  openPart,
  openPlayer,
  perMove,
  square,
  startGame,
  waitForPly,
} from "./harness/browser.mjs";
import { projectRoot } from "./harness/server.mjs";
import { browser, server } from "./harness/stage.mjs";

/** All languages if CROWNHEAD_LONG is set, otherwise English and one with long words. */
const locales = process.env.CROWNHEAD_LONG
  ? await languagesOf(join(projectRoot, "web/locales"))
  : ["en", "de"];

for (const locale of locales) {
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
    await openMore(page);
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
  await click(anna, "32-28");
  await waitForPly(anna, 1);
  const date = anna.locator(".table-facts").getByText("Started");
  assert.equal(await date.isVisible(), false);
  await openPart(anna, "Info");
  await date.waitFor();
  await anna.locator(".spectators").waitFor();
  await openPart(anna, "Moves");
  await anna.emulateMedia({ media: "print" });
  assert.match(await date.innerText(), /Started \w{3} \d+$/m);
  for (const part of [".presence", ".clock", ".actions", ".table-tabs", ".move-steps"]) {
    for (const one of await anna.locator(`main ${part}`).all()) {
      assert.equal(await one.isVisible(), false, part);
    }
  }
  const styleOf = (part, name) =>
    anna.locator(part).evaluate((one, name) => getComputedStyle(one)[name], name);
  assert.equal(await styleOf(".move.current", "backgroundColor"), "rgba(0, 0, 0, 0)");
  for (const part of [".table-column", ".table-panel"])
    assert.equal(await styleOf(part, "borderTopWidth"), "0px", part);
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

const sizes = [
  [1280, 800],
  [1366, 650],
  [1920, 1080],
  [820, 1180],
  [390, 844],
  [844, 390],
];

/** The parts of a page that are not wholly in view, by selector. */
const outOfView = (page, parts) =>
  page.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const found = [...document.querySelectorAll(selector)];
        return (
          found.length === 0 ||
          found.some((one) => {
            const { top, left, right, bottom, width, height } = one.getBoundingClientRect();
            const { clientWidth } = document.documentElement;
            const inside = top >= 0 && left >= 0 && right <= clientWidth && bottom <= innerHeight;
            const middle = document.elementFromPoint(left + width / 2, top + height / 2);
            return !inside || !one.contains(middle);
          })
        );
      }),
    parts,
  );

/** Asks about a move, looks at the question, and takes the move back. */
async function askedInView(page, at) {
  for (const name of ["32", "28"]) await square(page, name).click();
  await page.locator(".sign.yes").waitFor();
  await becomes(() => outOfView(page, [".player .clock", ".sign"]), [], at);
  for (const sign of await page.locator(".sign").all()) {
    const box = await sign.boundingBox();
    assert.ok(box.width >= 48 && box.height >= 48, at);
  }
  await page.keyboard.press("Escape");
  await page.locator(".sign").first().waitFor({ state: "detached" });
}

test("clocks, questions and actions are in view at every size", async () => {
  const [nils, olga] = await Promise.all(
    ["Nils", "Olga"].map((name) => openPlayer(browser, server.url, name)),
  );
  const slow = await startGame(server.url, nils, olga, { time_control: perMove(3) });
  const live = await startGame(server.url, nils, olga);
  for (const [game, asks] of [
    [slow, true],
    [live, false],
  ]) {
    await nils.setViewportSize({ width: 1280, height: 800 });
    await nils.goto(`/game/${game}`);
    for (const [width, height] of sizes) {
      const at = `${game} at ${width}x${height}`;
      await nils.setViewportSize({ width, height });
      await nils.locator(".actions:not(.settling)").waitFor();
      const parts = [".player .clock", ".actions > .act", ".more-acts > .act", ".move-steps"];
      // The layout follows a resized window within a few frames.
      await becomes(() => outOfView(nils, parts), [], at);
      if (asks) await askedInView(nils, at);
      const { wide, high } = await nils.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        high: document.documentElement.scrollHeight - innerHeight,
      }));
      assert.ok(wide <= 0 && high <= 0, `${at} scrolls by ${wide}, ${high}`);
    }
  }
  assert.deepEqual([...nils.troubles, ...olga.troubles], []);
  await Promise.all([nils, olga].map((page) => page.context().close()));
});

test("after a correspondence move the next game opens, and the notice leads back", async () => {
  const [pia, quirin] = await Promise.all(
    ["Pia", "Quirin"].map((name) => openPlayer(browser, server.url, name)),
  );
  const first = await startGame(server.url, pia, quirin, { time_control: perMove(2) });
  const second = await startGame(server.url, pia, quirin, { time_control: perMove(3) });
  await pia.goto(`/game/${first}`);
  // Nothing is sent before the user says so, and Escape takes the move back.
  for (const name of ["32", "28"]) await square(pia, name).click();
  await pia.getByText("Send 32-28?").waitFor();
  await pia.keyboard.press("Escape");
  await pia.locator(".move").waitFor({ state: "detached" });
  for (const name of ["31", "26"]) await square(pia, name).click();
  await pia.getByText("Send 31-26?").waitFor();
  await pia.keyboard.press("Enter");
  await pia.waitForURL(`**/game/${second}`);
  await pia.getByText("Sent. Next: Quirin").waitFor();
  await pia.getByRole("link", { name: "Stay here" }).click();
  await pia.waitForURL(`**/game/${first}`);
  await waitForPly(pia, 1);
  assert.deepEqual(pia.troubles, []);
  await Promise.all([pia, quirin].map((page) => page.context().close()));
});
