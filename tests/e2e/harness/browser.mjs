// A real browser with several people in it, each in a context of their own.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";

const require = createRequire(new URL("../../../web/package.json", import.meta.url));
const { chromium } = require("playwright-core");

/** A wait ends when its thing is there: a slow machine may take its time. */
const patience_ms = 30_000;
export const password = "correct horse";

/** Chromium's engine without its windows: it needs half of the processor that all of it needs. */
const shell = process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell";

/** All of Chromium, for what the shell has not: notifications. */
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

/** The browser that all journeys of a run share: its address is `wsEndpoint()`. */
export const startBrowserServer = () => chromium.launchServer(optionsOf(shell));

/** The shared browser of the run, where there is one; closing it closes what was opened through it. */
export function startBrowser(program = shell) {
  const shared = process.env.CROWNHEAD_BROWSER;
  if (shared && program === shell) return chromium.connect(shared);
  return chromium.launch(optionsOf(program));
}

/** A page in a context of its own. What goes wrong in it is gathered in `page.troubles`. */
export async function openPage(browser, url, options = {}) {
  const context = await browser.newContext({ baseURL: url, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(patience_ms);
  page.troubles = [];
  page.on("pageerror", (error) => page.troubles.push(error.message));
  page.on("console", (message) => {
    // Chromium writes answers such as "not signed in" to the console; they are answers, no faults.
    const answer = /responded with a status of 4/.test(message.text());
    if (message.type() === "error" && !answer) page.troubles.push(message.text());
  });
  return page;
}

/** Asks again until the answer is the wanted one: what an act changes is drawn some time after it. */
export async function becomes(ask, wanted, message) {
  const end = Date.now() + patience_ms;
  let found = await ask();
  while (!isDeepStrictEqual(found, wanted) && Date.now() < end) {
    await pause(20);
    found = await ask();
  }
  assert.deepEqual(found, wanted, message);
}

/** The text of a file that the browser has downloaded, which may be on another machine's disk. */
export async function downloadedText(file) {
  const chunks = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

/** Holds back what the page asks for at a path until the function that is returned is called. */
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

/** Somebody with an account, signed in, on no page yet. */
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

export const fischer = (minutes, seconds) => ({
  kind: "fischer",
  base_ms: minutes * 60_000,
  increment_ms: seconds * 1000,
});

export const perMove = (days) => ({ kind: "per_move", time_ms: days * 86_400_000 });

/** The id of a new casual game; `wish` may name variant, time control and fen. */
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

export const square = (page, name) => page.locator(`.game .square[data-name="${name}"]`);

/** The games on the desk; what stands there while they load is none of them. */
export const deskCards = (page) => page.locator(".desk-cards:not([aria-busy]) > .desk-card");

/** What a screen reader says of a square. */
export const nameOf = (page, name) => square(page, name).getAttribute("aria-label");

/** Clicks the squares of a move, which may be its ends only. */
export async function click(page, move) {
  for (const name of move.split(/[-x:]/)) await square(page, name).click();
}

/** Waits until so many plies are in the record and stored. */
export async function waitForPly(page, ply) {
  const move = page.locator(`.move[data-ply="${ply}"]`);
  await move.locator(".spent").filter({ hasNotText: "…" }).waitFor({ state: "attached" });
}

/** The line of all pages of a context: it can be cut, and mended. */
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
