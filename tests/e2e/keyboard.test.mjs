// The keyboard alone: the focus goes where it is expected, and comes back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPlayer, perMove, startGame } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

/** What has the focus. */
const focused = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return {
      name: element.getAttribute("aria-label") ?? element.textContent.trim(),
      inDialog: element.closest("dialog") !== null,
    };
  });

async function opened(page, path) {
  await page.goto(path);
  await page.locator("main#content:not([aria-busy=true])").waitFor();
  await page.waitForLoadState("networkidle");
}

async function press(page, name) {
  await page.getByRole("button", { name, exact: true }).first().focus();
  await page.keyboard.press("Enter");
}

test("a dialog takes the focus, Escape closes it, and the focus is back where it was", async () => {
  const [carla, dora] = await Promise.all(
    ["Carla", "Dora"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, carla, dora, { time_control: perMove(3) });
  for (const [path, opener] of [
    ["/", "A friend"],
    ["/", "Own time control"],
    ["/analysis", "Import"],
    ["/analysis", "Share"],
    ["/analysis", "Keys"],
    [`/game/${game}`, "Keys"],
    ["/@/Dora", "Report"],
    ["/account", "Close the account"],
  ]) {
    await opened(carla, path);
    await press(carla, opener);
    const dialog = carla.getByRole("dialog");
    await dialog.waitFor();
    assert.ok((await focused(carla)).inDialog, `${path} ${opener}`);
    await carla.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    assert.equal((await focused(carla)).name, opener, `${path} ${opener}`);
  }
  assert.deepEqual(carla.troubles, []);
});
