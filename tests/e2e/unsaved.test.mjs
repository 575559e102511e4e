// Forms report the state of typed text correctly and lose none of it. Failed requests can be
// retried.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, openPlayer, startGame } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

/** Fails these requests, as if the server were down, until the returned function is called. */
async function cutOff(page, path) {
  await page.route(path, (route) => route.abort());
  return () => page.unroute(path);
}

const tryAgain = (page) => page.getByRole("button", { name: "Try again" });

test("input after saving is not marked as saved and asks before leaving", async () => {
  const page = await openPlayer(browser, server.url, "Wanda");
  await page.goto("/account/email");
  const heading = page.getByRole("heading", { name: "E-mail address" });
  const form = page.locator("form", { has: heading });
  const email = form.getByLabel("E-mail", { exact: true });
  const saved = form.getByText("Saved.");
  const home = page.getByRole("link", { name: "Crownhead" });
  await email.fill("wanda@example.org");
  await form.getByLabel("Your password").fill("correct horse");
  await form.getByRole("button", { name: "Save" }).click();
  await saved.waitFor();
  await email.fill("wanda@example.com");
  assert.equal(await saved.count(), 0);
  await home.click();
  const dialog = page.getByRole("dialog", { name: "Leave this page?" });
  await dialog.getByText("What you typed is not saved yet.").waitFor();
  await dialog.getByRole("button", { name: "Stay" }).click();
  assert.equal(await email.inputValue(), "wanda@example.com");
  await form.getByLabel("Your password").fill("correct horse");
  await form.getByRole("button", { name: "Save" }).click();
  await saved.waitFor();
  await home.click();
  await page.waitForURL((url) => url.pathname === "/");
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("signing out does not ask before leaving", async () => {
  const page = await openPlayer(browser, server.url, "Xenia");
  await page.goto("/account/email");
  await page.getByLabel("E-mail", { exact: true }).fill("x@example.org");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.getByRole("link", { name: "Sign in" }).waitFor();
  assert.equal(await page.getByRole("dialog").count(), 0);
  await page.context().close();
});

test("mail settings that fail to load are requested again", async () => {
  const page = await openPlayer(browser, server.url, "Yvonne");
  const back = await cutOff(page, "**/api/v1/account/notifications");
  await page.goto("/account/notifications");
  const card = page.locator("section", { has: page.locator("#messages-title") });
  await card.getByRole("alert").waitFor();
  await back();
  await tryAgain(card).click();
  await card.getByRole("button", { name: "Save" }).waitFor();
  assert.equal(await card.getByRole("alert").count(), 0);
  await page.context().close();
});

test("a leaderboard, a player and a game that fail to load are requested again", async () => {
  const [anna, boris] = await Promise.all(
    ["Anna", "Boris"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, anna, boris);
  const page = await openPage(browser, server.url);
  for (const [path, request, shown] of [
    ["/leaderboard", "**/api/v1/leaderboard*", ".players-boards .empty"],
    ["/@/Anna", "**/api/v1/players/Anna", "#latest-title"],
    [`/game/${game}`, `**/api/v1/games/${game}`, "main .board"],
  ]) {
    const back = await cutOff(page, request);
    await page.goto(path);
    await tryAgain(page).waitFor();
    await back();
    await tryAgain(page).click();
    await page.locator(shown).first().waitFor();
    assert.equal(await tryAgain(page).count(), 0, path);
  }
  await page.goto("/game/99999");
  await page.getByRole("heading", { name: "This game does not exist." }).waitFor();
  assert.equal(await tryAgain(page).count(), 0);
  await Promise.all([anna, boris, page].map((one) => one.context().close()));
});

test("the request is retried automatically when the connection is restored", async () => {
  const page = await openPage(browser, server.url);
  let wire;
  await page.routeWebSocket("**/ws", (socket) => {
    wire = socket;
    socket.connectToServer();
  });
  const back = await cutOff(page, "**/api/v1/leaderboard*");
  await page.goto("/leaderboard");
  await tryAgain(page).waitFor();
  await back();
  await wire.close();
  await page.locator(".players-boards .empty").waitFor();
  await page.context().close();
});
