// What a stranger waits for with the processor slowed four times. The first page on a cold cache over
// loopback: when a game can be sought, and how much JavaScript and CSS came. The first move on a slow
// line (1.6 Mbit/s, 150 ms): from the click on "The computer", as soon as there is something to click, to
// a move in the record. Usage: node bench/page_bench.mjs --server PATH [--chain], which also
// prints when each request of the last first move began and ended.
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { server: { type: "string" }, chain: { type: "boolean", default: false } },
});
process.env.CROWNHEAD_BIN = values.server;
const { click, startBrowser, wholeChromium } = await import("../tests/e2e/harness/browser.mjs");
const { startServer } = await import("../tests/e2e/harness/server.mjs");

const slowed = 4;
const rounds = 7;

const cleanups = [];
const server = await startServer({ after: (act) => cleanups.unshift(act) });
const browser = await startBrowser(wholeChromium);

/** A stranger's page on a slow processor. */
async function openSlowly(context) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowed });
  return { page, devtools };
}

/** Milliseconds from the request to a tile that can be clicked, and bytes of scripts and styles. */
async function visit() {
  const context = await browser.newContext();
  const { page, devtools } = await openSlowly(context);
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(server.url, { waitUntil: "commit" });
  const usable = await page.waitForFunction(() =>
    document.querySelector(".tile:not(:disabled)") ? performance.now() : null,
  );
  const ms = await usable.jsonValue();
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  await context.close();
  return { ms, bytes };
}

const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 1.6e6 / 8,
};

/** Milliseconds of the page's own clock. */
const clockOf = (page) => page.evaluate(() => performance.now());

/** Milliseconds from the click on "The computer" to the first move in the record, and the requests. */
async function firstMove() {
  const context = await browser.newContext({ locale: "en-GB" });
  const { page, devtools } = await openSlowly(context);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slowLine);
  await page.goto(server.url, { waitUntil: "commit" });
  const opener = page.getByRole("button", { name: "The computer", exact: true });
  await opener.waitFor();
  const begun = await clockOf(page);
  await opener.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "White", exact: true }).check();
  await dialog.getByRole("button", { name: "Play", exact: true }).click();
  await click(page, "32-28");
  await page.locator('.move[data-ply="1"]').waitFor();
  const ms = (await clockOf(page)) - begun;
  const requests = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name, startTime, responseEnd }) => [new URL(name).pathname, startTime, responseEnd]),
  );
  await context.close();
  return { ms, begun, requests: requests.filter(([, , end]) => end > begun) };
}

function printChain({ ms, begun, requests }) {
  const at = (instant) => String(Math.round(instant - begun)).padStart(6);
  for (const [path, start, end] of requests) console.error(`${at(start)} to ${at(end)}  ${path}`);
  console.error(`${at(begun + ms)} the first move is in the record`);
}

/** Of so many calls, after one that warms the server up. */
async function measured(act) {
  await act();
  const found = [];
  for (let i = 0; i < rounds; ++i) found.push(await act());
  return found;
}

function medianOf(found) {
  const times = found.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.floor(rounds / 2)];
}

const visits = await measured(visit);
console.log(`page.usable_ms ${medianOf(visits)}`);
console.log(`page.script_and_style_bytes ${visits[0].bytes}`);
const moves = await measured(firstMove);
console.log(`page.first_move_ms ${medianOf(moves)}`);
if (values.chain) printChain(moves.at(-1));

await browser.close();
for (const act of cleanups) await act();
