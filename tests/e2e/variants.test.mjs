// The variants in a browser: their rules pages, and a move on each kind of board.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  click,
  nameOf,
  openPage,
  openPlayer,
  square,
  startGame,
  waitForPly,
} from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

test("a visitor reads the rules of a variant and plays its example", async () => {
  const page = await openPage(browser, server.url);
  await page.goto("/rules");
  await page.getByRole("link", { name: "Bashni (towers)" }).click();
  await page.getByRole("heading", { level: 1, name: "Bashni (towers)" }).waitFor();
  const example = page.locator(".rule-example").first();
  await example.getByRole("button", { name: "Play c3:g7" }).click();
  const tower = "g7, white man, standing on black man, black man";
  await example.locator(`.square[aria-label="${tower}"]`).waitFor();
  await example.getByRole("button", { name: "Again" }).click();
  await example.getByRole("button", { name: "Play c3:g7" }).waitFor();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("a rules page is in the reader's language and loads no other rules", async () => {
  const page = await openPage(browser, server.url, { locale: "de-DE" });
  const loaded = [];
  page.on("request", (request) => {
    const [, file] = /\/assets\/(.+-rules-.+)-[0-9a-f]+\.json$/.exec(request.url()) ?? [];
    if (file) loaded.push(file);
  });
  await page.goto("/rules");
  await page.getByRole("link", { name: "Russisch" }).click();
  await page.getByRole("heading", { level: 2, name: "Beispiele" }).waitFor();
  await page.getByText("Einfache Steine schlagen vorwärts und rückwärts.").waitFor();
  await page.getByText("Hauptstraße von a1 bis h8").waitFor();
  assert.equal(await page.locator("main [lang]").count(), 0);
  const example = page.locator(".rule-example", { hasText: "Unterwegs zur Dame geworden" });
  await example.getByRole("button", { name: "b6:g5 ziehen" }).click();
  await example.getByRole("status").filter({ hasText: "b6:g5" }).waitFor();
  assert.deepEqual(loaded, ["de-rules-russian"]);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("a rules page links to another", async () => {
  const page = await openPage(browser, server.url);
  await page.goto("/rules/frysk");
  await page.getByRole("link", { name: "Frisian draughts" }).click();
  await page.getByRole("heading", { level: 1, name: "Frisian" }).waitFor();
  await page.getByText("Men and kings capture along the diagonals").waitFor();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("a rules page missing in the reader's language is shown in English and says so", async () => {
  const page = await openPage(browser, server.url, { locale: "de-DE" });
  // What the build writes in that case.
  await page.route(/\/assets\/de-rules-russian-/, async (route) => {
    const english = await route.fetch({ url: route.request().url().replace("/de-", "/en-") });
    await route.fulfill({ response: english });
  });
  await page.goto("/rules/russian");
  await page.getByText("noch nicht übersetzt").waitFor();
  assert.equal(await page.locator(".rule-points").first().getAttribute("lang"), "en");
  assert.equal(await page.locator(".rule-example h3").first().getAttribute("lang"), "en");
  await page.getByRole("button", { name: "c3:a5 ziehen" }).waitFor();
  await page.context().close();
});

test("an example explains a refused move and shows the required one", async () => {
  const page = await openPage(browser, server.url);
  await page.goto("/rules/international");
  const example = page.locator(".rule-example", { hasText: "The longer capture" });
  for (const name of ["32", "21"]) await example.locator(`.square[data-name="${name}"]`).click();
  const said = example.getByRole("status");
  await said.filter({ hasText: "You must make the capture of 2 (32×12); art. 4.13." }).waitFor();
  assert.equal(await example.locator(".compulsory circle").count(), 2);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("an open game of a listed variant is posted, and a game stays three clicks away", async () => {
  const page = await openPlayer(browser, server.url, "Lister");
  await page.goto("/");
  await page.locator(".play select").selectOption("frisian");
  await page.locator(".tile").nth(1).click();
  await page.locator(".seeks").getByText("Frisian").waitFor();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

/** White's first move of each; Stavropol's is of a black man. */
const firstMoves = [
  ["turkish", "a3-a4", "a4, white man"],
  ["armenian", "a3-b4", "b4, white man"],
  ["spanish", "9-13", "13, white man"],
  ["canadian", "43-37", "37, white man"],
  ["spantsiretti", "a3-b4", "b4, white man"],
  ["stavropol", "b6-a5", "a5, black man"],
  ["samoyed", "b2:d4", "d4, white man"],
];

test("a move is made on each kind of board", async (t) => {
  const [white, black] = await Promise.all([
    openPlayer(browser, server.url, "Each-white"),
    openPlayer(browser, server.url, "Each-black"),
  ]);
  for (const [variant, move, expected] of firstMoves) {
    await t.test(variant, async () => {
      const id = await startGame(server.url, white, black, { variant });
      await Promise.all([white, black].map((page) => page.goto(`/game/${id}`)));
      await square(white, expected.split(",")[0]).waitFor();
      await click(white, move);
      await waitForPly(black, 1);
      assert.equal((await nameOf(black, expected.split(",")[0])).startsWith(expected), true);
    });
  }
  assert.deepEqual([...white.troubles, ...black.troubles], []);
  await Promise.all([white, black].map((page) => page.context().close()));
});
