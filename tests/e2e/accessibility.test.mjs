// axe-core on dialogs, tabs and settings. Whole pages are in look.test.mjs. A serious barrier is a
// fault.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import { openPage, openPlayer, password, perMove, startGame } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

/** The faults of a page in a light wide window and on a dark phone. */
async function faultsOf(page, where) {
  const found = [];
  for (const [width, colorScheme] of [
    [1280, "light"],
    [360, "dark"],
  ]) {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme });
    for (const fault of await faults(page))
      found.push(`${where}, ${colorScheme}-${width}: ${fault}`);
  }
  return found;
}

async function open(page, path) {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(path);
  await page.locator("main#content:not([aria-busy=true])").waitFor();
}

const openMore = (page) => page.getByRole("button", { name: "More", exact: true }).click();

test("dialogs of the front page and the analysis board are accessible", async () => {
  const page = await openPage(browser, server.url);
  const found = [];
  for (const name of ["Computer", "Friend", "Custom"]) {
    await open(page, "/");
    await page.getByRole("button", { name, exact: true }).click();
    found.push(...(await faultsOf(page, name)));
  }
  await open(page, "/analysis");
  await openMore(page);
  found.push(...(await faultsOf(page, "More")));
  for (const name of ["Set up a position", "Import a game or position", "Keyboard shortcuts"]) {
    await open(page, "/analysis");
    await openMore(page);
    await page.getByRole("menuitem", { name, exact: true }).click();
    found.push(...(await faultsOf(page, name)));
  }
  assert.deepEqual(found, []);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("the tabs beside a game are accessible", async () => {
  const [anna, boris] = await Promise.all([
    openPlayer(browser, server.url, "Anna"),
    openPlayer(browser, server.url, "Boris"),
  ]);
  const days = { time_control: perMove(3) };
  const running = await startGame(server.url, anna, boris, days);
  const over = await startGame(server.url, anna, boris, days);
  const headers = { Origin: server.url };
  await boris.request.post(`/api/v1/games/${running}/chat`, {
    data: { text: "Good luck" },
    headers,
  });
  await anna.request.post(`/api/v1/games/${over}/abort`, { headers });
  const found = [];
  for (const game of [running, over]) {
    await open(anna, `/game/${game}`);
    const tabs = anna.locator(".table-tab");
    const count = await tabs.count();
    assert.ok(count > 2);
    for (let n = 1; n < count; ++n) {
      await anna.setViewportSize({ width: 1280, height: 740 });
      await tabs.nth(n).click();
      await anna.locator(".table-panel :not([aria-busy]):visible").first().waitFor();
      found.push(...(await faultsOf(anna, `${game}, tab ${n}`)));
    }
  }
  assert.deepEqual(found, []);
  assert.deepEqual(anna.troubles, []);
  await Promise.all([anna, boris].map((page) => page.context().close()));
});

test("a webhook in the account's settings is accessible", async () => {
  const anna = await openPlayer(browser, server.url, "Clara");
  const hook = { url: "https://bot.example.org/hook", events: ["my_turn"], password };
  const headers = { Origin: server.url };
  const made = await anna.request.post("/api/v1/webhooks", { data: hook, headers });
  assert.equal(made.status(), 201, await made.text());
  await open(anna, "/account");
  assert.deepEqual(await faultsOf(anna, "account"), []);
  await anna.context().close();
});
