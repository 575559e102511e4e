// A page uses the user's language where its texts are available, and shows nothing that is not in
// the texts.

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { accentedPage, accentedTexts } from "../../web/texts/accented.mjs";
import { scriptOf } from "../../web/texts/compile.mjs";
import { readLanguage } from "../../web/texts/read.mjs";
import { openPage, openPlayer, perMove, startGame } from "./harness/browser.mjs";
import { projectRoot } from "./harness/server.mjs";
import { browser, server } from "./harness/stage.mjs";

const german = { locale: "de-DE" };
const language = (page) => page.locator("html").getAttribute("lang");

test("if the texts of a language fail to load, the page is in English", async () => {
  const page = await openPage(browser, server.url, german);
  await page.route(/\/assets\/de-site-/, (route) => route.abort());
  await page.goto("/");
  await page.getByRole("heading", { name: /^Play draughts/ }).waitFor();
  assert.equal(await language(page), "en");
  await page.context().close();
});

test("if the texts of another page fail to load, only that page is in English", async () => {
  const page = await openPage(browser, server.url, german);
  await page.route(/\/assets\/de-account-/, (route) => route.abort());
  await page.goto("/settings");
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  await page.getByRole("link", { name: "Turniere" }).first().waitFor();
  await page.context().close();
});

test("a page loads only the texts it declares", async () => {
  const page = await openPage(browser, server.url, german);
  const loaded = new Set();
  page.on("request", (request) => {
    const [, file] = /\/assets\/([a-z]{2}-[a-z]+)-[0-9a-f]+\.js$/.exec(request.url()) ?? [];
    if (file) loaded.add(file);
  });
  await page.goto("/");
  await page.locator(".seeks:not([aria-busy=true])").waitFor();
  // Refusals may be shown at any time, so their texts load in the background, like the daily
  // puzzle's. The first steps appear while there is no admin.
  const aside = ["de-game", "de-refusals", "de-puzzle", "de-welcome", "de-menu"];
  const first = ["de-lobby", "de-site"];
  assert.deepEqual([...loaded].filter((file) => !aside.includes(file)).sort(), first);
  loaded.clear();
  await page.getByRole("link", { name: "Turniere" }).first().click();
  await page.getByRole("heading", { name: "Turniere", level: 1 }).waitFor();
  assert.deepEqual(
    [...loaded].filter((file) => !aside.includes(file)),
    ["de-tournament"],
  );
  await page.context().close();
});

test("a browser without storage can still use another language", async () => {
  const page = await openPage(browser, server.url, german);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  await page.goto("/settings");
  await page.getByLabel("Sprache").selectOption("nl");
  await page.getByRole("heading", { name: "Instellingen" }).waitFor();
  assert.equal(await language(page), "nl");
  await page.context().close();
});

/**
 * Names of players and browsers, the browser's own formats of dates and durations, and the form of
 * an address.
 */
const ofNoText = new RegExp(
  [
    ...["ANNA|BORIS", "^Chrome · ", "^https://bot\\.example\\.org"],
    ...["^[A-Z][a-z]{2} \\d+(?:, 20\\d\\d|$)", "^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\\p{L}*(?:,? |$)"],
    ...["^\\p{Lu}\\p{Ll}+ 20\\d\\d$", "^\\d+ (?:minutes, |days|weeks?)$"],
  ].join("|"),
  "u",
);

/** English words on a page, visible or read out, that are not in brackets. */
const englishOn = () => {
  const said = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    // Text by users, a board's squares, and text by the rules or the browser.
    if (element.closest("script, style, noscript, select, svg, time, [lang]:not(html)")) continue;
    said.push(walker.currentNode.data);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"])
      said.push(element.getAttribute(name) ?? "");
  const outside = (text) => {
    const shorter = text.replace(/\[[^[\]]*\]/g, "");
    return shorter === text ? text : outside(shorter);
  };
  return [...new Set(said.map(outside).filter((text) => /[A-Za-z]{3}/.test(text)))];
};

test("no page shows words that are not in the texts", async () => {
  const english = await readLanguage(join(projectRoot, "web/locales"), "en");
  const accent = async (page) => {
    await page.context().route(/\/assets\/en-(\w+)-[0-9a-f]+\.js$/, (route) => {
      const [, file] = /\/en-(\w+)-/.exec(route.request().url());
      const body = scriptOf(accentedTexts(english[file]));
      return route.fulfill({ contentType: "text/javascript", body });
    });
    await page.context().route(/\/assets\/en-rules-\w+-[0-9a-f]+\.json$/, async (route) => {
      const rules = await (await route.fetch()).json();
      return route.fulfill({ json: accentedPage(rules) });
    });
  };
  const anna = await openPlayer(browser, server.url, "ANNA-1");
  const boris = await openPlayer(browser, server.url, "BORIS-1");
  await accent(anna);
  const slow = await startGame(server.url, anna, boris, { time_control: perMove(3) });
  const live = await startGame(server.url, anna, boris);
  const found = [];
  for (const path of [
    ...["/", `/game/${slow}`, `/game/${live}`, "/analysis", "/games", "/desk", "/leaderboard"],
    ...["/search", "/tournaments", "/vacation", "/account", "/settings", "/privacy", "/rules"],
    ...["/forgot", "/@/ANNA-1", "/@/BORIS-1", "/rules/bashni", "/rules/russian", "/nowhere"],
  ]) {
    await anna.goto(path);
    await anna.locator("main#content:not([aria-busy=true])").waitFor();
    const words = await anna.evaluate(englishOn);
    for (const text of words) if (!ofNoText.test(text)) found.push(`${path}: ${text}`);
  }
  assert.deepEqual(found, []);
  await Promise.all([anna, boris].map((page) => page.context().close()));
});
