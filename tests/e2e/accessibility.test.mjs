// axe-core on every page, in light and dark. A serious barrier is a fault.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import { openPage, openPlayer, password, perMove, startGame } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

async function settled(page, path) {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto(path);
  await page.locator("main#content:not([aria-busy=true])").waitFor();
}

/** Dialogs and other states of a page, by the action that opens them. */
const playersFaces = [
  ["/", "Computer"],
  ["/", "Friend"],
  ["/", "Custom"],
  ["/analysis", "More"],
  ["/analysis", "More", "Set up a position"],
  ["/analysis", "More", "Import a game or position"],
  ["/analysis", "More", "Keyboard shortcuts"],
];

/** Rules about colours, the only difference of the dark theme. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** The faults of a page in a wide window and on a phone, in light and dark. */
async function faultsOf(page, where) {
  const found = [];
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      const rules = colorScheme === "dark" ? ofColours : undefined;
      for (const fault of await faults(page, rules))
        found.push(`${where}, ${colorScheme}-${width}: ${fault}`);
    }
  }
  return found;
}

/** The faults of pages, their chats and their dialogs. */
async function look(page, paths, faces = []) {
  const found = [];
  const note = async (where) => {
    found.push(...(await faultsOf(page, where)));
    const tabs = page.locator(".table-tab");
    for (let i = 1; i < (await tabs.count()); i++) {
      if (!(await tabs.nth(i).isVisible())) continue; // on a phone, while the moves are shown
      await tabs.nth(i).click();
      await page.locator(".table-panel :not([aria-busy])").first().waitFor();
      found.push(...(await faultsOf(page, `${where}, tab ${i}`)));
    }
  };
  for (const path of paths) {
    await settled(page, path);
    await note(path);
  }
  for (const [path, name, item] of faces) {
    await settled(page, path);
    await page.getByRole("button", { name, exact: true }).click();
    if (item) await page.getByRole("menuitem", { name: item, exact: true }).click();
    await note(`${path} ${item ?? name}`);
  }
  return found;
}

test("pages are accessible to visitors, wide and narrow, light and dark", async () => {
  const page = await openPage(browser, server.url);
  const found = await look(page, [
    "/",
    "/games",
    "/signin",
    "/signup",
    "/settings",
    "/rules",
    "/rules/bashni",
    "/rules/nardi",
    "/rules/star",
    "/nowhere",
  ]);
  assert.deepEqual(found, []);
  await page.context().close();
});

test("pages are accessible to players, wide and narrow, light and dark", async () => {
  const [anna, boris] = await Promise.all([
    openPlayer(browser, server.url, "Anna"),
    openPlayer(browser, server.url, "Boris"),
  ]);
  const days = { time_control: perMove(3) };
  const running = await startGame(server.url, anna, boris, days);
  await startGame(server.url, anna, boris);
  await boris.request.post(`/api/v1/games/${running}/chat`, {
    data: { text: "Good luck" },
    headers: { Origin: server.url },
  });
  const over = await startGame(server.url, anna, boris, days);
  await anna.request.post(`/api/v1/games/${over}/abort`, { headers: { Origin: server.url } });
  const hook = { url: "https://bot.example.org/hook", events: ["my_turn"], password };
  const made = await anna.request.post("/api/v1/webhooks", {
    data: hook,
    headers: { Origin: server.url },
  });
  assert.equal(made.status(), 201, await made.text());
  const pages = [
    "/",
    `/game/${running}`,
    `/game/${over}`,
    `/analysis?game=${running}`,
    `/@/${anna.username}`,
    `/@/${boris.username}`,
    "/account",
    "/desk",
    "/leaderboard",
    "/search",
    "/games",
  ];
  assert.deepEqual(await look(anna, pages, playersFaces), []);
  assert.deepEqual(anna.troubles, []);
  await Promise.all([anna, boris].map((page) => page.context().close()));
});
