// One server and one browser for all tests of the importing file. They start before the first test
// and end after the last.

import { after, before } from "node:test";
import { startBrowser } from "./browser.mjs";
import { startServer } from "./server.mjs";

export let server;
export let browser;

const cleanups = [];

before(async () => {
  [server, browser] = await Promise.all([
    startServer({ after: (act) => cleanups.unshift(act) }),
    startBrowser(),
  ]);
});

after(async () => {
  await browser?.close();
  for (const act of cleanups) await act();
});
