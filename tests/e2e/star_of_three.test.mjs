// A star game of three in the browser: its seats are taken through a link, one player leaves, and
// the two others play to the end.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import { openPage, openPlayer, waitForPly } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

const hole = (page, name) => page.locator(`.star-place[data-name="${name}"]`);

async function click(page, move) {
  for (const name of move.split("-")) await hole(page, name).click();
}

const bar = (page, name) => page.locator(".seat-bar", { hasText: name });

const wide = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

async function resign(page) {
  await page.getByRole("button", { name: "Resign", exact: true }).click();
  await page.locator(".strip .danger").click();
}

test("three players join by a link, one leaves, and the others play on", async () => {
  const anna = await openPlayer(browser, server.url, "anna");
  const boris = await openPlayer(browser, server.url, "boris");
  const carl = await openPlayer(browser, server.url, "carl", {
    viewport: { width: 390, height: 844 },
  });
  await anna.goto("/");
  await anna.getByRole("button", { name: "Friend" }).click();
  const dialog = anna.getByRole("dialog");
  await dialog.getByLabel("Variant").selectOption("star");
  await dialog.getByText("More options").click();
  await dialog.getByRole("radio", { name: "73 holes" }).check();
  await dialog.getByRole("radio", { name: "3", exact: true }).check();
  await dialog.getByLabel("Opponents").waitFor();
  await dialog.getByRole("radio", { name: "White" }).check();
  await dialog.getByRole("button", { name: "Create link" }).click();
  await anna.waitForURL(/\/challenge\/\d+$/);
  await anna.getByText("1 / 3").waitFor();
  assert.deepEqual(await faults(anna), []);

  const link = anna.url().replace(server.url, "");
  await boris.goto(link);
  await boris.getByRole("button", { name: "Accept and play" }).click();
  await boris.getByText("2 / 3").waitFor();
  await anna.getByText("2 / 3").waitFor();
  await carl.goto(link);
  await carl.getByRole("button", { name: "Accept and play" }).click();
  await carl.waitForURL(/\/game\/\d+$/);
  const game = carl.url().replace(server.url, "");
  for (const page of [anna, boris]) await page.goto(game);
  const guest = await openPage(browser, server.url);
  await guest.goto(game);
  for (const page of [anna, boris, carl, guest]) {
    await hole(page, "a1").waitFor();
    assert.equal(await page.locator(".seat-bar").count(), 3);
    assert.equal(await bar(page, "anna").getAttribute("aria-current"), "true");
  }
  assert.equal(await wide(carl), false);
  for (const page of [anna, carl, guest]) assert.deepEqual(await faults(page), []);

  // In lists, the sign next to a name shows the men on the small board.
  const lists = await openPage(browser, server.url);
  await lists.goto("/games");
  const lines = lists.locator(".current-card", { hasText: "boris" }).locator(".current-seats li");
  await lines.nth(2).waitFor();
  const signs = await lines.evaluateAll((all) =>
    all.map((line) => line.querySelector(".seat-man .star-man")?.classList.item(1)),
  );
  assert.deepEqual(signs, ["star-white", "star-red", "star-blue"]);
  assert.deepEqual(await faults(lists), []);
  await lists.goto("/@/carl");
  await lists.locator(".game-row .seat-man .star-blue").waitFor();

  await click(anna, "a3-d4");
  for (const page of [boris, carl, guest]) await waitForPly(page, 1);
  assert.match(await guest.title(), /^Star, 3 players/);
  assert.equal(await anna.locator(".star-home.star-white").count(), 1);
  assert.equal(await guest.locator(".star-home").count(), 0, "a spectator has no target");
  await bar(carl, "anna")
    .getByText(/^\d+ steps to go$/)
    .waitFor();
  // The other seats are above in order of play, the own one is below; each has a column of moves.
  const seats = await boris.locator(".seat-bar .player-name").allInnerTexts();
  assert.deepEqual(seats, ["carl", "anna", "boris"]);
  assert.deepEqual(await anna.locator(".seat-head").allInnerTexts(), ["anna", "boris", "carl"]);
  await boris.getByText("anna played a3-d4").waitFor();
  await bar(carl, "boris").and(carl.locator("[aria-current=true]")).waitFor();
  assert.equal(await anna.getByRole("button", { name: "Take back" }).count(), 0);
  assert.equal(await anna.getByRole("button", { name: "Draw" }).count(), 0);

  await resign(boris);
  for (const page of [anna, boris, carl, guest]) {
    await bar(page, "boris").getByText("Place 3 of 3").waitFor();
    await bar(page, "carl").and(page.locator("[aria-current=true]")).waitFor();
  }
  assert.equal(await boris.getByRole("button", { name: "Resign", exact: true }).count(), 0);
  const own = carl.locator(".star-place.own").first();
  await own.focus();
  await carl.keyboard.press("Enter");
  await carl.locator('.star-place[aria-label*="can be reached"]').first().focus();
  await carl.keyboard.press("Enter");
  for (const page of [anna, guest]) await waitForPly(page, 2);

  // A returning player sees the same. Earlier positions still show the men of the player who left.
  await guest.reload();
  await bar(guest, "boris").getByText("Place 3 of 3").waitFor();
  await guest.locator('.move[data-ply="1"]').click();
  await resign(anna);
  for (const page of [anna, carl, guest])
    await page.locator(".result-strip", { hasText: "1. carl, 2. anna, 3. boris" }).waitFor();
  for (const page of [anna, boris, carl, guest]) assert.deepEqual(page.troubles, []);
});

