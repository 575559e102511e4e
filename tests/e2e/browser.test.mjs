// Everyday use in the browser, with a real server and a real Chromium.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  click,
  nameOf,
  openMore,
  openPage,
  openPlayer,
  perMove,
  signOut,
  square,
  startGame,
  userMenu,
  waitForPly,
} from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

const player = (name, options) => openPlayer(browser, server.url, name, options);

/** Both players on the page of their game. */
async function seated(whiteName, blackName, wish = {}) {
  const [white, black] = await Promise.all([player(whiteName), player(blackName)]);
  const game = await startGame(server.url, white, black, wish);
  for (const page of [white, black]) await openGame(page, game);
  return { white, black, game };
}

let regulars;

/** The two players of many tests, on the page of a new game. Their pages stay open. */
async function regularsAt(wish = {}) {
  regulars ??= await Promise.all([player("Wim"), player("Bas")]);
  const [white, black] = regulars;
  const game = await startGame(server.url, white, black, wish);
  for (const page of regulars) await openGame(page, game);
  return { white, black, game };
}

/** Asserts that the regulars' pages had no error, and ends their game if it is not over. */
async function leave(game) {
  for (const page of regulars) assert.deepEqual(page.troubles, []);
  const path = `/api/v1/games/${game}/resign`;
  await regulars[0].request.post(path, { headers: { Origin: server.url } });
}

async function openGame(page, game) {
  await page.goto(`/game/${game}`);
  await page.locator("main .square").first().waitFor();
}

async function playByClicking({ white, black }, moves, first = 0) {
  for (const [i, move] of moves.entries()) {
    const [mover, other] = (first + i) % 2 === 0 ? [white, black] : [black, white];
    await click(mover, move);
    await Promise.all([waitForPly(mover, first + i + 1), waitForPly(other, first + i + 1)]);
  }
}

/** Waits until a capture has been shown to its end. */
async function showsPieces(page, count) {
  await page.waitForFunction(
    (n) => document.querySelectorAll("main .piece:not(.ghost)").length === n,
    count,
    { timeout: 2_000 },
  );
}

/** Asserts that no page had an error, and closes the pages. */
async function finish(...pages) {
  for (const page of pages) assert.deepEqual(page.troubles, []);
  await Promise.all(pages.map((page) => page.context().close()));
}

test("a visitor waits as a guest, signs up and plays the player who accepts", async () => {
  const anna = await openPage(browser, server.url);
  await anna.goto("/");
  await anna.locator(".tile").nth(1).click();
  await anna.locator(".tile.waiting").waitFor();
  await anna.locator(".seek.mine", { hasText: /Guest \d+/ }).waitFor();
  await anna.getByRole("banner").getByRole("link", { name: "Sign up" }).click();
  await anna.getByRole("heading", { name: "Sign up to wait for an opponent (5+3)" }).waitFor();
  await anna.getByLabel("Name").fill("Anna");
  await anna.getByLabel("Password").fill("short");
  await anna.getByRole("button", { name: "Sign up" }).click();
  await anna.locator(".problem, .trouble").first().waitFor();
  await anna.getByLabel("Password").fill("correct horse");
  await anna.getByRole("button", { name: "Sign up" }).click();
  await anna.waitForURL(`${server.url}/`);
  await anna.locator(".tile.waiting").waitFor();

  const boris = await player("Boris");
  await boris.goto("/");
  const row = boris.locator(".seek", { hasText: "Anna" });
  assert.match(await row.innerText(), /International · Casual\s+5\+3/);
  await row.click();
  await Promise.all([anna.waitForURL("**/game/*"), boris.waitForURL("**/game/*")]);
  assert.equal(anna.url(), boris.url());
  await anna.getByRole("button", { name: "Abort" }).click();
  await boris.getByText("The game was aborted").first().waitFor();
  await finish(anna, boris);
});

test("an unknown address shows a not-found page", async () => {
  const page = await openPage(browser, server.url);
  for (const path of ["/nowhere", "/@/%zz"]) {
    await page.goto(path);
    await page.getByText("Page not found.").waitFor();
  }
  await finish(page);
});

