// A seek for three on the star in the browser: its seats are taken one by one, and the game starts
// when it is full.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import { openPage, openPlayer } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

test("three players find each other in the lobby", async () => {
  const anna = await openPlayer(browser, server.url, "anna");
  const boris = await openPlayer(browser, server.url, "boris");
  const carl = await openPlayer(browser, server.url, "carl", {
    viewport: { width: 390, height: 844 },
  });
  const guest = await openPage(browser, server.url);
  for (const page of [anna, boris, carl, guest]) await page.goto("/");
  await anna.getByRole("button", { name: "Custom" }).click();
  const dialog = anna.getByRole("dialog");
  await dialog.getByLabel("Variant").selectOption("star");
  await dialog.getByText("More options").click();
  await dialog.getByRole("radio", { name: "73 holes" }).check();
  await dialog.getByRole("radio", { name: "3", exact: true }).check();
  await dialog.getByRole("radio", { name: "Casual" }).check();
  await dialog.getByRole("button", { name: "Find an opponent" }).click();
  const row = (page) => page.locator(".seek", { hasText: "anna" });
  for (const page of [anna, boris, carl, guest])
    await row(page).getByText("1 of 3 seats").waitFor();

  const leave = (page) => row(page).getByText("Leave", { exact: true });
  await row(carl).focus();
  await carl.keyboard.press("Enter");
  for (const page of [anna, boris, guest])
    await row(page).getByText("2 of 3 seats · carl").waitFor();
  await leave(carl).waitFor();
  const ofSeeks = (fault) => fault.includes("seek") || fault.includes("column");
  for (const page of [anna, carl]) assert.deepEqual((await faults(page)).filter(ofSeeks), []);
  const wide = () => document.documentElement.scrollWidth > window.innerWidth;
  assert.equal(await carl.evaluate(wide), false);
  await row(carl).press("Enter");
  await row(anna).getByText("1 of 3 seats").waitFor();
  await row(carl).click();
  await leave(carl).waitFor();
  // Going to another page gives up the seat, just as a seek ends then.
  await carl.locator(".bottom").getByRole("link", { name: "Learn" }).click();
  await row(anna).getByText("1 of 3 seats").waitFor();
  await carl.goto("/");
  await row(carl).click();
  await leave(carl).waitFor();
  await row(boris).click();
  for (const page of [anna, boris, carl]) {
    await page.waitForURL(/\/game\/\d+$/);
    await page.locator(".seat-bar").nth(2).waitFor();
  }
  await guest.locator(".seeks .empty").waitFor();
  for (const page of [anna, boris, carl, guest]) assert.deepEqual(page.troubles, []);
});
