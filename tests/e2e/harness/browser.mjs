// A real browser with several people, each in a separate context.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";

const require = createRequire(new URL("../../../web/package.json", import.meta.url));
const { chromium } = require("playwright-core");

/** Waits end as soon as possible; the limit allows for a slow machine. */
const patience_ms = 30_000;
export const password = "correct horse";

/** Chromium's headless shell needs half of the processor time of the whole browser. */
const shell = process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell";

/** The whole browser, for features that the shell lacks: notifications. */
export const wholeChromium = "/usr/bin/chromium";

const optionsOf = (program) => ({
  executablePath: program,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});

/** Starts the browser that all journeys of a run share. Its address is `wsEndpoint()`. */
export const startBrowserServer = () => chromium.launchServer(optionsOf(shell));

/**
 * Connects to the run's shared browser, if there is one. Closing the connection closes everything
 * that it opened.
 */
export function startBrowser(program = shell) {
  const shared = process.env.CROWNHEAD_BROWSER;
  if (shared && program === shell) return chromium.connect(shared);
  return chromium.launch(optionsOf(program));
}

/** Opens a page in a new context. Collects its errors in `page.troubles`. */
export async function openPage(browser, url, options = {}) {
  const context = await browser.newContext({ baseURL: url, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(patience_ms);
  page.troubles = [];
  page.on("pageerror", (error) => page.troubles.push(error.message));
  page.on("console", (message) => {
    // Chromium logs refusals such as "not signed in" as errors; they are not faults.
    const answer = /responded with a status of 4/.test(message.text());
    if (message.type() === "error" && !answer) page.troubles.push(message.text());
  });
  return page;
}

/**
 * Repeats a query until it returns the wanted answer, because pages are updated some time after an
 * action.
 */
export async function becomes(ask, wanted, message) {
  const end = Date.now() + patience_ms;
  let found = await ask();
  while (!isDeepStrictEqual(found, wanted) && Date.now() < end) {
    await pause(20);
    found = await ask();
  }
  assert.deepEqual(found, wanted, message);
}

/** Asserts that a page does not scroll sideways. */
export async function assertFits(page) {
  const { over, innerWidth } = await page.evaluate(() => ({
    over: document.documentElement.scrollWidth - innerWidth,
    innerWidth,
  }));
  assert.ok(over <= 0, `${over} px too wide in a window of ${innerWidth} px`);
}

/** The text of a downloaded file, which may be on another machine's disk. */
export async function downloadedText(file) {
  const chunks = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

/** Holds back a page's requests to a path until the returned function is called. */
export async function holdBack(page, path) {
  let letGo;
  const held = new Promise((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Opens a page for a signed-in account. */
export async function openPlayer(browser, url, username, options = {}) {
  const page = await openPage(browser, url, options);
  await post(page, url, "/accounts", { username, password });
  page.username = username;
  return page;
}

async function post(page, url, path, data) {
  const response = await page.request.post(`/api/v1${path}`, { data, headers: { Origin: url } });
  if (response.status() !== 201) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

/** Signs a page in to an existing account. */
export async function startSession(page, url, username, secret = password) {
  const wish = { data: { username, password: secret }, headers: { Origin: url } };
  assert.equal((await page.request.post("/api/v1/session", wish)).status(), 200);
}

/** The button of the user menu: there once `page` is signed in as `name`. */
export const userMenu = (page, name) =>
  page.locator(".head").getByRole("button", { name, exact: true });

export async function signOut(page, name) {
  await userMenu(page, name).click();
  await page.locator(".head").getByRole("button", { name: "Sign out" }).click();
}

export const fischer = (minutes, seconds) => ({
  kind: "fischer",
  base_ms: minutes * 60_000,
  increment_ms: seconds * 1000,
});

export const perMove = (days) => ({ kind: "per_move", time_ms: days * 86_400_000 });

/** Starts a casual game and returns its id; `wish` may set variant, time control and fen. */
export async function startGame(url, white, black, wish = {}) {
  const { id } = await post(white, url, "/challenges", {
    opponent: black.username,
    variant: "international",
    time_control: fischer(10, 5),
    color: "white",
    rated: false,
    ...wish,
  });
  return (await post(black, url, `/challenges/${id}/accept`)).game_id;
}

/** Opens the menu of the page's further actions and chooses one. */
export async function choose(page, action) {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

export const square = (page, name) => page.locator(`main .square[data-name="${name}"]`);

/** The games on the page "My games", without placeholders. */
export const deskCards = (page) => page.locator(".desk-cards:not([aria-busy]) > .desk-card");

/** What a screen reader announces for a square. */
export const nameOf = (page, name) => square(page, name).getAttribute("aria-label");

/** Sends a correspondence move, if the page asks about it. */
export async function sendAsked(page) {
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const send = page.locator(".strip .sign[type=submit]");
  if (await send.isVisible()) await send.click();
}

/** Clicks the squares of a move, or only its ends. A correspondence move is then sent. */
export async function click(page, move) {
  for (const name of move.split(/[-x:]/)) await square(page, name).click();
  await sendAsked(page);
}

/** Opens a tab of the game page: "Chat", "Notes", "Plans", "Info". */
export const openPart = (page, name) => page.getByRole("tab", { name }).click();

/** Opens the menu with the rarer acts of a game, and returns it. */
export async function openMore(page) {
  await page.locator(".more-acts > .act").click();
  const list = page.locator(".more-rows");
  await list.waitFor();
  return list;
}

/** Waits until `ply` plies are in the record and stored. */
export async function waitForPly(page, ply) {
  const move = page.locator(`.move[data-ply="${ply}"]`);
  await move.locator(".spent").filter({ hasNotText: "…" }).waitFor({ state: "attached" });
}

/** The connection of all pages of a context, which the test can cut and restore. */
export async function lineOf(page) {
  const wires = new Set();
  let cut = false;
  await page.context().routeWebSocket("**/ws", (wire) => {
    if (cut) return wire.close();
    wires.add(wire);
    wire.connectToServer();
  });
  return {
    async cut() {
      cut = true;
      await Promise.all([...wires].map((wire) => wire.close().catch(() => {})));
      wires.clear();
    },
    mend() {
      cut = false;
    },
  };
}