test("the browser's Back restores the scroll position once the page has loaded", async () => {
  const [rosa, sven] = await Promise.all([player("Rosa"), player("Sven")]);
  await startGame(server.url, rosa, sven);
  const game = await startGame(server.url, rosa, sven, { time_control: perMove(3) });
  await rosa.setViewportSize({ width: 700, height: 300 });
  await rosa.route("**/api/v1/games?*", async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await rosa.goto("/@/Sven");
  await rosa.locator(`a[href="/game/${game}"]`).first().scrollIntoViewIfNeeded();
  const place = await rosa.evaluate(() => window.scrollY);
  assert.ok(place > 100, `${place}`);
  await rosa.locator(`a[href="/game/${game}"]`).first().click();
  await rosa.locator("main.table-page:not([aria-busy])").waitFor();
  assert.equal(await rosa.evaluate(() => window.scrollY), 0);
  await rosa.goBack();
  await rosa.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, place);
  await finish(rosa, sven);
});

test("signing out and in again", async () => {
  const page = await player("Clara");
  await page.goto("/account/developers");
  const tokens = page.getByRole("region", { name: "API tokens" });
  await tokens.getByLabel("Name").fill("My bot");
  await tokens.getByLabel("Expires").selectOption("90 days");
  await tokens.getByLabel("Your password").fill("wrong horse");
  await tokens.getByRole("button", { name: "Create token" }).click();
  await tokens.getByText("this is not your password", { exact: false }).waitFor();
  await tokens.getByLabel("Your password").fill("correct horse");
  await tokens.getByRole("button", { name: "Create token" }).click();
  await tokens.getByText(/My bot/).waitFor();
  assert.match(await page.locator("#made-token").inputValue(), /^\S{20,}$/);
  await signOut(page, "Clara");
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Name").fill("Clara");
  await page.getByLabel("Password").fill("wrong horse");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").waitFor();
  await page.getByLabel("Password").fill("correct horse");
  await page.getByRole("button", { name: "Sign in" }).click();
  await userMenu(page, "Clara").waitFor();
  await finish(page);
});

test("an FMJD rating is entered, shown in the profile and removed", async () => {
  const page = await player("Fiona");
  const field = page.getByLabel("FMJD rating");
  const form = page.locator("form", { has: field });
  for (const [typed, times] of [
    ["2105", 1],
    ["", 0],
  ]) {
    await page.goto("/account");
    await field.fill(typed);
    await form.getByRole("button").click();
    await form.getByText("Saved.").waitFor();
    await page.goto("/@/Fiona");
    await page.locator('main.profile[aria-busy="false"]').waitFor();
    assert.equal(await page.getByText("FMJD rating: 2105").count(), times);
  }
  await finish(page);
});

test("a friend is challenged by name, in correspondence", async () => {
  const [dora, emil] = await Promise.all([player("Dora"), player("Emil")]);
  await Promise.all([dora.goto("/"), emil.goto("/")]);
  await dora.getByRole("button", { name: "Friend" }).click();
  const dialog = dora.getByRole("dialog");
  await dialog.getByLabel("Opponent").fill("Emil");
  await dialog.getByLabel("Variant").selectOption("russian");
  await dialog.getByRole("radio", { name: "Correspondence" }).check();
  await dialog.getByLabel("Days per move").fill("5");
  await dialog.getByRole("radio", { name: "White" }).check();
  await dialog.getByRole("button", { name: "Challenge" }).click();
  await dora.getByText("Waiting for Emil").waitFor();
  const notice = emil.locator(".challenge-notice");
  assert.match(await notice.innerText(), /Dora challenges you.*Russian · 5 days per move.*Black/s);
  await notice.getByRole("button", { name: "Accept" }).click();
  await emil.waitForURL("**/game/*");
  await dora.getByRole("heading", { name: "Emil has accepted" }).waitFor();
  await dora.getByRole("main").getByRole("link", { name: "Open" }).click();
  assert.match(await dora.locator(".player .clock.running").innerText(), /^(5 d 0 h|4 d 23 h)$/);
  await finish(dora, emil);
});

// Near the end of a game: a man is crowned by a capture, and the king takes the other pieces.
const nearEnd =
  "W:W21,31,35,36,37,38,39,40,41,42,44,45,46,47,48,49,50:B3,4,5,7,8,10,11,13,14,15,19,20";
