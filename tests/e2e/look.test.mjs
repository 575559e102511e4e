// What must never happen on a page: faults of its look, and serious barriers that axe finds.
//
// The designed pages are measured at six sizes and on a small phone, the others in a wide window and
// on that phone. In DejaVu Sans the texts of every page are widest in Russian, 12 to 24 % wider than
// in English. Ordinary runs look at each size in one theme; CROWNHEAD_LONG in both, and in all
// languages.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { languagesOf } from "../../web/texts/read.mjs";
import { faults as barriers } from "./harness/axe.mjs";
import { openPage, startBrowser, startSession } from "./harness/browser.mjs";
import { faultsOfLook, sizes, themes } from "./harness/look.mjs";
import { designedPages, plainPages } from "./harness/look_pages.mjs";
import {
  directorName,
  moderatorName,
  names,
  ownWords,
  startLookSite,
} from "./harness/look_site.mjs";
import { projectRoot } from "./harness/server.mjs";

const long = process.env.CROWNHEAD_LONG !== undefined;
const languages = long ? await languagesOf(join(projectRoot, "web/locales")) : ["ru"];

const [wide, ...others] = sizes;
const phone = { width: 360, height: 740, touch: true };

/**
 * In ordinary runs colours are measured in the first and last window. The phone is last, because it
 * keeps its size and theme for the search for barriers.
 */
const first = { ...wide, themes: long ? [...themes].reverse() : ["light"] };
const last = { ...phone, themes: long ? themes : ["dark"] };
const between = others.map((size, n) =>
  long ? size : { ...size, themes: [themes[n % themes.length]], colours: false },
);

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
    moderator: await open(moderatorName),
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

/** Contrast is among the measures of the look. */
const without = ["color-contrast"];

for (const locale of languages)
  test(`no page has a fault of its look, ${locale}`, async () => {
    await site.seekGames();
    const visitors = await visitorsOf(locale);
    const found = [];
    const look = async ({ who, name, path, ready, act, inView = [] }, windows) => {
      const page = visitors[who];
      await page.setViewportSize(wide);
      await page.goto(path);
      await complete(page, ready);
      await act?.(page);
      const note = (faults) => found.push(...faults.map((fault) => `${name}, ${who}, ${fault}`));
      for (const sizes of windows) {
        note(await faultsOfLook(page, { sizes, inView, names: ownWords }));
        const { width, height } = sizes.at(-1);
        note((await barriers(page, { without })).map((fault) => `${width}x${height}: ${fault}`));
      }
    };
    for (const page of designedPages(site)) await look(page, [[first], [...between, last]]);
    for (const page of plainPages(site)) await look(page, [[first], [last]]);
    assert.equal(found.join("\n"), "");
    for (const page of Object.values(visitors)) {
      assert.deepEqual(page.troubles, []);
      await page.context().close();
    }
  });

test("every route is looked at", () => {
  const file = readFileSync(join(projectRoot, "web/src/shell/routes.tsx"), "utf8");
  const source = file.slice(file.indexOf("const pages = new Map"));
  const routes = [...source.matchAll(/^ {2}(?:\[\s*|mailLink\()"([^"]*)"/gm)].map(
    ([, name]) => name,
  );
  const paths = [...designedPages(site), ...plainPages(site)].map(({ path }) => path);
  const visited = new Set(paths.map((path) => path.split(/[/?]/)[1]));
  assert.ok(routes.length > 20);
  assert.deepEqual(
    routes.filter((route) => !visited.has(route)),
    [],
  );
});
