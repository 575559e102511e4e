// Nothing jumps when data arrives: the layout shifts of each page while its answers come late.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { openPlayer, perMove, startGame } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

/** Google calls 0.1 good; this is a fifth of it. */
const most = 0.02;

async function watched(page) {
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries()) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) => node?.className || node?.nodeName);
        globalThis.shifts.push({ value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  // The page is drawn before the first answer arrives.
  await page.route("**/api/v1/**", async (route) => {
    await pause(150);
    await route.continue().catch(() => {});
  });
  // The same for parts of a page that are loaded on demand.
  await page.route(/view-[^/]*\.js$/, async (route) => {
    await pause(150);
    await route.continue().catch(() => {});
  });
}

async function jumping(page, paths) {
  const found = [];
  for (const path of paths) {
    await page.goto(path);
    await page.locator("main#content:not([aria-busy=true])").waitFor();
    await page.waitForLoadState("networkidle");
    const shifts = await page.evaluate(() => globalThis.shifts);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    if (sum > most) found.push({ path, sum, shifts });
  }
  return found;
}

async function post(player, path, data) {
  const headers = { Origin: server.url };
  const answer = await player.request.post(`/api/v1${path}`, { data, headers });
  assert.ok(answer.ok(), await answer.text());
  return answer.json();
}

test("nothing jumps", async (t) => {
  const [anna, boris] = await Promise.all(
    ["Anna", "Boris"].map((name) => openPlayer(browser, server.url, name)),
  );
  const slowly = { time_control: perMove(3) };
  const live = await startGame(server.url, anna, boris);
  const running = await startGame(server.url, anna, boris, slowly);
  const over = await startGame(server.url, anna, boris, slowly);
  await post(anna, `/games/${over}/abort`);
  const played = await startGame(server.url, anna, boris, slowly);
  await post(anna, `/games/${played}/moves`, { move: "32-28", ply: 0 });
  await post(boris, `/games/${played}/moves`, { move: "19-23", ply: 1 });
  await post(boris, `/games/${played}/resign`);
  const game = { variant: "international", moves: [] };
  const { id: study } = await post(anna, "/studies", { name: "S", chapter: { name: "C", game } });
  const paths = [
    "/",
    "/games",
    "/tournaments",
    "/leaderboard",
    "/search?player=Anna",
    "/rules",
    "/rules/bashni",
    `/game/${live}`,
    `/game/${running}`,
    `/game/${over}`,
    `/game/${played}`,
    `/study/${study}`,
    "/studies",
    `/analysis?game=${running}`,
    "/analysis",
    "/puzzles",
    "/puzzles/daily",
    "/desk",
    "/settings",
    "/@/Anna",
    "/@/Boris",
  ];
  await watched(anna);
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ]) {
    await t.test(`${width} wide`, async () => {
      await anna.setViewportSize({ width, height });
      assert.deepEqual(await jumping(anna, paths), []);
    });
  }
  assert.deepEqual(anna.troubles, []);
  await Promise.all([anna, boris].map((page) => page.context().close()));
});