const internationalGame =
  "38-33 11-17 21x1 19-23 1x29 20-24 29x22 4-9 22x4 15-20 4x2 3-8 2x13 5-10 13-19 10-14 19x10";

test("a game of international draughts is played to its end by clicks", async () => {
  const { white, black, game } = await regularsAt({ fen: nearEnd });
  await playByClicking({ white, black }, internationalGame.split(" "));
  for (const page of [white, black]) {
    await page.getByText("White wins: Black has no pieces left").first().waitFor();
    assert.equal(await page.locator(".result-strip strong").innerText(), "2–0");
  }
  await openMore(white);
  const [record] = await Promise.all([
    white.waitForEvent("download"),
    white.getByRole("link", { name: "PDN" }).click(),
  ]);
  assert.match(record.suggestedFilename(), /\.pdn$/);
  await leave(game);
});

const russianEnd = "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,Kg5:Ba7,c7,e7,b8,h8";
const russianGame = "g5:a5 b8-c7 a5:d8 a7-b6 d8:a5 h8-g7 a5-d8 g7-f6 d8:h4";

test("a game of Russian draughts survives a reload", async () => {
  const { white, black, game } = await regularsAt({ variant: "russian", fen: russianEnd });
  const moves = russianGame.split(" ");
  await playByClicking({ white, black }, moves.slice(0, 4));
  await Promise.all([white.reload(), black.reload()]);
  await Promise.all([waitForPly(white, 4), waitForPly(black, 4)]);
  await playByClicking({ white, black }, moves.slice(4), 4);
  await black.getByText("White wins: Black has no pieces left").first().waitFor();
  assert.equal(await black.locator(".result-strip strong").innerText(), "1–0");
  await black.keyboard.press("ArrowUp");
  assert.equal(await nameOf(black, "a1"), "a1, white man");
  await leave(game);
});

// After two hops the man from 48 can go to 17, 19 or 37.
const parting = "W:W48,50:B43,33,32,22,23,1";

test("a capture is played hop by hop, with a choice on the way", async () => {
  const { white, black, game } = await regularsAt({ fen: parting });
  await white.getByText("The longest capture takes 3 pieces").first().waitFor();
  assert.equal(await nameOf(white, "48"), "48, white man, must capture");
  await click(white, "50-45");
  assert.match(await white.locator(".strip.refused").innerText(), /capture of 3/);
  await click(white, "48-39-28");
  assert.equal(await white.locator(".piece.ghost").count(), 2);
  assert.match(await nameOf(white, "19"), /can be reached/);
  assert.match(await nameOf(white, "37"), /can be reached/);
  await square(white, "37").click();
  await Promise.all([waitForPly(white, 1), waitForPly(black, 1)]);
  await showsPieces(black, 5);
  assert.equal(await nameOf(black, "37"), "37, white man");
  assert.equal(await nameOf(black, "23"), "23, black man");
  await leave(game);
});

test("if one route leads to the destination, it can be clicked or dragged to directly", async () => {
  const { white, black, game } = await regularsAt({ fen: parting });
  await square(white, "48").dragTo(square(white, "19"));
  await showsPieces(black, 5);
  assert.equal(await nameOf(black, "19"), "19, white man");
  await leave(game);
});

test("a route is chosen in Russian draughts", async () => {
  const fen = "W:Wa1,h2:Bb2,d4,f4,f6,b6,h8";
  const { white, black, game } = await regularsAt({ variant: "russian", fen });
  await click(white, "a1-c3-e5-g3");
  await showsPieces(black, 5);
  assert.equal(await nameOf(black, "g3"), "g3, white man");
  assert.equal(await nameOf(black, "f6"), "f6, black man");
  await leave(game);
});

test("an illegal move is undone and explained", async () => {
  const { white, black, game } = await regularsAt();
  await square(white, "32").dragTo(square(white, "33"));
  assert.match(await white.locator(".strip.refused").innerText(), /\.$/);
  assert.equal(await nameOf(white, "32"), "32, white man");
  await white.keyboard.press("/");
  await white.keyboard.type("32-22");
  await white.keyboard.press("Enter");
  const why = /^A man moves one square diagonally forward(; art\. [\d.]+)?\.$/;
  await white.locator(".strip.refused").filter({ hasText: why }).waitFor();
  await white.keyboard.press("Control+a");
  await white.keyboard.type("3228");
  await white.keyboard.press("Enter");
  await waitForPly(black, 1);
  assert.equal(await nameOf(black, "28"), "28, white man");
  await leave(game);
});

