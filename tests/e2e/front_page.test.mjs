// The front page for a new visitor: the layout, and how soon they play.

import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, openPage, openPlayer, perMove, startGame } from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

/** The boxes of the parts of the page, in the order given. */
async function places(page, parts) {
  const boxes = [];
  for (const part of parts) {
    await page.locator(part).first().waitFor();
    boxes.push(await page.locator(part).first().boundingBox());
  }
  return boxes;
}

const bottom = ({ y, height }) => y + height;

test("a visitor sees what the site is, and everything without scrolling", async () => {
  const page = await openPage(browser, server.url, { viewport: { width: 1280, height: 800 } });
  await page.goto("/");
  await page.getByRole("heading", { name: "Play draughts, backgammon and the star" }).waitFor();
  await page.getByRole("heading", { name: "Tournaments" }).waitFor();
  await page.getByText("No tournaments at the moment.").waitFor();
  // The first steps appear above and move the rest down.
  await page.locator(".first-steps").waitFor();
  const parts = [".play", ".featured", ".front-side", ".seeks"];
  const [play, board, side, seeks] = await places(page, parts);
  assert.ok(play.x + play.width <= board.x && board.x + board.width <= side.x);
  assert.ok(Math.max(play.y, board.y, side.y) - Math.min(play.y, board.y, side.y) < 8);
  assert.ok(seeks.x === play.x && seeks.y >= bottom(play));
  // Below the head and the line; the first steps of a new server may be above them.
  for (const part of [play, board, side, seeks]) assert.ok(bottom(part) - play.y <= 688);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("on a phone the open games come before the board", async () => {
  const page = await openPage(browser, server.url, { viewport: { width: 360, height: 740 } });
  await page.goto("/");
  const boxes = await places(page, [".front-lead", ".play", ".seeks", ".featured", ".front-side"]);
  for (const [i, part] of boxes.slice(1).entries()) {
    assert.ok(part.y >= bottom(boxes[i]), `part ${i + 1}`);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `the page is ${wide} wide`);
  await page.context().close();
});

test("a player's own games are the boards, on a phone above everything else", async () => {
  const [jan, kim] = await Promise.all(
    ["Jan", "Kim"].map((name) => openPlayer(browser, server.url, name)),
  );
  await startGame(server.url, jan, kim, { time_control: perMove(3) });
  await startGame(server.url, jan, kim, { time_control: perMove(1) });
  await jan.setViewportSize({ width: 1280, height: 800 });
  await jan.goto("/");
  await jan.locator(".mine .desk-card").nth(1).waitFor();
  assert.equal(await jan.locator(".featured").count(), 0);
  assert.match(await jan.locator(".mine .desk-left").first().innerText(), /^(1 d|23 h)$/);
  const [board] = await places(jan, [".mine .desk-card:last-child"]);
  assert.ok(bottom(board) <= 800);
  await jan.setViewportSize({ width: 390, height: 844 });
  const [mine, play] = await places(jan, [".mine", ".play"]);
  assert.ok(bottom(mine) <= play.y);
  assert.equal(await jan.evaluate(() => document.documentElement.scrollWidth), 390);
  await jan.locator(".mine .desk-opponent").first().click();
  await jan.waitForURL(/\/game\/\d+$/);
  assert.deepEqual([...jan.troubles, ...kim.troubles], []);
  await Promise.all([jan, kim].map((page) => page.context().close()));
});

test("the terms of an open game are visible before accepting, and tiles count who waits", async () => {
  const [hana, ivo] = await Promise.all([
    openPlayer(browser, server.url, "Hana"),
    openPlayer(browser, server.url, "Ivo", { viewport: { width: 360, height: 740 } }),
  ]);
  await hana.goto("/");
  await hana.getByRole("radio", { name: "Casual" }).check();
  await hana.locator(".tile").nth(1).click();
  await ivo.goto("/");
  const row = ivo.locator(".seek", { hasText: "Hana" });
  await row.waitFor();
  assert.match(await row.innerText(), /Hana.*International · Casual.*5\+3/s);
  assert.equal(await ivo.locator(".tile-others").count(), 0);
  await ivo.getByRole("radio", { name: "Casual" }).check();
  await becomes(() => ivo.locator(".tile").nth(1).innerText(), "5+3\n1 waiting");
  assert.equal(await ivo.evaluate(() => document.documentElement.scrollWidth), 360);
  await ivo.locator(".tile").nth(1).click();
  await Promise.all([hana, ivo].map((page) => page.waitForURL("**/game/*")));
  assert.equal(hana.url(), ivo.url());
  assert.deepEqual([...hana.troubles, ...ivo.troubles], []);
  await Promise.all([hana, ivo].map((page) => page.context().close()));
});

test("backgammon is chosen by match length, and the star by the number of players", async () => {
  const lena = await openPlayer(browser, server.url, "Lena");
  await lena.goto("/");
  await lena.getByRole("button", { name: "Backgammon", exact: true }).click();
  assert.equal(await lena.locator(".tile").count(), 4);
  await lena.locator(".tile").nth(1).click();
  await lena.locator(".seek.mine", { hasText: "Backgammon · 3 points" }).waitFor();
  const open = async () => (await (await lena.request.get("/api/v1/seeks")).json()).items;
  const [{ ruleset, terms }] = await open();
  assert.deepEqual([ruleset, terms.length, terms.cube], ["wbgf", 3, true]);
  await lena.locator(".tile.waiting").click();
  await lena.locator(".seek").waitFor({ state: "detached" });
  await lena.getByRole("button", { name: "Star", exact: true }).click();
  await lena.getByRole("radio", { name: "3", exact: true }).check();
  await lena.locator(".tile").nth(2).click();
  await lena.locator(".seek.mine", { hasText: "1 of 3 seats" }).waitFor();
  assert.deepEqual(lena.troubles, []);
  await lena.context().close();
});

test("a visitor's wish to challenge a friend survives signing up", async () => {
  const nils = await openPlayer(browser, server.url, "Nils");
  const olga = await openPage(browser, server.url);
  await olga.goto("/");
  await olga.getByRole("button", { name: "Friend", exact: true }).click();
  const dialog = olga.getByRole("dialog", { name: "Play a friend" });
  await dialog.getByLabel("Opponent").fill("Nils");
  await dialog.getByRole("button", { name: "Challenge Nils" }).click();
  await olga.getByRole("heading", { name: "Sign up to challenge Nils" }).waitFor();
  await olga.getByLabel("Name").fill("Olga");
  await olga.getByLabel("Password").fill("correct horse");
  await olga.getByRole("button", { name: "Sign up" }).click();
  await olga.waitForURL("**/challenge/*");
  await olga.getByText("Waiting for Nils").waitFor();
  await Promise.all([nils, olga].map((page) => page.context().close()));
});

test("a first-time visitor plays in one click", async () => {
  const waiting = await openPlayer(browser, server.url, "Waiting");
  await waiting.goto("/");
  await waiting.getByRole("radio", { name: "Casual" }).check();
  await waiting.locator(".tile").nth(1).click();
  await waiting.locator(".tile.waiting").waitFor();

  const visitor = await openPage(browser, server.url);
  await visitor.goto("/");
  await visitor.getByRole("link", { name: "Sign up to play rated" }).waitFor();
  assert.ok(await visitor.getByRole("radio", { name: "Casual" }).isChecked());
  assert.ok(await visitor.getByRole("radio", { name: "Rated" }).isDisabled());
  await visitor.locator(".seek", { hasText: "Waiting" }).waitFor();
  await visitor.locator(".tile").nth(1).click();
  await Promise.all([visitor, waiting].map((page) => page.waitForURL("**/game/*")));
  assert.equal(visitor.url(), waiting.url());
  await visitor.locator(".player-name", { hasText: /^Guest \d+$/ }).waitFor();
  assert.deepEqual(visitor.troubles, []);
  await Promise.all([visitor, waiting].map((page) => page.context().close()));
});
