// Nothing jumps when data arrives: the layout shifts of each page while its answers come late.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { openPlayer, perMove, startGame } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

/** Google calls 0.1 good; this is a fifth of it. */
const most = 0.02;

let anna;
let boris;
let paths;

before(async () => {
  [anna, boris] = await Promise.all(
    ["Anna", "Boris"].map((name) => openPlayer(browser, server.url, name)),
  );
  const live = await startGame(server.url, anna, boris);
  const slow = await startGame(server.url, anna, boris, { time_control: perMove(3) });
  const over = await startGame(server.url, anna, boris, { time_control: perMove(3) });
  const headers = { Origin: server.url };
  await anna.request.post(`/api/v1/games/${over}/abort`, { headers });
  paths = [
    "/",
    "/games",
    "/tournaments",
    "/leaderboard",
    "/search?player=Anna",
    "/rules",
    "/rules/bashni",
    `/game/${live}`,
    `/game/${slow}`,
    `/game/${over}`,
    `/analysis?game=${slow}`,
    "/analysis",
    "/desk",
    "/settings",
    "/@/Anna",
    "/@/Boris",
  ];
  await anna.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries()) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) => node?.className || node?.nodeName);
        globalThis.shifts.push({ value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  // The page is drawn before the first answer is there.
  await anna.route("**/api/v1/**", async (route) => {
    await pause(150);
    await route.continue().catch(() => {});
  });
});

after(() => Promise.all([anna, boris].map((page) => page?.context().close())));

for (const [width, height] of [
  [1280, 800],
  [360, 740],
]) {
  test(`nothing jumps, ${width} wide`, async () => {
    await anna.setViewportSize({ width, height });
    const jumping = [];
    for (const path of paths) {
      await anna.goto(path);
      await anna.locator("main#content:not([aria-busy=true])").waitFor();
      await anna.waitForLoadState("networkidle");
      const shifts = await anna.evaluate(() => globalThis.shifts);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      if (sum > most) jumping.push({ path, sum, shifts });
    }
    assert.deepEqual(jumping, []);
    assert.deepEqual(anna.troubles, []);
  });
}