test("a refusal is explained in the reader's language and drawn on the board", async () => {
  const [white, black] = await Promise.all([
    player("Rika", { locale: "nl-NL" }),
    player("Stijn", { locale: "nl-NL" }),
  ]);
  const fen = "W:W35,33,31:B30,20,1";
  await openGame(white, await startGame(server.url, white, black, { fen }));
  const said = (text) =>
    white.getByRole("status").filter({ hasText: text }).first().waitFor({ state: "attached" });

  await square(white, "33").dragTo(square(white, "29"));
  await said("U moet 2 stukken slaan (35×15); art. 4.13.");
  const route = white.locator("main .compulsory polyline");
  assert.equal((await route.getAttribute("points")).split(" ").length, 3, "35, 24, 15");
  assert.equal(await white.locator("main .compulsory circle").count(), 2);
  await square(white, "35").click();
  await route.waitFor({ state: "detached" });
  await white.keyboard.press("Escape");

  // A typed move is explained and drawn like one made by hand.
  await white.keyboard.press("/");
  await white.keyboard.type("33-28");
  await white.keyboard.press("Enter");
  await route.waitFor({ state: "attached" });
  await white.keyboard.press("Control+a");
  await white.keyboard.type("zet");
  await white.keyboard.press("Enter");
  await said("Dat is geen zet.");
  await finish(white, black);
});

test("pieces that block a king are ringed", async () => {
  const [white, black] = await Promise.all([player("Tessa"), player("Wouter")]);
  const fen = "W:WK46,32,50:B11,1";
  await openGame(white, await startGame(server.url, white, black, { fen }));
  await click(white, "46-28");
  await white.locator(".strip.refused").filter({ hasText: "over other pieces" }).waitFor();
  assert.equal(await white.locator("main .compulsory circle").count(), 1);
  await finish(white, black);
});

test("premoves are played in order and can be cancelled", async () => {
  const { white, black, game } = await regularsAt();
  await click(black, "19-23");
  await click(black, "14-19");
  assert.equal(await black.locator(".square.premove").count(), 3);
  await black.keyboard.press("Escape");
  assert.equal(await black.locator(".square.premove").count(), 0);
  await click(black, "20-24");
  await click(black, "14-20");
  await click(white, "31-26");
  await Promise.all([waitForPly(white, 2), waitForPly(black, 2)]);
  await click(white, "36-31");
  await Promise.all([waitForPly(white, 4), waitForPly(black, 4)]);
  assert.equal(await nameOf(white, "24"), "24, black man");
  assert.equal(await nameOf(white, "20"), "20, black man");
  await leave(game);
});

test("a draw is offered, declined by a move, offered by the opponent and accepted", async () => {
  const { white, black, game } = await regularsAt();
  await white.getByRole("button", { name: "Draw" }).click();
  await white.getByText("You offered a draw").waitFor();
  await black.getByText("Wim offers a draw").waitFor();
  await playByClicking({ white, black }, ["32-28", "19-23"]);
  assert.ok(await white.getByRole("button", { name: "Draw" }).isDisabled());
  await black.getByRole("button", { name: "Draw" }).click();
  await white.getByText("Bas offers a draw").waitFor();
  await white.getByRole("button", { name: "Accept" }).click();
  for (const page of [white, black]) {
    await page.getByText("Draw: agreed").first().waitFor();
    assert.equal(await page.locator(".result-strip strong").innerText(), "1–1");
  }
  await leave(game);
});

test("resigning asks once", async () => {
  const { white, black } = await seated("Xander", "Yvonne");
  await playByClicking({ white, black }, ["32-28", "19-23"]);
  await black.getByRole("button", { name: "Resign" }).click();
  await black.getByRole("button", { name: "Cancel" }).click();
  assert.equal(await white.locator(".result-strip strong").count(), 0);
  await black.getByRole("button", { name: "Resign" }).click();
  await black.locator(".strip .danger").click();
  await white.getByText("White wins: Black resigned").first().waitFor();
  await white.goto("/@/Xander");
  const game = white.getByRole("listitem").filter({ hasText: "Yvonne" });
  assert.match(await game.innerText(), /Won/);
  await finish(white, black);
});

