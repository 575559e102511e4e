// Every page of the site, with what a test of its look needs to open it.

import { square } from "./browser.mjs";
import { names } from "./look_site.mjs";

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

/**
 * The pages whose look is designed: visitor, name, path, `ready`, which is there when the page is
 * complete, `act`, what to do there, and `inView`, the parts that must not scroll away.
 */
export const designedPages = ({ games, study, robin, over, swiss }) => [
  { who: "stranger", name: "front", path: "/", ready: ".seek" },
  { who: "player", name: "front", path: "/", ready: ".seek" },
  { who: "player", name: "set-up", path: "/", ready: ".seek", act: openSetup },
  { who: "player", name: "user menu", path: "/", ready: ".seek", act: openMenu },
  { who: "player", name: "search", path: "/", ready: ".seek", act: search },
  { who: "player", name: "menu", path: "/menu" },
  { who: "player", name: "live game", path: `/game/${games.live}`, inView: table },
  {
    ...{ who: "player", name: "correspondence", path: `/game/${games.slow}` },
    ...{ inView: [...table, ".sign"], act: askMove },
  },
  { who: "player", name: "finished game", path: `/game/${games.over}` },
  { who: "player", name: "backgammon", path: `/game/${games.nardi}`, inView: table },
  { who: "player", name: "star", path: `/game/${games.star}` },
  { who: "stranger", name: "analysis", path: `/analysis?game=${games.over}`, ready: ".sides" },
  { who: "player", name: "study", path: `/study/${study}`, ready: ".tree-move" },
  { who: "player", name: "studies", path: "/studies" },
  { who: "player", name: "puzzle", path: "/puzzles/daily", ready: ".square" },
  { who: "player", name: "tournament", path: `/tournament/${robin}`, ready: ".standings" },
  { who: "player", name: "podium", path: `/tournament/${over}`, ready: ".podium" },
  { who: "player", name: "rounds", path: `/tournament/${robin}?tab=rounds` },
  { who: "player", name: "games of a tournament", path: `/tournament/${robin}?tab=games` },
  { who: "director", name: "direct", path: `/tournament/${swiss}`, ready: ".tab" },
  { who: "player", name: "tournaments", path: "/tournaments" },
  {
    ...{ who: "player", name: "calendar", path: "/tournaments?month=2026-11" },
    ready: ".month-weeks",
  },
  ...["pairings", "slips", "scoresheets", "chart"].map((kind) => ({
    ...{ who: "director", name: `print ${kind}`, path: `/tournament/${swiss}?print=${kind}` },
    ready: ".paper",
  })),
  { who: "player", name: "players", path: "/leaderboard" },
  { who: "player", name: "profile", path: `/@/${names[1]}`, ready: ".tab" },
  { who: "player", name: "own profile", path: `/@/${names[0]}`, ready: ".tab" },
  { who: "player", name: "My games", path: "/desk", ready: ".desk-card" },
  { who: "player", name: "vacation", path: "/vacation" },
  { who: "player", name: "account", path: "/account" },
  {
    ...{ who: "player", name: "notifications", path: "/account/notifications" },
    ready: "#messages-title + * + form",
  },
  { who: "player", name: "settings", path: "/settings" },
];

/** All other pages, in the same form. */
export const plainPages = ({ games, challenge }) => [
  ...[
    ...["/games", "/rules", "/rules/frisian", "/rules/bashni", "/rules/nardi", "/rules/star"],
    ...["/signin", "/signup", "/forgot", "/confirm/nothing", "/reset/nothing", "/undo/nothing"],
    ...["/not-me/nothing", "/unsubscribe/nothing", "/privacy", "/nowhere", "/analysis", "/dice"],
  ].map((path) => ({ who: "stranger", name: path, path })),
  ...[
    ...["/search", `/search?player=${names[1]}`, "/puzzles", `/analysis?game=${games.slow}`],
    ...[`/challenge/${challenge}`, `/dice/${games.nardi}`],
  ].map((path) => ({ who: "player", name: path, path })),
  {
    ...{ who: "player", name: "public studies", path: `/@/${names[0]}?tab=studies` },
    ready: "#profile-panel .line",
  },
  { who: "director", name: "new tournament", path: "/tournaments/new" },
  { who: "moderator", name: "moderation", path: "/moderation" },
];
