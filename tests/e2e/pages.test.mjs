// Moving between pages: on a phone all of them are reachable, the keyboard focus follows, and Back
// is one step.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsInThemes } from "./harness/axe.mjs";
import { holdBack, openPage, openPlayer, perMove, startGame } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

const phone = { viewport: { width: 390, height: 844 } };
const names = {
  games: "My games",
  profile: "Profile",
  vacation: "Vacations",
  account: "Account and security",
};

const here = (page) => page.evaluate(() => location.pathname);
const focused = (page) =>
  page.evaluate(
    () => `${document.activeElement?.localName} ${document.activeElement?.textContent}`,
  );

test("on a phone every page can be reached from every other", async () => {
  const anna = await openPlayer(browser, server.url, "Anna", phone);
  const boris = await openPlayer(browser, server.url, "Boris");
  await startGame(server.url, anna, boris, { time_control: perMove(3) });
  await startGame(server.url, anna, boris, { time_control: perMove(3) });
  for (const from of ["/", "/account", "/@/Anna", "/tournaments", "/vacation", "/settings"]) {
    await anna.goto(from);
    const bar = anna.locator(".bottom");
    const games = bar.getByRole("link", { name: "My games" });
    await games.waitFor();
    assert.equal(await games.locator(".badge").textContent(), "2", from);
    for (const text of ["Play", "Tournaments", "Learn", "Menu"])
      assert.equal(await bar.getByRole("link", { name: text }).count(), 1, `${from}: ${text}`);
  }
  await anna.locator(".bottom").getByRole("link", { name: "Menu" }).click();
  const menu = anna.locator(".menu-page");
  for (const [what, text] of Object.entries(names))
    await menu
      .getByRole("link", { name: text })
      .waitFor({ timeout: 5000 })
      .catch(() => {
        assert.fail(`${what} is not in the menu`);
      });
  for (const text of ["Tournaments", "Settings", "Live games", "Players", "Rules", "Puzzles"])
    assert.equal(await menu.getByRole("link", { name: text }).count(), 1, text);
  assert.deepEqual(await faultsInThemes(anna), []);
  await menu.getByRole("link", { name: "Vacations" }).click();
  await anna.waitForURL("**/vacation");
  await anna.locator(".bottom").getByRole("link", { name: "My games" }).click();
  await anna.waitForURL("**/desk");
  await anna.locator(".desk-card").nth(1).waitFor();
  assert.deepEqual(anna.troubles, []);
  await Promise.all([anna, boris].map((page) => page.context().close()));
});

test("on a phone a guest finds their games too", async () => {
  const guest = await openPage(browser, server.url, phone);
  const made = await guest.request.post("/api/v1/guests", {
    data: { time_zone: "UTC", locale: "en" },
    headers: { Origin: server.url },
  });
  assert.equal(made.status(), 201);
  await guest.goto("/rules");
  await guest.locator(".bottom").getByRole("link", { name: "My games" }).click();
  await guest.waitForURL("**/desk");
  await guest.locator(".head-user").click();
  const menu = guest.locator(".own-menu");
  for (const text of ["My games", "Profile", "Vacations", "Settings"])
    await menu.getByRole("link", { name: text }).waitFor();
  assert.deepEqual(guest.troubles, []);
});

test("after navigation the heading has the focus and the title is announced", async () => {
  const page = await openPage(browser, server.url);
  await page.goto("/");
  await page.getByRole("link", { name: "Players" }).first().waitFor();
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
  const said = page.locator("[aria-live=polite].visually-hidden").last();
  for (const [link, title] of [
    ["Watch", "Live games"],
    ["Players", "Players"],
    ["Tournaments", "Tournaments"],
    ["Analysis", "Analysis"],
  ]) {
    await page.locator(".head").getByRole("link", { name: link }).press("Enter");
    await page.locator("h1:focus", { hasText: title }).waitFor();
    await said.getByText(title, { exact: true }).waitFor();
  }
  await page.goBack();
  await page.locator("h1:focus", { hasText: "Tournaments" }).waitFor();

  // Different filters are the same page: the field being used keeps the focus.
  await page.goto("/leaderboard");
  const variant = page.getByLabel("Variant");
  await variant.focus();
  await variant.selectOption("russian");
  await page.waitForURL("**/leaderboard?*russian*");
  await page.locator(".players-boards :is(.leaders, .empty)").first().waitFor();
  assert.equal(await variant.evaluate((select) => select === document.activeElement), true);

  // A page that consists of a form focuses its first field.
  await page.locator(".head").getByRole("link", { name: "Sign in" }).press("Enter");
  await page.getByLabel("Name").and(page.locator(":focus")).waitFor();
  assert.deepEqual(page.troubles, []);
});

