// The computer on the analysis board: its results, and where it is off.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import {
  assertFits,
  becomes,
  click,
  openPage,
  openPlayer,
  perMove,
  startGame,
} from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

const combination = "W:W26,30,32,33,35,37,40,41,45,47-50:B4,5,7,11,14,15,17,19-21,24,27";
const lineOf = (page) => page.locator(".computer-lines .computer-move");
const visible = async (lines) => Promise.all((await lines.all()).map((line) => line.isVisible()));
const begin = (page) => page.getByRole("switch", { name: "Engine" }).check();

test("it finds and shows the best lines of a position, and a clicked move is played", async () => {
  const page = await openPage(browser, server.url, { viewport: { width: 390, height: 844 } });
  await page.goto(`/analysis?variant=international&fen=${encodeURIComponent(combination)}`);
  await begin(page);
  await becomes(() => lineOf(page).count(), 3);
  await becomes(() => lineOf(page).first().innerText(), "33-28");
  await page.getByText(/^depth \d+ · .+ positions\/s$/).waitFor();
  await page.locator(".shapes.advice line").first().waitFor({ state: "attached" });
  await assertFits(page);
  assert.deepEqual(await faults(page), []);
  // A phone has room for the best line only.
  assert.deepEqual(await visible(lineOf(page)), [true, false, false]);
  await page.setViewportSize({ width: 1280, height: 800 });
  assert.deepEqual(await visible(lineOf(page)), [true, true, true]);
  await page.getByLabel("Number of lines").selectOption("1 line");
  await becomes(() => lineOf(page).count(), 1);
  await lineOf(page).click();
  await page.locator(".tree-move.current", { hasText: "33-28" }).waitFor();
  // The capture is compulsory, so there is one line, for a different position.
  await becomes(async () => (await lineOf(page).allInnerTexts()).join().includes("×"), true);
  await page.getByRole("switch", { name: "Engine" }).uncheck();
  await becomes(() => page.locator(".computer-lines, .shapes.advice").count(), 0);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("it names the winning side in every kind of draughts", async () => {
  const page = await openPage(browser, server.url);
  for (const [variant, fen, found] of [
    ["international", "W:W36,37,50:B26", "#1"],
    ["turkish", "W:WKa1,Kh1:Bd7", "#"],
    ["bashni", "W:Wa1,c1,e3:Bh8", "#"],
  ]) {
    await page.goto(`/analysis?variant=${variant}&fen=${encodeURIComponent(fen)}`);
    const on = page.getByRole("switch", { name: "Engine" });
    if (!(await on.isChecked())) await on.check();
    const value = page.locator(".computer-lines strong").first();
    await becomes(async () => (await value.innerText()).startsWith(found), true, variant);
  }
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("its weights are loaded once per variant, on the first question", async () => {
  const page = await openPage(browser, server.url);
  const fetched = [];
  page.on("request", (request) => {
    const file = /\/assets\/(\w+)-[0-9a-f]{10}\.bin$/.exec(request.url());
    if (file) fetched.push(file[1]);
  });
  await page.goto("/analysis?variant=bashni");
  await begin(page);
  await lineOf(page).first().waitFor();
  assert.deepEqual(fetched, []);
  await page.goto("/analysis?variant=russian");
  await page.locator(".board").first().waitFor();
  assert.deepEqual(fetched, []);
  await begin(page);
  await lineOf(page).first().waitFor();
  assert.deepEqual(fetched, ["russian"]);
  await lineOf(page).first().click();
  await page.locator(".tree-move.current").waitFor();
  await becomes(async () => (await lineOf(page).count()) > 0, true);
  assert.deepEqual(fetched, ["russian"]);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("if its weights fail to load it says so, and the next question retries", async () => {
  const page = await openPage(browser, server.url);
  await page.route("**/assets/russian-*.bin", (route) => route.abort());
  await page.goto("/analysis?variant=russian");
  await begin(page);
  await page.getByText("The engine could not be loaded.").waitFor();
  await page.unroute("**/assets/russian-*.bin");
  await page.getByLabel("Number of lines").selectOption("1 line");
  await lineOf(page).first().waitFor();
  await page.context().close();
});

test("it does not analyse running games", async () => {
  const [anna, boris] = await Promise.all(
    ["Anna", "Boris"].map((name) => openPlayer(browser, server.url, name)),
  );
  const slowly = { time_control: perMove(3) };
  const game = await startGame(server.url, anna, boris, slowly);
  await anna.goto(`/game/${game}`);
  await click(anna, "32-28");
  await anna.locator('.move[data-ply="1"]').waitFor();
  const looker = await openPage(browser, server.url);
  for (const page of [anna, looker]) {
    await page.goto(`/analysis?game=${game}`);
    await begin(page);
    await page.getByText("The engine is off during a running game.").waitFor();
  }
  // The same position without the game in the address, and the positions after it.
  await anna.goto("/analysis");
  await begin(anna);
  await lineOf(anna).first().waitFor();
  await click(anna, "32-28");
  const mine = anna.getByText("this position is from one of your running games");
  await mine.waitFor();
  await click(anna, "19-23");
  await anna.locator(".tree-move.current", { hasText: "19-23" }).waitFor();
  await mine.waitFor();
  assert.equal(await lineOf(anna).count(), 0);
  // For others it is an ordinary position.
  await looker.goto("/analysis");
  await begin(looker);
  await click(looker, "32-28");
  await lineOf(looker).first().waitFor();

  await startGame(server.url, boris, anna);
  await boris.goto("/analysis");
  await begin(boris);
  await boris.getByText("The engine is off while you play a live game.").waitFor();
  assert.equal(await lineOf(boris).count(), 0);
  for (const page of [anna, boris, looker]) {
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

/** Opens a page that reports this number of processors. */
async function pageWith(processors) {
  const page = await openPage(browser, server.url);
  await page.addInitScript((count) => {
    Object.defineProperty(navigator, "hardwareConcurrency", { get: () => count });
  }, processors);
  return page;
}

const fetchedModules = (page) => {
  const modules = [];
  page.on("request", (request) => {
    const file = /\/assets\/(\w+)-[0-9a-f]{10}\.wasm$/.exec(request.url());
    if (file && file[1] !== "rules") modules.push(file[1]);
  });
  return modules;
};

test("threads search a position together, one per processor, at most four", async () => {
  for (const [processors, threads, module] of [
    [1, 1, "computer"],
    [3, 3, "shared"],
    [16, 4, "shared"],
  ]) {
    const page = await pageWith(processors);
    const modules = fetchedModules(page);
    await page.goto("/analysis?variant=international");
    await begin(page);
    await page.getByText(/^depth \d+ · .+ positions\/s$/).waitFor();
    await becomes(() => page.workers().length, threads);
    assert.deepEqual(modules, [module]);
    await lineOf(page).first().click();
    await page.locator(".tree-move.current").waitFor();
    await becomes(() => lineOf(page).count(), 3);
    await page.getByRole("switch", { name: "Engine" }).uncheck();
    await becomes(() => page.workers().length, 0);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

test("it pauses while the page is hidden and resumes when it is visible", async () => {
  const page = await pageWith(2);
  await page.goto("/analysis?variant=international");
  await begin(page);
  const depth = async () => Number(/\d+/.exec(await page.locator(".computer-work").innerText())[0]);
  await page.getByText(/^depth \d+ · .+ positions\/s$/).waitFor();
  const become = (state) =>
    page.evaluate((seen) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => seen });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await become("hidden");
  await becomes(() => page.workers().length, 0);
  const before = await depth();
  assert.equal(await lineOf(page).count(), 3);
  await become("visible");
  await becomes(() => page.workers().length, 2);
  await becomes(async () => (await depth()) > before, true);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
