// The page of live games, and the list of spectators.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fischer, openPage, openPlayer, startGame } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

const cards = (page) => page.locator(".current-card");
const card = (page, name) => cards(page).filter({ hasText: name });
/** The positions of the pieces on a small board. */
const pieces = (locator) =>
  locator
    .locator("svg.static-board g")
    .evaluateAll((placed) => placed.map((piece) => piece.getAttribute("transform")));

const move = (player, game, text, ply) =>
  player.request.post(`/api/v1/games/${game}/moves`, {
    data: { move: text, ply },
    headers: { Origin: server.url },
  });

test("boards move without reloading, end, and are filtered", async () => {
  const looker = await openPage(browser, server.url);
  await looker.goto("/games");
  await looker.getByText("No live games right now.", { exact: false }).waitFor();
  await looker.getByRole("link", { name: "Start a game" }).waitFor();

  const [anna, boris] = await Promise.all(
    ["Anna", "Boris"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, anna, boris);
  const blitz = await startGame(server.url, boris, anna, {
    variant: "russian",
    time_control: fischer(3, 0),
  });
  await looker.goto("/");
  await looker.getByRole("main").getByRole("link", { name: "Live games" }).first().click();
  await looker.waitForURL("**/games");
  await card(looker, "International").waitFor();
  assert.equal(await cards(looker).count(), 2);

  const shown = card(looker, "International");
  const before = await pieces(shown);
  assert.equal((await move(anna, game, "32-28", 0)).status(), 201);
  await looker.waitForFunction(
    (old) =>
      [...document.querySelectorAll(".current-card")].some(
        (each) =>
          each.textContent.includes("International") &&
          [...each.querySelectorAll("svg.static-board g")]
            .map((piece) => piece.getAttribute("transform"))
            .join() !== old,
      ),
    before.join(),
  );

  await anna.request.post(`/api/v1/games/${blitz}/abort`, { headers: { Origin: server.url } });
  await card(looker, "Russian").locator(".current-end").first().waitFor();
  await card(looker, "Russian").waitFor({ state: "detached" });

  await looker.getByLabel("Speed").selectOption("bullet");
  await looker.waitForURL("**/games?speed=bullet");
  await looker.getByText("No live games right now.", { exact: false }).waitFor();
  await looker.getByLabel("Speed").selectOption("");
  await card(looker, "International").getByRole("link").click();
  await looker.waitForURL(`**/game/${game}`);

  // A phone shows two boards per row and does not scroll sideways.
  await looker.setViewportSize({ width: 360, height: 740 });
  await looker.goto("/games");
  await cards(looker).first().waitFor();
  const wide = await looker.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(wide, 360);
  for (const page of [looker, anna, boris]) {
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

test("spectators are counted and named, and the lobby counts connected players", async () => {
  const [carla, dirk, ella] = await Promise.all(
    ["Carla", "Dirk", "Ella"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, carla, dirk);
  const stranger = await openPage(browser, server.url);
  for (const page of [carla, ella, stranger]) await page.goto(`/game/${game}`);
  await carla.getByRole("tab", { name: "Info" }).click();
  // A visitor of the page of live games does not count as a spectator.
  const passer = await openPlayer(browser, server.url, "Passer");
  await passer.goto("/games");
  await passer.locator(`a[href="/game/${game}"]`).first().waitFor();
  await carla.getByText("2 spectators: Ella", { exact: true }).waitFor();
  assert.deepEqual(passer.troubles, []);
  await passer.context().close();
  await dirk.goto("/");
  await dirk.getByText("3 players online").waitFor();
  await ella.goto("about:blank");
  await dirk.getByText("2 players online").waitFor();
  await carla.getByText("1 spectator", { exact: true }).waitFor();
  for (const page of [carla, dirk, ella, stranger]) {
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});
