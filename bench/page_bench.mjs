// The first page on a cold cache over loopback with the processor slowed four times: when a game
// can be sought, and how much JavaScript and CSS came. Usage: node bench/page_bench.mjs --server PATH
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { server: { type: "string" } } });
process.env.CROWNHEAD_BIN = values.server;
const { startBrowser, wholeChromium } = await import("../tests/e2e/harness/browser.mjs");
const { startServer } = await import("../tests/e2e/harness/server.mjs");

const slowed = 4;
const rounds = 7;

const cleanups = [];
const server = await startServer({ after: (act) => cleanups.unshift(act) });
const browser = await startBrowser(wholeChromium);

/** Milliseconds from the request to a tile that can be clicked, and bytes of scripts and styles. */
async function visit() {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowed });
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

await visit();
const visits = [];
for (let i = 0; i < rounds; ++i) visits.push(await visit());
const times = visits.map(({ ms }) => ms).sort((a, b) => a - b);
console.log(`page.usable_ms ${times[Math.floor(rounds / 2)]}`);
console.log(`page.script_and_style_bytes ${visits[0].bytes}`);

await browser.close();
for (const act of cleanups) await act();
