// The front page for a new visitor: the layout, and how soon they play.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, openPlayer } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

/** The positions of the four parts, from the left and from the top. */
async function places(page) {
  const boxes = [];
  for (const part of [".play", ".featured", ".lobby-side", ".seeks"]) {
    await page.locator(part).waitFor();
    boxes.push(await page.locator(part).boundingBox());
  }
  return boxes;
}

test("play, a board and tournaments are side by side, with the open games below", async () => {
  const page = await openPage(browser, server.url, { viewport: { width: 1280, height: 800 } });
  await page.goto("/");
  await page.getByRole("heading", { name: "Tournaments" }).waitFor();
  await page.getByText("A director announces tournaments").waitFor();
  const [play, board, side, seeks] = await places(page);
  assert.ok(play.x + play.width <= board.x && board.x + board.width <= side.x);
  assert.ok(Math.max(play.y, board.y, side.y) - Math.min(play.y, board.y, side.y) < 8);
  for (const part of [play, board, side]) assert.ok(part.y + part.height <= seeks.y);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("on a phone they are stacked in the same order", async () => {
  const page = await openPage(browser, server.url, { viewport: { width: 360, height: 740 } });
  await page.goto("/");
  const boxes = await places(page);
  for (const [i, part] of boxes.slice(1).entries()) {
    assert.ok(part.y >= boxes[i].y + boxes[i].height, `part ${i + 1}`);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `the page is ${wide} wide`);
  await page.context().close();
});

test("on a phone the terms of an open game are visible before accepting", async () => {
  const [hana, ivo] = await Promise.all([
    openPlayer(browser, server.url, "Hana"),
    openPlayer(browser, server.url, "Ivo", { viewport: { width: 360, height: 740 } }),
  ]);
  await hana.goto("/");
  await hana.getByRole("radio", { name: "Rated" }).check();
  await hana.locator(".tile").nth(1).click();
  await ivo.goto("/");
  const row = ivo.getByRole("row").filter({ hasText: "Hana" });
  await row.waitFor();
  assert.match(await row.innerText(), /Rated · .*Either/);
  assert.equal(await ivo.evaluate(() => document.documentElement.scrollWidth), 360);
  assert.deepEqual([...hana.troubles, ...ivo.troubles], []);
  await Promise.all([hana, ivo].map((page) => page.context().close()));
});

test("a first-time visitor plays in three clicks", async () => {
  const waiting = await openPlayer(browser, server.url, "Waiting");
  await waiting.goto("/");
  await waiting.getByRole("button", { name: /5\+3/ }).click();
  await waiting.locator(".tile.waiting").waitFor();

  const visitor = await openPage(browser, server.url);
  let clicks = 0;
  const click = async (locator) => {
    await locator.click();
    ++clicks;
  };
  await visitor.goto("/");
  await visitor.getByRole("row").filter({ hasText: "Waiting" }).waitFor();
  await click(visitor.getByRole("button", { name: /5\+3/ }));
  await visitor.waitForURL("**/signup");
  // The field for the name takes the focus, and Tab moves to the next field.
  await visitor.locator("input:focus").waitFor();
  await visitor.keyboard.type("Visitor");
  await visitor.keyboard.press("Tab");
  await visitor.keyboard.type("correct horse");
  await click(visitor.getByRole("button", { name: "Sign up" }));
  await Promise.all([visitor, waiting].map((page) => page.waitForURL("**/game/*")));
  assert.ok(clicks <= 3, `${clicks} clicks`);
  assert.equal(visitor.url(), waiting.url());
  assert.deepEqual(visitor.troubles, []);
  await Promise.all([visitor, waiting].map((page) => page.context().close()));
});