test("of three invited players one declines, and the seat opens to the link", async () => {
  const phone = { viewport: { width: 390, height: 844 } };
  const dora = await openPlayer(browser, server.url, "dora", phone);
  const emil = await openPlayer(browser, server.url, "emil", phone);
  const fred = await openPlayer(browser, server.url, "fred");
  await fred.goto("/");
  await dora.goto("/");
  await dora.getByRole("button", { name: "Friend" }).click();
  const dialog = dora.getByRole("dialog");
  await dialog.getByLabel("Variant").selectOption("star");
  await dialog.getByText("More options").click();
  await dialog.getByRole("radio", { name: "73 holes" }).check();
  await dialog.getByRole("radio", { name: "3", exact: true }).check();
  await dialog.getByRole("radio", { name: "White" }).check();
  await dialog.getByLabel("Opponents").fill("emil, fred, anna");
  await dialog.getByRole("button", { name: "Challenge" }).click();
  await dialog.getByText("name at most 2").waitFor();
  assert.equal(await wide(dora), false);
  await dialog.getByLabel("Opponents").fill("emil, fred");
  await dialog.getByRole("button", { name: "Challenge" }).click();
  await dora.waitForURL(/\/challenge\/\d+$/);
  await dora.getByText("emil: invited").waitFor();
  await dora.getByText("Waiting for emil, fred…").waitFor();
  assert.equal(await dora.getByLabel("Send this link to your friend").count(), 0);
  assert.equal(await wide(dora), false);
  assert.deepEqual(await faults(dora), []);

  const link = dora.url().replace(server.url, "");
  const gina = await openPlayer(browser, server.url, "gina");
  await gina.goto(link);
  await gina.getByText("This challenge is no longer open").waitFor();
  await fred.getByText("dora challenges you").waitFor();
  await emil.goto(link);
  await emil.getByText("fred: invited").waitFor();
  assert.deepEqual(await faults(emil), []);
  assert.equal(await wide(emil), false);
  await emil.getByRole("button", { name: "Decline" }).click();
  await dora.getByText("emil declined").waitFor();
  await dora.getByLabel("Send this link to your friend").waitFor();
  await fred.getByRole("button", { name: "Accept", exact: true }).click();
  await dora.getByText("2 / 3").waitFor();

  await gina.goto(link);
  await gina.getByRole("button", { name: "Accept and play" }).click();
  await gina.waitForURL(/\/game\/\d+$/);
  await gina.locator(".seat-bar").nth(2).waitFor();
  for (const page of [dora, emil, fred, gina]) assert.deepEqual(page.troubles, []);
});