test("the rules of a variant lead to its games", async () => {
  const page = await openPage(browser, server.url);
  await page.goto("/rules/frisian");
  await page.getByRole("link", { name: "Play this variant" }).click();
  await page.locator(".play-terms select").waitFor();
  assert.equal(await page.locator(".play-terms select").inputValue(), "frisian");
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("the page of an unknown address opens the search", async () => {
  const page = await openPage(browser, server.url);
  await page.goto("/nowhere");
  await page.locator("main").getByRole("button", { name: "Search" }).click();
  await page.locator(".head-finder input").waitFor();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("a slow page is focused and announced when it appears", async () => {
  const page = await openPage(browser, server.url);
  await page.clock.install();
  await page.goto("/tournaments");
  await page.getByRole("heading", { name: "Tournaments", level: 1 }).waitFor();
  const said = page.locator("[aria-live=polite].visually-hidden").last();
  const letGo = await holdBack(page, "**/assets/leaderboard-*.css");
  await page.locator(".head").getByRole("link", { name: "Players" }).press("Enter");
  await page.waitForURL("**/leaderboard");
  await page.locator("main[aria-busy=true]").waitFor();
  await page.clock.fastForward(20_000);
  assert.equal(await said.textContent(), "", "not the page that was left");
  letGo();
  await page.locator("h1:focus", { hasText: "Players" }).waitFor();
  await said.getByText("Players", { exact: true }).waitFor();
  await page.context().close();
});

test("a removed button leaves the focus nearby", async () => {
  const anna = await openPlayer(browser, server.url, "Anna-keys");
  const boris = await openPlayer(browser, server.url, "Boris-keys");
  const game = await startGame(server.url, anna, boris, { time_control: perMove(3) });
  await anna.goto(`/game/${game}`);
  await anna.getByRole("button", { name: "Abort" }).waitFor();
  const move = (page, ply, text) =>
    page.request.post(`/api/v1/games/${game}/moves`, {
      data: { move: text, ply },
      headers: { Origin: server.url },
    });
  await move(anna, 0, "32-28");
  await move(boris, 1, "19-23");
  await anna.getByRole("button", { name: "Resign" }).press("Enter");
  await anna.getByRole("button", { name: "Cancel", exact: true }).press("Enter");
  await anna.getByRole("button", { name: "Cancel", exact: true }).waitFor({ state: "detached" });
  const nowhere = () => anna.evaluate(() => document.activeElement === document.body);
  await anna.waitForFunction(() => document.activeElement !== document.body);
  await anna.getByRole("button", { name: "Resign" }).press("Enter");
  await anna
    .locator(".strip")
    .getByRole("button", { name: /^Resign/ })
    .press("Enter");
  await anna.locator(".result-strip").waitFor();
  await anna.waitForFunction(() => document.activeElement !== document.body);
  assert.equal(await nowhere(), false, await focused(anna));
  for (const page of [anna, boris]) assert.deepEqual(page.troubles, []);
});

test("closing a dialog does not close the next one", async () => {
  const anna = await openPlayer(browser, server.url, "Anna-asked");
  const boris = await openPlayer(browser, server.url, "Boris-asked");
  await anna.goto(`/game/${await startGame(server.url, anna, boris)}`);
  await anna.locator(".board").first().waitFor();
  const leave = () => document.querySelector('a[href="/"]').click();
  await anna.evaluate(leave);
  await anna.getByRole("dialog", { name: "Leave this page?" }).waitFor();
  const asked = await anna.evaluate(async () => {
    const question = () => document.querySelector("dialog[open]");
    const task = () => new Promise((done) => setTimeout(done));
    const first = question();
    first.querySelector(".button.primary").click();
    // The browser reports a closed dialog in a separate task; the next question opens before.
    while (first.isConnected) await null;
    document.querySelector('a[href="/"]').click();
    while (!question()) await task();
    for (let tasks = 0; tasks < 20; ++tasks) await task();
    return question() !== null;
  });
  assert.ok(asked);
  await Promise.all([anna, boris].map((page) => page.context().close()));
});

test("Back from a live game is blocked and does not change the history", async () => {
  const anna = await openPlayer(browser, server.url, "Anna-back");
  const boris = await openPlayer(browser, server.url, "Boris-back");
  await anna.goto("/tournaments");
  await anna.getByRole("heading", { name: "Tournaments" }).waitFor();
  const game = await startGame(server.url, anna, boris);
  await anna
    .getByRole("link", { name: "Open the game" })
    .or(anna.locator(".head-call"))
    .first()
    .click();
  await anna.waitForURL(`**/game/${game}`);
  await anna.locator(".board").first().waitFor();
  const length = await anna.evaluate(() => history.length);
  const dialog = anna.getByRole("dialog", { name: "Leave this page?" });
  for (const leave of ["Stay", "Stay", "Leave"]) {
    await anna.evaluate(() => history.back());
    await dialog.waitFor();
    assert.equal(await here(anna), `/game/${game}`);
    await dialog.getByRole("button", { name: leave }).click();
    await dialog.waitFor({ state: "detached" });
  }
  await anna.waitForURL("**/tournaments");
  assert.equal(await anna.evaluate(() => history.length), length, "nothing was added");
  await anna.evaluate(() => history.forward());
  await anna.waitForURL(`**/game/${game}`);
  assert.deepEqual(anna.troubles, []);
});
