// `./dev pictures`: fills a demo's database as of a fixed date, and takes pictures of its pages.
// All go to build/pictures, and the pictures in README.md also to docs/pictures. The date, the
// random numbers and the clocks are the same in every run; the computer's moves may differ.

import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openPage, startBrowser } from "../tests/e2e/harness/browser.mjs";
import { good, startGame } from "../tests/e2e/harness/rest.mjs";
import { chance } from "../tests/e2e/harness/tournament.mjs";
import { everybody } from "./accounts.mjs";
import { Clock } from "./clock.mjs";
import { shippedGames } from "./collection.mjs";
import { fischer } from "./evenings.mjs";
import { playPast } from "./past.mjs";
import { newcomers } from "./people.mjs";
import { Served, stopAll } from "./served.mjs";
import { sizes } from "./sizes.mjs";
import { Thinker } from "./thinker.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const binary = process.env.CROWNHEAD_BIN ?? join(root, "build/release/crownhead");
const folder = join(root, "build/pictures");
const now = Date.parse("2026-11-28T19:00:00Z");
const seed = 47;

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** The pictures of README.md: file, page, window and theme. */
const ofReadme = [
  { file: "game.jpg", page: "game", window: desktop, theme: "light" },
  { file: "front.jpg", page: "front", window: desktop, theme: "light" },
  { file: "tournament.png", page: "tournament", window: desktop, theme: "light" },
  { file: "phone.jpg", page: "game", window: { width: 390, height: 780 }, theme: "dark" },
];

const nora = newcomers.player.name;

/** What pictures show of the present: a live game and open games. */
async function playPresent(people, clock, random) {
  const [me, other] = [nora, "Moussa"].map((name) => people.get(name).client);
  const rated = { rated: true, time_control: fischer(5, 3) };
  const [, , line] = shippedGames("international", 180).reverse();
  const live = await startGame(other, me, rated);
  for (const [ply, move] of line.moves.slice(0, 43).entries()) {
    await clock.by(1000 + random(8000));
    await good([other, me][ply % 2].post(`/games/${live}/moves`, { move, ply }));
  }
  await good(other.post(`/games/${live}/chat`, { text: "That was quick :-)" }));
  await clock.by(7000);
  const seeks = [
    ["Sietske", { variant: "russian", time_control: fischer(3, 2), rated: true }],
    ["Jelle", { variant: "international", time_control: fischer(5, 3), rated: true }],
    ["Piotr", { variant: "turkish", time_control: fischer(10, 5), rated: false }],
    ["Ilze", { variant: "frisian", time_control: fischer(5, 3), rated: true }],
  ];
  for (const [name, wish] of seeks)
    await good(people.get(name).client.post("/seeks", { ...wish, color: "random" }));
  return live;
}

/** Paths of the pages, by name. */
async function pathsOf(client, live) {
  const named = async (name) =>
    (await good(client.get("/tournaments"))).items.find((one) => one.name === name).id;
  const { items: over } = await good(client.get("/games?status=finished&variant=international"));
  return {
    ...{ front: "/", game: `/game/${live}`, desk: "/desk", menu: "/menu" },
    tournament: `/tournament/${await named("Lighthouse Round Robin")}`,
    swiss: `/tournament/${await named("Harbour Swiss")}`,
    ...{ tournaments: "/tournaments", players: "/leaderboard", profile: "/@/Jelle" },
    ...{ analysis: `/analysis?game=${over[0].id}`, puzzle: "/puzzles/daily" },
    ...{ vacation: "/vacation", studies: "/studies", rules: "/rules/international" },
  };
}

async function complete(page) {
  await page.locator("main#content:not([aria-busy=true])").waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => !document.querySelector("main [aria-busy=true]"));
}

/** A page at the server's time, signed in by a cookie. */
async function pageOf(browser, served, { cookie, theme, at }) {
  const page = await openPage(browser, served.url, {
    ...{ colorScheme: theme, locale: "en-GB", timezoneId: "Europe/Amsterdam" },
    ...{ reducedMotion: "reduce" },
  });
  await page.clock.setFixedTime(at);
  const [name, value] = cookie.split("=");
  await page.context().addCookies([{ name, value, url: served.url }]);
  return page;
}

async function shoot(page, path, window, file) {
  await page.setViewportSize(window);
  await page.goto(path);
  await complete(page);
  await page.screenshot({ path: file, ...(file.endsWith("jpg") && { quality: 76 }) });
}

/** Takes all pictures, as the newcomer sees the pages. */
async function takePictures(served, { cookie, paths, at }) {
  const browser = await startBrowser();
  for (const theme of ["light", "dark"]) {
    const page = await pageOf(browser, served, { cookie, theme, at });
    for (const [name, path] of Object.entries(paths))
      for (const window of [desktop, phone]) {
        const file = `${name}-${window.width}x${window.height}-${theme}.png`;
        await shoot(page, path, window, join(folder, file));
      }
    for (const { file, page: name, window } of ofReadme.filter((one) => one.theme === theme)) {
      await shoot(page, paths[name], window, join(folder, file));
      copyFileSync(join(folder, file), join(root, "docs/pictures", file));
    }
    await page.context().close();
  }
  await browser.close();
}

async function main() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { values } = parseArgs({ options: { size: { type: "string", default: "full" } } });
  const [db, size, random] = [join(folder, "site.db"), sizes[values.size], chance(seed)];
  const thinker = new Thinker(binary);
  console.log("playing ten weeks of a club's life; this takes a minute or two");
  const past = { binary, db, size, thinker, tell: () => {}, until: now, random };
  const { cookies } = await playPast(past);
  thinker.stop();
  const args = ["--db", db, "--listen", "127.0.0.1:0", "--no-limits"];
  const served = await Served.start(binary, [...args, "--dev-clock", new Date(now).toISOString()]);
  const people = everybody(served, size, cookies);
  const clock = new Clock(people.get(newcomers.director.name).client, now);
  const live = await playPresent(people, clock, random);
  const paths = await pathsOf(people.get(nora).client, live);
  await takePictures(served, { cookie: cookies[nora], paths, at: clock.now });
  console.log(`the pictures are in ${folder}`);
}

try {
  await main();
} finally {
  await stopAll();
}
