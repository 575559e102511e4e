// What must never happen on a page, at six sizes, light and dark, in the widest language.
//
// Measured in DejaVu Sans, the texts of every page are widest in Russian, 12 to 24 % wider than in
// English. Ordinary runs look at half of the windows in the dark; CROWNHEAD_LONG at all in both
// themes, and also in the languages with the longest words.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openPage, square, startBrowser, startSession } from "./harness/browser.mjs";
import { faultsOfLook, sizes, themes } from "./harness/look.mjs";
import { directorName, names, ownWords, startLookSite } from "./harness/look_site.mjs";

const long = process.env.CROWNHEAD_LONG !== undefined;
const languages = long ? ["ru", "de", "fr", "nl"] : ["ru"];

/** Each size in one of the themes, or in both. */
const windows = sizes.map((size, n) => ({
  ...size,
  themes: long ? themes : [themes[n % themes.length]],
}));

const cleanups = [];
let browser;
let site;

before(async () => {
  const suite = { after: (act) => cleanups.unshift(act) };
  [site, browser] = await Promise.all([startLookSite(suite), startBrowser()]);
});

after(async () => {
  await browser?.close();
  for (const act of cleanups) await act();
});

const table = [".player .clock", ".actions > .act", ".more-acts > .act"];

/** Asks about a correspondence move. */
async function askMove(page) {
  for (const name of ["31", "27"]) await square(page, name).click();
  await page.locator(".sign.yes").waitFor();
}

async function openSetup(page) {
  await page.locator(".play-more button").first().click();
  await page.locator("dialog[open]").waitFor();
}

async function search(page) {
  await page.locator(".head-search").click();
  await page.locator(".head-finder input").fill("Wm");
  await page.locator(".finder-link").first().waitFor();
}

const openMenu = async (page) => {
  await page.locator(".head-user").click();
  await page.locator(".own-menu").waitFor();
};

/** Each page with its visitor, its path, what it shows when it is complete, and what to do there. */
const pages = () => [
  { who: "stranger", name: "front", path: "/", ready: ".seek" },
  { who: "player", name: "front", path: "/", ready: ".seek" },
  { who: "player", name: "set-up", path: "/", ready: ".seek", act: openSetup },
  { who: "player", name: "user menu", path: "/", ready: ".seek", act: openMenu },
  { who: "player", name: "search", path: "/", ready: ".seek", act: search },
  { who: "player", name: "menu", path: "/menu" },
  { who: "player", name: "live game", path: `/game/${site.games.live}`, inView: table },
  {
    ...{ who: "player", name: "correspondence", path: `/game/${site.games.slow}` },
    ...{ inView: [...table, ".sign"], act: askMove },
  },
  { who: "player", name: "finished game", path: `/game/${site.games.over}` },
  { who: "player", name: "backgammon", path: `/game/${site.games.nardi}`, inView: table },
  { who: "player", name: "star", path: `/game/${site.games.star}` },
  { who: "stranger", name: "analysis", path: `/analysis?game=${site.games.over}`, ready: ".sides" },
  { who: "player", name: "study", path: `/study/${site.study}`, ready: ".tree-move" },
  { who: "player", name: "studies", path: "/studies" },
  { who: "player", name: "puzzle", path: "/puzzles/daily", ready: ".square" },
  { who: "player", name: "tournament", path: `/tournament/${site.robin}`, ready: ".standings" },
  { who: "player", name: "podium", path: `/tournament/${site.over}`, ready: ".podium" },
  { who: "player", name: "rounds", path: `/tournament/${site.robin}?tab=rounds` },
  { who: "player", name: "games of a tournament", path: `/tournament/${site.robin}?tab=games` },
  { who: "director", name: "direct", path: `/tournament/${site.swiss}`, ready: ".tab" },
  { who: "player", name: "tournaments", path: "/tournaments" },
  { who: "player", name: "players", path: "/leaderboard" },
  { who: "player", name: "profile", path: `/@/${names[1]}`, ready: ".tab" },
  { who: "player", name: "own profile", path: `/@/${names[0]}`, ready: ".tab" },
  { who: "player", name: "My games", path: "/desk", ready: ".desk-card" },
  { who: "player", name: "vacation", path: "/vacation" },
  { who: "player", name: "account", path: "/account" },
  { who: "player", name: "settings", path: "/settings" },
];

/** A page for each kind of visitor in one language. */
async function visitorsOf(locale) {
  const open = async (username) => {
    const page = await openPage(browser, site.server.url, { locale });
    if (username) await startSession(page, site.server.url, username);
    return page;
  };
  return {
    stranger: await open(),
    player: await open(names[0]),
    director: await open(directorName),
  };
}

/** Resolves when a page has all its parts and data. */
async function complete(page, ready) {
  await page.locator("main#content:not([aria-busy=true])").waitFor();
  if (ready) await page.locator(`main ${ready}`).first().waitFor();
  await page.waitForFunction(() => !document.querySelector("main [aria-busy=true]"));
  // What gives cut names their titles loads last, with the menus.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/menus-\w+\.js/.test(name)),
  );
}

for (const locale of languages)
  test(`no page has a fault of its look, ${locale}`, async () => {
    const visitors = await visitorsOf(locale);
    const found = [];
    for (const { who, name, path, ready, act, inView = [] } of pages()) {
      const page = visitors[who];
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await complete(page, ready);
      await act?.(page);
      const faults = await faultsOfLook(page, { sizes: windows, inView, names: ownWords });
      found.push(...faults.map((fault) => `${name}, ${who}, ${fault}`));
    }
    assert.equal(found.join("\n"), "");
    for (const page of Object.values(visitors)) {
      assert.deepEqual(page.troubles, []);
      await page.context().close();
    }
  });
