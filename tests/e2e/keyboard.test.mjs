// The keyboard alone: the focus goes where it is expected, is visible, and returns.

import assert from "node:assert/strict";
import { test } from "node:test";
import { click, openPlayer, perMove, startGame, waitForPly } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

/** The focused element and whether its focus is visible; null for none. */
const focused = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === document.body) return null;
    const outlined = (one) => one !== null && getComputedStyle(one).outlineStyle !== "none";
    const { width, height } = element.getBoundingClientRect();
    return {
      name: element.getAttribute("aria-label") ?? element.textContent.trim(),
      html: element.outerHTML.slice(0, 120),
      seen: width > 0 && height > 0 && (outlined(element) || outlined(element.closest("label"))),
      inDialog: element.closest("dialog") !== null,
    };
  });

async function opened(page, path) {
  await page.goto(path);
  await page.locator("main#content:not([aria-busy=true])").waitFor();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
}

async function press(page, name) {
  await page.getByRole("button", { name, exact: true }).first().focus();
  await page.keyboard.press("Enter");
}

test("Tab moves through the pages with a visible focus", async () => {
  const [anna, ben] = await Promise.all(
    ["Anna", "Ben"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, anna, ben, { time_control: perMove(3) });
  const hidden = [];
  const paths = ["/", `/game/${game}`, "/desk", "/analysis", "/account", "/search", "/tournaments"];
  for (const path of paths) {
    await opened(anna, path);
    await anna.keyboard.press("Tab");
    let at = await focused(anna);
    assert.equal(at.name, "Skip to the content", path);
    let steps = 0;
    for (; at !== null && steps < 80; steps += 1) {
      if (!at.seen) hidden.push(`${path}: ${at.html}`);
      await anna.keyboard.press("Tab");
      at = await focused(anna);
    }
    assert.ok(steps > 8, `${path}: ${steps} steps`);
  }
  assert.deepEqual(hidden, []);
  assert.deepEqual(anna.troubles, []);
});

test("the first link of a page skips the header", async () => {
  const [gina, hugo] = await Promise.all(
    ["Gina", "Hugo"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, gina, hugo);
  for (const path of ["/", "/search", `/game/${game}`]) {
    await opened(gina, path);
    await gina.keyboard.press("Tab");
    await gina.keyboard.press("Enter");
    const id = await gina.evaluate(() => document.activeElement.id);
    assert.equal(id, "content", path);
    await gina.keyboard.press("Tab");
    const inside = await gina.evaluate(() => document.activeElement.closest("main") !== null);
    assert.ok(inside, path);
    assert.equal(new URL(gina.url()).pathname, path);
    assert.equal(await gina.getByRole("dialog").count(), 0, path);
  }
  assert.deepEqual(gina.troubles, []);
});

test("shortcuts still work after a typed move", async () => {
  const [ivan, jana] = await Promise.all(
    ["Ivan", "Jana"].map((name) => openPlayer(browser, server.url, name)),
  );
  const first = await startGame(server.url, ivan, jana, { time_control: perMove(3) });
  const second = await startGame(server.url, ivan, jana, { time_control: perMove(5) });
  await ivan.addInitScript(() => {
    localStorage.setItem("crownhead.settings", '{"confirmMoves":"never","nextGame":false}');
  });
  const field = ivan.getByLabel("Type a move");
  const shown = (ply) => ivan.locator(`.move.current[data-ply="${ply}"]`).waitFor();
  await opened(ivan, `/game/${first}`);
  await ivan.keyboard.press("/");
  // The slash typed by a user who does not see that they are already in the field.
  await ivan.keyboard.type("/3228");
  await ivan.keyboard.press("Enter");
  await waitForPly(ivan, 1);
  await shown(1);
  await ivan.keyboard.press("ArrowLeft");
  await ivan.locator(".move.current").waitFor({ state: "detached" });
  await ivan.keyboard.press("ArrowRight");
  await shown(1);
  await ivan.keyboard.press("?");
  await ivan.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  await ivan.keyboard.press("Escape");
  await ivan.keyboard.press("x");
  await ivan.waitForURL(`**/game/${second}`);

  // Moving a piece with the mouse takes the focus out of the field.
  await ivan.locator("main.table-page:not([aria-busy])").waitFor();
  await ivan.keyboard.press("/");
  await click(ivan, "32-28");
  await waitForPly(ivan, 1);
  assert.equal(await focused(ivan), null);
  assert.equal(await field.inputValue(), "");
  assert.deepEqual(ivan.troubles, []);
});

test("a dialog takes the focus, and Escape closes it and restores the focus", async () => {
  const [carla, dora] = await Promise.all(
    ["Carla", "Dora"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, carla, dora, { time_control: perMove(3) });
  for (const [path, opener, item] of [
    ["/", "Computer"],
    ["/", "Friend"],
    ["/", "Custom"],
    ["/analysis", "More", "Import a game or position"],
    ["/analysis", "More", "Keyboard shortcuts"],
    [`/game/${game}`, "More", "Keyboard shortcuts"],
    ["/@/Dora", "More", "Report"],
    ["/account/data", "Close account"],
  ]) {
    await opened(carla, path);
    await press(carla, opener);
    if (item) {
      const items = ["menuitem", "button"].map((role) => carla.getByRole(role, { name: item }));
      await items[0].or(items[1]).focus();
      await carla.keyboard.press("Enter");
    }
    const dialog = carla.getByRole("dialog");
    await dialog.waitFor();
    assert.ok((await focused(carla)).inDialog, `${path} ${opener}`);
    await carla.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    assert.equal((await focused(carla)).name, opener, `${path} ${opener}`);
  }
  assert.deepEqual(carla.troubles, []);
});

test("a game is found, played and resigned without a mouse", async () => {
  const [emil, fay] = await Promise.all(
    ["Emil", "Fay"].map((name) => openPlayer(browser, server.url, name)),
  );
  for (const page of [emil, fay]) await opened(page, "/");
  await emil.locator(".tile").first().focus();
  await emil.keyboard.press("Enter");
  const take = fay.locator(".seek", { hasText: "Emil" });
  await take.waitFor();
  await take.focus();
  await fay.keyboard.press("Enter");
  await Promise.all([emil, fay].map((page) => page.waitForURL(/\/game\/\d+$/)));
  await Promise.all(
    [emil, fay].map((page) => page.locator("main.table-page:not([aria-busy])").waitFor()),
  );
  const emilIsWhite = (await emil.title()).startsWith("Your turn");
  const [white, black] = emilIsWhite ? [emil, fay] : [fay, emil];
  for (const [page, move, ply] of [
    [white, "32-28", 1],
    [black, "19-23", 2],
  ]) {
    await page.keyboard.press("/");
    await page.keyboard.type(move);
    await page.keyboard.press("Enter");
    await Promise.all([white, black].map((one) => waitForPly(one, ply)));
  }
  await press(black, "Resign");
  await black.locator(".strip .danger").press("Enter");
  for (const page of [white, black])
    await page.getByRole("status").filter({ hasText: "White wins: Black resigned" }).waitFor();
  for (const page of [white, black]) assert.deepEqual(page.troubles, []);
});
