// An anonymous user plays the computer: the dialog works with the keyboard, and the computer
// answers each move.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Board } from "./harness/board.mjs";
import { click, openPage, openPlayer, waitForPly } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

const most = 40;

/** Presses Tab until `element` has the focus. */
async function tabTo(page, element) {
  for (let pressed = 0; pressed < most; ++pressed) {
    await page.keyboard.press("Tab");
    if (await element.evaluate((one) => one === document.activeElement)) return;
  }
  assert.fail(`${element} is not reached`);
}

/** Any legal move, as squares to click. */
async function anyMove(page) {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const { fen } = await (await page.request.get(`/api/v1/games/${id}`)).json();
  const board = Board.fromFen("international", fen);
  return board.write(board.moves()[0]);
}

for (const [name, viewport] of [
  ["at a desk", { width: 1280, height: 800 }],
  ["on a phone", { width: 375, height: 667 }],
]) {
  test(`a visitor plays the computer ${name}`, async () => {
    const page = await openPage(browser, server.url, { viewport });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await page.goto("/");
    const opener = page.getByRole("button", { name: "Computer", exact: true });
    await tabTo(page, opener);
    assert.ok((await wide()) <= viewport.width);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Play the computer" });
    const radio = (label) => dialog.getByRole("radio", { name: label, exact: true });
    await tabTo(page, radio("3"));
    for (const _ of [2, 1]) await page.keyboard.press("ArrowLeft");
    assert.ok(await radio("1").isChecked());
    await dialog.getByText("Level 1: about 600? on this site").waitFor();
    assert.ok(await radio("No time limit").isChecked());
    assert.equal(await dialog.getByLabel("Time control").count(), 0);
    assert.equal(await radio("Rated").count(), 0);
    await tabTo(page, dialog.getByRole("radio", { name: /^(Either|Random)$/ }));
    await page.keyboard.press("ArrowRight");
    assert.ok(await radio("White").isChecked());
    await tabTo(page, dialog.getByRole("button", { name: "Play", exact: true }));
    await page.keyboard.press("Enter");

    await page.waitForURL(/\/game\/\d+$/);
    await page.locator(".player-name", { hasText: "Computer 1" }).waitFor();
    await page.locator(".player-name", { hasText: /^Guest \d+$/ }).waitFor();
    const computer = page.locator(".player", { hasText: "Computer 1" });
    assert.equal(await computer.locator(".rating").textContent(), "600?");
    for (const ply of [1, 3]) {
      await page.waitForFunction(() => document.title.startsWith("Your turn"));
      await click(page, await anyMove(page));
      for (const made of [ply, ply + 1]) await waitForPly(page, made);
    }
    // The opponent is a program, so these elements are missing.
    for (const part of [".chat", ".message-field", ".plans", ".left-ago"])
      assert.equal(await page.locator(part).count(), 0, part);
    assert.ok((await wide()) <= viewport.width);

    // The level is remembered.
    await page.goto("/");
    await opener.click();
    assert.ok(await radio("1").isChecked());
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });
}

test("the profile of a computer level explains it and offers a game", async () => {
  const page = await openPlayer(browser, server.url, "Zoe");
  const post = (path, data) =>
    page.request.post(`/api/v1${path}`, { data, headers: { Origin: server.url } });
  const wish = { variant: "international", level: 5, time_control: { kind: "unlimited" } };
  assert.equal((await post("/computer-games", { ...wish, color: "white" })).status(), 201);
  await page.goto("/@/Computer%205");
  await page.getByText("This site's computer plays casual games with anyone").waitFor();
  assert.equal(await page.getByRole("button", { name: "More", exact: true }).count(), 0);
  assert.equal(await page.getByRole("heading", { name: "Ratings" }).count(), 0);
  await page.getByRole("main").getByRole("link", { name: "Play", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Play the computer" });
  await dialog.waitFor();
  assert.ok(await dialog.getByRole("radio", { name: "5", exact: true }).isChecked());
  await dialog.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/game\/\d+$/);
  await page.locator(".player-name", { hasText: "Computer 5" }).waitFor();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
