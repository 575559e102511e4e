// Several tabs of one player, their notices, and leaving a running game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPlayer, perMove, startBrowser, startGame, wholeChromium } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

/** Another tab of the same player. */
async function tabOf(page) {
  const tab = await page.context().newPage();
  tab.setDefaultTimeout(15_000);
  return tab;
}

test("a game opens in the tab where its seek was posted and is announced in the others", async () => {
  const [anna, boris] = await Promise.all(
    ["Anna", "Boris"].map((name) => openPlayer(browser, server.url, name)),
  );
  const other = await tabOf(anna);
  for (const page of [anna, other, boris]) {
    await page.goto("/");
    await page.locator(".seeks:not([aria-busy=true])").waitFor();
  }
  await anna.locator(".tile").first().click();
  await boris.locator(".seek", { hasText: "Anna" }).click();
  await Promise.all([anna, boris].map((page) => page.waitForURL("**/game/*")));
  // The player who accepts the seek gets the event before opening the game, and needs no notice
  // there.
  await boris.locator("main.table-page:not([aria-busy])").waitFor();
  assert.equal(await boris.locator(".begun").count(), 0);
  await other.getByText("Boris", { exact: false }).first().waitFor();
  assert.equal(new URL(other.url()).pathname, "/");
  await other.locator(".begun a").click();
  await other.waitForURL(anna.url());

  // A player who leaves a live game is asked by the page, and by the browser if they close the tab.
  await anna.getByRole("link", { name: "Crownhead" }).click();
  await anna.getByRole("dialog", { name: "Leave this page?" }).waitFor();
  await anna.getByRole("button", { name: "Stay" }).click();
  const asked = anna.waitForEvent("dialog");
  const closing = anna.close({ runBeforeUnload: true });
  const dialog = await asked;
  assert.equal(dialog.type(), "beforeunload");
  await dialog.dismiss();
  await closing;
  assert.equal(anna.isClosed(), false);
  assert.deepEqual([...anna.troubles, ...boris.troubles], []);
  await Promise.all([anna, boris].map((page) => page.context().close()));
});

test("signing out in one tab signs out the others and ends play there", async () => {
  const [erik, fleur] = await Promise.all(
    ["Erik", "Fleur"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, erik, fleur);
  const other = await tabOf(erik);
  await erik.goto(`/game/${game}`);
  await erik.getByLabel("Type a move").waitFor();
  await other.goto("/account");
  await other.getByRole("button", { name: "Sign out" }).click();
  await other.getByRole("link", { name: "Sign in" }).waitFor();
  await erik.getByRole("link", { name: "Sign in" }).waitFor();
  await erik.locator("main.table-page:not([aria-busy])").waitFor();
  assert.equal(await erik.getByLabel("Type a move").count(), 0);
  assert.deepEqual(erik.troubles, []);
  await Promise.all([erik, fleur].map((page) => page.context().close()));
});

/** Records the notifications that the browser is asked to show. The page counts as hidden. */
async function watchNotifications(page) {
  await page.addInitScript(() => {
    const shown = [];
    globalThis.shownNotifications = shown;
    const Real = globalThis.Notification;
    globalThis.Notification = class extends Real {
      constructor(title, options) {
        super(title, options);
        shown.push(`${options.body} ${options.tag}`);
      }
    };
    Object.defineProperty(document, "hidden", { get: () => true });
  });
}

test("notifications are shown only after they were requested", async (t) => {
  const notifying = await startBrowser(wholeChromium);
  t.after(() => notifying.close());
  const [carla, dirk] = await Promise.all([
    openPlayer(notifying, server.url, "Carla", { permissions: ["notifications"] }),
    openPlayer(browser, server.url, "Dirk"),
  ]);
  await watchNotifications(carla);
  const shown = (count) =>
    carla
      .waitForFunction((n) => globalThis.shownNotifications.length >= n, count)
      .then(() => carla.evaluate(() => globalThis.shownNotifications));
  // A game that starts before the page listens is in the snapshot and produces no notice.
  const listening = carla
    .waitForEvent("websocket")
    .then((socket) =>
      socket.waitForEvent("framereceived", ({ payload }) => payload.includes('"topic":"me"')),
    );
  await carla.goto("/settings");
  await listening;
  const first = await startGame(server.url, dirk, carla, { time_control: perMove(3) });
  await carla.locator(".begun").waitFor();
  assert.deepEqual(await shown(0), []);

  await carla.getByRole("button", { name: "Turn on notifications" }).click();
  await carla.getByText("Notifications are on.").waitFor();
  await dirk.request.post(`/api/v1/games/${first}/moves`, {
    data: { move: "32-28", ply: 0 },
    headers: { Origin: server.url },
  });
  assert.deepEqual(await shown(1), [`Your turn against Dirk. /game/${first}`]);
  await dirk.request.post(`/api/v1/games/${first}/draw`, {
    data: { action: "offer" },
    headers: { Origin: server.url },
  });
  assert.equal((await shown(2))[1], `Dirk offers a draw. /game/${first}`);
  const second = await startGame(server.url, dirk, carla, { time_control: perMove(3) });
  const all = await shown(4);
  assert.match(all[2], /^Dirk challenges you/);
  assert.match(all[3], new RegExp(`/game/${second}$`));

  await carla.getByRole("button", { name: "Turn off notifications" }).click();
  await carla.getByRole("button", { name: "Turn on notifications" }).waitFor();
  assert.deepEqual([...carla.troubles, ...dirk.troubles], []);
  await Promise.all([carla, dirk].map((page) => page.context().close()));
});