test("settings follow the account to another browser", async () => {
  const page = await player("Wilma");
  await page.goto("/settings");
  await page.getByRole("radio", { name: "Slate" }).check();
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === "PATCH" && answer.url().endsWith("/account"),
  );
  await page.getByLabel("Allow premoves").uncheck();
  assert.equal((await stored).status(), 200);

  const other = await openPage(browser, server.url);
  await other.context().addCookies(await page.context().cookies());
  await other.goto("/settings");
  await other.locator(':root[data-board="slate"]').waitFor();
  assert.equal(await other.getByLabel("Allow premoves").isChecked(), false);
  assert.equal(await other.getByLabel("Hide ratings").isChecked(), false);
  await finish(page, other);
});

test("an offer asks for confirmation if set, and a new position closes the question", async () => {
  const { white, black, game } = await seated("Xenia", "Yuri");
  await white.goto("/settings");
  await white.getByLabel("Confirm draw offers").check();
  await openGame(white, game);
  const offer = white.getByRole("button", { name: "Draw", exact: true });
  await offer.click();
  await white.getByText("Offer a draw?").waitFor();
  await white.getByRole("button", { name: "Cancel" }).click();
  await offer.click();
  await click(white, "32-28");
  await white.getByText("Offer a draw?").waitFor({ state: "detached" });
  await waitForPly(black, 1);
  assert.equal(await black.getByText("offers a draw").count(), 0);
  await click(black, "19-23");
  await waitForPly(white, 2);
  await offer.click();
  await white.locator(".strip .primary").click();
  await black.getByText("Xenia offers a draw").waitFor();
  await finish(white, black);
});

test("a spectator is counted and sees each move and who has left", async () => {
  const { white, black, game } = await seated("Zoe", "Arie");
  const guest = await openPage(browser, server.url);
  await openGame(guest, game);
  await white.getByText("1 spectator").first().waitFor({ state: "attached" });
  await click(white, "32-28");
  await waitForPly(guest, 1);
  await click(guest, "19-23");
  assert.equal(await guest.locator(".move").count(), 1);
  assert.equal(await guest.getByRole("button", { name: "Resign" }).count(), 0);
  await black.context().close();
  await white.locator('.player[data-side="black"] [aria-label="away"]').waitFor();
  await finish(white, guest);
});

test("a lost connection is shown and restored, and a pending move arrives once", async () => {
  const [white, black] = await Promise.all([player("Femke"), player("Gijs")]);
  let wire;
  let down = false;
  await white.routeWebSocket("**/ws", (socket) => {
    wire = socket;
    if (down) socket.close({ code: 1001 });
    else socket.connectToServer();
  });
  const game = await startGame(server.url, white, black);
  for (const page of [white, black]) await openGame(page, game);
  down = true;
  await wire.close({ code: 1001 });
  await white.getByText("Connection lost").waitFor();
  await click(white, "32-28");
  assert.equal(await nameOf(white, "28"), "28, white man");
  down = false;
  await Promise.all([waitForPly(white, 1), waitForPly(black, 1)]);
  await white.getByText("Connection lost").waitFor({ state: "detached" });
  await playByClicking({ white, black }, ["19-23", "28x19"], 1);
  await finish(white, black);
});

test("a draw by repetition is claimed together with the move that makes it", async () => {
  const fen = "W:WKc1,a3:BKf8,h8,h6";
  const { white, black, game } = await regularsAt({ variant: "russian", fen });
  const shuffle = ["c1-d2", "f8-e7", "d2-c1", "e7-f8"];
  await playByClicking({ white, black }, [...shuffle, ...shuffle.slice(0, 3)]);
  await (await openMore(black)).getByText("Claim draw with my next move").click();
  await click(black, "e7-f8");
  for (const page of [white, black]) {
    await page.getByText("Draw: third repetition").first().waitFor();
    assert.equal(await page.locator(".result-strip strong").innerText(), "1/2–1/2");
  }
  await leave(game);
});

