// The server is slow to name the account, or fails at first: a signed-in user is never treated as
// anonymous.

import assert from "node:assert/strict";
import { test } from "node:test";
import { holdBack, openPlayer } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

const asked = "**/api/v1/account";

test("the session request is retried until it is answered", async () => {
  const page = await openPlayer(browser, server.url, "Quinn");
  const answers = ["abort", 503, 503];
  await page.route(asked, async (route) => {
    const answer = answers.shift();
    if (answer === "abort") await route.abort();
    else if (answer) {
      const body = JSON.stringify({ code: "UNAVAILABLE", detail: "the disk does not answer" });
      await route.fulfill({ status: answer, contentType: "application/problem+json", body });
    } else await route.continue();
  });
  await page.goto("/account");
  await page.getByRole("heading", { name: "Account" }).waitFor();
  await page.locator(".head-user", { hasText: "Quinn" }).waitFor();
  assert.deepEqual(answers, []);
  await page.context().close();
});

test("a restored connection brings the answer at once", async () => {
  const page = await openPlayer(browser, server.url, "Rosa");
  let away = true;
  let attempts = 0;
  await page.route(asked, (route) => {
    attempts += 1;
    return away ? route.abort() : route.continue();
  });
  await page.goto("/");
  // Three at once, and three more after one second and after two seconds; the next would come after
  // four.
  while (attempts < 9) await page.waitForTimeout(50);
  away = false;
  await page.waitForTimeout(1200);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.locator(".head-user", { hasText: "Rosa" }).waitFor({ timeout: 1500 });
  await page.context().close();
});

test("a tile waits until the session is known", async () => {
  const page = await openPlayer(browser, server.url, "Stella");
  const letGo = await holdBack(page, asked);
  await page.goto("/");
  const tile = page.locator(".tile").nth(1);
  await tile.click();
  await page.locator('.tile[aria-busy="true"]').waitFor();
  letGo();
  await page.locator(".tile.waiting").waitFor();
  assert.equal(new URL(page.url()).pathname, "/");
  await page.context().close();
});

test("a game against the computer waits until the session is known", async () => {
  const page = await openPlayer(browser, server.url, "Thea");
  const letGo = await holdBack(page, asked);
  await page.goto("/");
  await page.getByRole("button", { name: "Computer", exact: true }).click();
  const play = page.getByRole("dialog").getByRole("button", { name: "Play", exact: true });
  await play.click();
  assert.ok(await play.isDisabled());
  letGo();
  await page.waitForURL(/\/game\/\d+$/);
  await page.locator(".player-name", { hasText: "Thea" }).waitFor();
  await page.context().close();
});

test("a friend can be challenged once the session is known", async () => {
  await openPlayer(browser, server.url, "Uwe").then((page) => page.context().close());
  const page = await openPlayer(browser, server.url, "Vera");
  const letGo = await holdBack(page, asked);
  await page.goto("/");
  await page.getByRole("button", { name: "Friend", exact: true }).click();
  const dialog = page.getByRole("dialog");
  assert.equal(await dialog.getByText("Guests play casual games").count(), 0);
  await dialog.getByLabel("Opponent").fill("Uwe");
  await dialog.getByRole("button", { name: "Challenge" }).click();
  letGo();
  await page.waitForURL(/\/challenge\//);
  await page.context().close();
});
