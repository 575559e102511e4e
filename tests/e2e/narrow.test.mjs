// No page scrolls sideways on a phone, in the languages with the longest words, or in all languages
// if CROWNHEAD_LONG is set.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { languagesOf } from "../../web/texts/read.mjs";
import { openPage, openPlayer, perMove, startGame } from "./harness/browser.mjs";
import { projectRoot } from "./harness/server.mjs";
import { browser, server } from "./harness/stage.mjs";

const phone = { viewport: { width: 360, height: 740 } };

/** By how many pixels the page exceeds the window's right edge, and which elements do. */
const overhang = () => {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return null;
  const wide = [...document.querySelectorAll("main *")].filter(
    (element) => element.getBoundingClientRect().right > innerWidth,
  );
  return `${scrollWidth - innerWidth} px: ${wide.map(({ className }) => className).slice(0, 5)}`;
};

async function post(player, path, data) {
  const headers = { Origin: server.url };
  const answer = await player.request.post(`/api/v1${path}`, { data, headers });
  assert.ok(answer.ok(), await answer.text());
  return answer.json();
}

const languages = process.env.CROWNHEAD_LONG
  ? await languagesOf(join(projectRoot, "web/locales"))
  : ["de", "ru"];

for (const locale of languages) {
  test(`on a phone, ${locale}`, async () => {
    // The longest and widest name allowed, with no place to break it.
    const end = locale.slice(0, 2);
    const anna = await openPlayer(browser, server.url, `Wmmmmmmmmmmmmmmmmm${end}`, {
      ...phone,
      locale,
    });
    const boris = await openPlayer(browser, server.url, `Mwwwwwwwwwwwwwwwww${end}`);
    const running = await startGame(server.url, anna, boris, { time_control: perMove(3) });
    await startGame(server.url, boris, anna, { time_control: perMove(3), variant: "bashni" });
    const over = await startGame(server.url, anna, boris, { time_control: perMove(3) });
    await post(anna, `/games/${over}/moves`, { move: "32-28", ply: 0 });
    await post(boris, `/games/${over}/moves`, { move: "19-23", ply: 1 });
    await post(boris, `/games/${over}/resign`);
    const chapter = { name: "W".repeat(100), game: { variant: "international", moves: [] } };
    const wish = { name: "W".repeat(100), visibility: "public", chapter };
    const study = await post(anna, "/studies", wish);
    const live = await startGame(server.url, anna, boris);
    const paths = [
      ...["/", "/games", "/desk", "/account", "/leaderboard", "/search", "/tournaments"],
      ...[`/game/${running}`, `/game/${live}`, `/analysis?game=${running}`],
      ...[`/game/${over}`, `/study/${study.id}`, "/studies"],
      ...[`/@/${anna.username}`, "/vacation", "/rules", "/rules/frysk", "/settings", "/nowhere"],
      ...["/rules/nardi", "/rules/star", "/puzzles", "/puzzles/daily"],
    ];
    const found = [];
    const look = async (page, path) => {
      await page.goto(path);
      await page.locator("main#content:not([aria-busy=true])").waitFor();
      const over = await page.evaluate(overhang);
      if (over !== null) found.push(`${path}: ${over}`);
    };
    for (const path of paths) await look(anna, path);
    const stranger = await openPage(browser, server.url, { ...phone, locale });
    for (const path of ["/", "/signin", "/signup", "/privacy"]) await look(stranger, path);
    // Players get no evaluation from the computer.
    await stranger.goto(`/analysis?game=${over}`);
    await stranger.locator(".sides").waitFor({ timeout: 60_000 });
    assert.equal(await stranger.evaluate(overhang), null, "a game explained");
    await stranger.goto(`/@/${anna.username}?tab=studies`);
    await stranger.locator("#profile-panel .line").waitFor();
    assert.equal(await stranger.evaluate(overhang), null, "public studies");
    assert.deepEqual(found, []);
    await Promise.all([anna, boris, stranger].map((page) => page.context().close()));
  });
}