test("a game is played by keyboard, with the names a screen reader announces", async () => {
  const { white, black, game } = await regularsAt();
  assert.equal(await nameOf(white, "1"), "1, black man");
  assert.equal(await nameOf(white, "28"), "28, empty");
  assert.equal(await white.locator('.square[tabindex="0"]').count(), 1);
  await square(white, "46").focus();
  const focused = () => white.evaluate(() => document.activeElement?.getAttribute("data-name"));
  await white.keyboard.press("ArrowUp");
  await white.keyboard.press("ArrowUp");
  await white.keyboard.press("ArrowUp");
  while ((await focused()) !== "32") await white.keyboard.press("ArrowRight");
  await white.keyboard.press("Enter");
  assert.equal(await nameOf(white, "32"), "32, white man, picked up");
  await white.keyboard.press("ArrowUp");
  while ((await focused()) !== "28") await white.keyboard.press("ArrowRight");
  assert.equal(await nameOf(white, "28"), "28, empty, can be reached");
  await white.keyboard.press("Space");
  await waitForPly(black, 1);
  assert.match(
    await black
      .locator('[role="status"]')
      .allInnerTexts()
      .then((t) => t.join()),
    /White: 32-28/,
  );
  const unnamed = await white.evaluate(() =>
    [...document.querySelectorAll("button, a, input, select")]
      .filter((e) => !(e.getAttribute("aria-label") || e.textContent?.trim() || e.labels?.length))
      .map((e) => e.outerHTML),
  );
  assert.deepEqual(unnamed, []);
  await leave(game);
});

test("on a phone nothing scrolls sideways and a move can be tapped", async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const [white, black] = await Promise.all([player("Dirk-Jan", phone), player("Eva", phone)]);
  const game = await startGame(server.url, white, black, { time_control: perMove(3) });
  const addresses = ["/", `/game/${game}`, "/@/Eva", "/account", "/settings", "/signin", "/signup"];
  for (const address of addresses) {
    await white.goto(address);
    await white.locator("#content:not([aria-busy=true])").waitFor();
    const width = await white.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 360, `${address} is ${width} wide`);
  }
  await openGame(white, game);
  const board = await white.locator(".board").boundingBox();
  assert.ok(board.width >= 358, `the board is ${board.width} wide`);
  await square(white, "32").tap();
  await square(white, "28").tap();
  await white.locator(".sign.yes").tap();
  await waitForPly(white, 1);
  await finish(white, black);
});

test("the time zone is among the settings and applies at once", async () => {
  const page = await openPlayer(browser, server.url, "Zora", { timezoneId: "Europe/Zagreb" });
  const zone = async () => (await (await page.request.get("/api/v1/account")).json()).time_zone;
  await page.goto("/settings");
  const stored = page.waitForResponse((answer) => answer.request().method() === "PATCH");
  await page.getByLabel("Time zone").selectOption("Europe/Riga");
  assert.equal((await stored).status(), 200);
  assert.equal(await zone(), "Europe/Riga");
  await page.reload();
  await page.locator("select:enabled", { hasText: "Europe/Riga" }).waitFor();
  assert.equal(await page.getByLabel("Time zone").inputValue(), "Europe/Riga");

  // The account form does not change it.
  await page.goto("/account/email");
  await page.getByRole("button", { name: "Save" }).first().click();
  await page.getByText("Saved.").first().waitFor();
  assert.equal(await zone(), "Europe/Riga");
  const stranger = await openPage(browser, server.url, { timezoneId: "Europe/Zagreb" });
  await stranger.goto("/settings");
  const ofTheBrowser = stranger.getByLabel("Time zone");
  assert.equal(await ofTheBrowser.inputValue(), "Europe/Zagreb");
  assert.equal(await ofTheBrowser.isDisabled(), true);
  await finish(page, stranger);
});

test("settings apply at once and are remembered", async () => {
  const page = await openPage(browser, server.url);
  await page.goto("/settings");
  await page.getByRole("radio", { name: "Dark", exact: true }).check();
  await page.getByRole("radio", { name: "Slate" }).check();
  const root = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
  assert.deepEqual(await root(), {
    theme: "dark",
    board: "slate",
    motion: "on",
    ratings: "on",
  });
  await page.reload();
  assert.deepEqual(await root(), {
    theme: "dark",
    board: "slate",
    motion: "on",
    ratings: "on",
  });
  await finish(page);
});
