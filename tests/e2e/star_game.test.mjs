// A star game between two people, from the form to its end.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import {
  assertFits,
  openPage,
  openPlayer,
  perMove,
  sendAsked,
  startGame,
  waitForPly,
} from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

const hole = (page, name) => page.locator(`.star-place[data-name="${name}"]`);

async function click(page, move) {
  for (const name of move.split("-")) await hole(page, name).click();
  await sendAsked(page);
}

async function middle(page, name) {
  const { x, y, width, height } = await hole(page, name).boundingBox();
  return [x + width / 2, y + height / 2];
}

async function drag(page, move) {
  const [from, to] = move.split("-");
  await page.mouse.move(...(await middle(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, to)), { steps: 5 });
  await page.mouse.up();
}

const manOn = async (page, name, man) => {
  const found = hole(page, name).and(page.locator(`[aria-label^="${name}, ${man}"]`));
  await found.waitFor();
};

test("a challenge from the form becomes a game that both players see move by move", async () => {
  const anna = await openPlayer(browser, server.url, "anna");
  const boris = await openPlayer(browser, server.url, "boris");
  await anna.goto("/");
  await anna.getByRole("button", { name: "Friend" }).click();
  const dialog = anna.getByRole("dialog");
  await dialog.getByLabel("Opponent").fill("boris");
  await dialog.getByLabel("Variant").selectOption("star");
  await dialog.getByText("More options").click();
  await dialog.getByLabel(/^Rules/).selectOption("open");
  await dialog.getByRole("radio", { name: "73 holes" }).check();
  await dialog.getByRole("radio", { name: "Casual" }).check();
  await dialog.getByRole("radio", { name: "White" }).check();
  await dialog.getByRole("button", { name: "Challenge" }).click();
  await anna.getByText("Star (Open)").waitFor();
  await boris.goto("/");
  await boris.getByRole("button", { name: "Accept" }).click();
  await boris.waitForURL(/\/game\/\d+$/);
  await anna.waitForURL(/\/game\/\d+$/);

  await hole(anna, "a1").waitFor();
  assert.equal(await anna.locator(".star-place").count(), 73);
  await manOn(boris, "a13", "black man");
  await click(anna, "a3-d4");
  await waitForPly(boris, 1);
  await manOn(boris, "d4", "white man");
  // Black's home is at the bottom on Black's page.
  const [, own] = await middle(boris, "a13");
  const [, other] = await middle(boris, "a1");
  assert.ok(own > other);
  await drag(boris, "a11-d10");
  await waitForPly(anna, 2);
  await manOn(anna, "d10", "black man");

  await hole(anna, "d4").focus();
  await anna.keyboard.press("Enter");
  await hole(anna, "d5").focus();
  await anna.keyboard.press("Enter");
  await waitForPly(boris, 3);
  await manOn(boris, "d5", "white man");

  await boris.getByRole("button", { name: "Resign", exact: true }).click();
  await boris.locator(".strip .danger").click();
  for (const page of [anna, boris]) {
    await page.locator(".result-strip", { hasText: "1–0" }).waitFor();
    assert.match(await page.locator(".result-strip").innerText(), /resign/i);
  }
  const record = await anna.request.get(`/api/v1/games/${anna.url().split("/").at(-1)}/record`);
  assert.match(await record.text(), /\n1\. a3-d4 a11-d10 2\. d4-d5 1 2\n$/);
  for (const page of [anna, boris]) assert.deepEqual(page.troubles, []);
});

test("a spectator sees the moves but cannot move; lists name the game", async () => {
  const carl = await openPlayer(browser, server.url, "carl");
  const dora = await openPlayer(browser, server.url, "dora");
  const wish = { variant: "star", time_control: perMove(3) };
  const game = await startGame(server.url, carl, dora, wish);
  const guest = await openPage(browser, server.url, { viewport: { width: 390, height: 844 } });
  await guest.goto(`/game/${game}`);
  await carl.goto("/desk");
  await carl.locator(".desk-card .star-picture .star-man").first().waitFor();
  assert.equal(await carl.locator(".desk-card .star-man").count(), 20);
  await carl.locator(".desk-opponent").click();
  await click(carl, "b3-f5");
  await waitForPly(guest, 1);
  await manOn(guest, "f5", "white man");
  await click(guest, "f5-e6");
  assert.equal(await guest.locator("[aria-pressed=true].star-place").count(), 0);
  await assertFits(guest);
  assert.deepEqual(await faults(guest), []);
  await guest.goto("/");
  await guest.locator(".featured .star-man").first().waitFor();
  const picture = () => document.querySelector(".featured .star-picture").innerHTML;
  const before = await guest.evaluate(picture);
  await dora.goto(`/game/${game}`);
  await click(dora, "a14-e13");
  await guest.waitForFunction(
    (old) => document.querySelector(".featured .star-picture").innerHTML !== old,
    before,
  );
  assert.equal(await guest.locator(".featured .star-man").count(), 20);
  for (const page of [carl, dora, guest]) assert.deepEqual(page.troubles, []);
});
