// How the board responds: a piece follows the pointer and stays in the hand whatever arrives, a tap
// counts once, and a finger never scrolls the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  click,
  nameOf,
  openMore,
  openPart,
  openPlayer,
  perMove,
  square,
  startGame,
  waitForPly,
} from "./harness/browser.mjs";
import { between, fingersOn, inHand, middleOf } from "./harness/hand.mjs";
import { browser, server } from "./harness/stage.mjs";

let players = 0;

let regulars;

async function newPlayers(options) {
  players += 1;
  const white = await openPlayer(browser, server.url, `Wim${players}`, options);
  return [white, await openPlayer(browser, server.url, `Bob${players}`)];
}

/**
 * Two players in a game: the same two in all tests without `options`. The first has its page open;
 * the second has no page open.
 */
async function gameOfTwo(wish, options) {
  if (!options) regulars ??= await newPlayers();
  const [white, black] = options ? await newPlayers(options) : regulars;
  await black.goto("about:blank");
  const game = await startGame(server.url, white, black, wish);
  await white.goto(`/game/${game}`);
  await white.locator(".player .presence.here").first().waitFor();
  const end = async () => {
    assert.deepEqual(white.troubles, []);
    const headers = { Origin: server.url };
    await black.request.post(`/api/v1/games/${game}/resign`, { headers });
    if (options) await Promise.all([white, black].map((page) => page.context().close()));
  };
  return { white, black, game, end };
}

async function move(page, game, ply, text) {
  const answer = await page.request.post(`/api/v1/games/${game}/moves`, {
    data: { ply, move: text },
    headers: { Origin: server.url },
  });
  assert.equal(answer.status(), 201, await answer.text());
}

const middle = (page, name) => middleOf(square(page, name));

function assertNear(at, wanted, what) {
  const off = Math.hypot(at.x - wanted.x, at.y - wanted.y);
  assert.ok(off < 2, `${what}: ${off} px off`);
}

async function assertInHand(page, pointer, what) {
  const hand = await inHand(page);
  assert.ok(hand, `${what}: no piece is held`);
  assertNear(hand.middle, pointer, what);
  const board = await page.locator("main .board").boundingBox();
  const [x, y] = hand.moved;
  const half = board.width / 20;
  assertNear({ x: board.x + x + half, y: board.y + y + half }, pointer, what);
  assert.ok(hand.still, what);
}

test("the dragged piece follows the pointer within a frame, whatever arrives", async () => {
  const { white, black, game, end } = await gameOfTwo();
  const [from, to] = [await middle(white, "32"), await middle(white, "28")];
  await white.mouse.move(from.x, from.y);
  await white.mouse.down();
  for (const share of [0.3, 0.6, 1, 1.4, 1]) {
    const at = between(from, to, share);
    await white.mouse.move(at.x, at.y);
    await assertInHand(white, at, `32-28, ${share}`);
  }
  await white.mouse.up();
  await waitForPly(white, 1);
  assert.equal(await white.locator(".piece.dragged, .piece.raised").count(), 0);

  // Picked up during the opponent's turn and dropped after the opponent's move.
  const [next, there] = [await middle(white, "37"), await middle(white, "32")];
  await white.mouse.move(next.x, next.y);
  await white.mouse.down();
  const half = between(next, there, 0.5);
  await white.mouse.move(half.x, half.y);
  await move(black, game, 1, "20-25");
  await waitForPly(white, 2);
  await assertInHand(white, half, "after the opponent's move");
  await white.mouse.move(there.x, there.y);
  await assertInHand(white, there, "37-32");
  await white.mouse.up();
  await waitForPly(white, 3);
  assert.equal(await nameOf(white, "32"), "32, white man");

  // One click before the opponent's move and one after it.
  await square(white, "41").click();
  await move(black, game, 3, "14-20");
  await waitForPly(white, 4);
  await square(white, "37").click();
  await waitForPly(white, 5);

  // At the end of the game a held piece returns, without an error message.
  await move(black, game, 5, "10-14");
  await waitForPly(white, 6);
  const [last, beside] = [await middle(white, "46"), await middle(white, "41")];
  await white.mouse.move(last.x, last.y);
  await white.mouse.down();
  await white.mouse.move(beside.x, beside.y);
  await black.request.post(`/api/v1/games/${game}/resign`, { headers: { Origin: server.url } });
  await white.locator(".result-strip").waitFor();
  await white.mouse.up();
  await white.locator(".piece.dragged").waitFor({ state: "detached" });
  assert.equal(await white.locator(".piece.raised, .strip.refused").count(), 0);
  assert.match(await nameOf(white, "46"), /white man$/);
  await end();
});

test("a second finger, the right button and Escape cancel a drag", async () => {
  const { white, end } = await gameOfTwo();
  const [from, to] = [await middle(white, "32"), await middle(white, "28")];
  for (const act of [
    () => white.mouse.down({ button: "right" }).then(() => white.mouse.up({ button: "right" })),
    () => white.keyboard.press("Escape"),
  ]) {
    await white.mouse.move(from.x, from.y);
    await white.mouse.down();
    await white.mouse.move(to.x, to.y);
    await white.locator(".piece.dragged").waitFor();
    await act();
    await white.mouse.move(to.x + 3, to.y);
    await white.mouse.up();
    assert.equal(await white.locator(".piece.dragged, .piece.raised, .move").count(), 0);
  }
  await end();
});

test("on a phone drags do not scroll the page, and a second finger plays nothing", async () => {
  const phone = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true };
  const { white, black, game, end } = await gameOfTwo({}, phone);
  const touch = await fingersOn(white);
  const scrolled = () => white.evaluate(() => [scrollX, scrollY]);
  const [from, to] = [await middle(white, "32"), await middle(white, "28")];
  const before = await scrolled();

  await touch("touchStart", from);
  for (const share of [0.3, 0.6, 0.9]) {
    const at = between(from, to, share);
    await touch("touchMove", at);
    await assertInHand(white, at, `by touch, ${share}`);
  }
  await touch("touchStart", between(from, to, 0.9), { x: 60, y: 300 });
  await touch("touchEnd", { x: 60, y: 300 });
  await touch("touchEnd");
  assert.equal(await white.locator(".piece.dragged, .piece.raised, .move").count(), 0);

  await touch("touchStart", from);
  await touch("touchMove", between(from, to, 0.5));
  await white.locator(".piece.dragged").waitFor();
  await touch("touchCancel");
  await white.locator(".piece.dragged").waitFor({ state: "detached" });
  assert.equal(await white.locator(".piece.raised, .move").count(), 0);

  await touch("touchStart", from);
  for (const share of [0.3, 0.6, 1]) await touch("touchMove", between(from, to, share));
  await touch("touchEnd");
  await waitForPly(white, 1);

  // Across the whole board and during the opponent's turn, also from an empty square.
  const [up, down] = [await middle(white, "50"), await middle(white, "5")];
  for (const [a, b] of [
    [up, down],
    [await middle(white, "23"), down],
  ]) {
    await touch("touchStart", a);
    for (const share of [0.2, 0.5, 0.8, 1]) await touch("touchMove", between(a, b, share));
    await touch("touchEnd");
  }
  assert.deepEqual(await scrolled(), before);
  await white.locator(".strip.refused").waitFor();
  await move(black, game, 1, "20-25");
  await waitForPly(white, 2);
  await end();
});

test("captures by touch, hop by hop, count each tap once", async () => {
  const phone = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true };
  const page = await openPlayer(browser, server.url, "Tap", phone);
  await page.goto(
    `/analysis?variant=international&fen=${encodeURIComponent("W:W48,50:B43,33,22,23,1")}`,
  );
  const at = (name) => page.locator(`.board .square[data-name="${name}"]`);
  await at("48").waitFor();
  await page.locator(".square.must").first().waitFor();
  const points = {};
  for (const name of ["48", "39", "28", "19"]) {
    const { x, y } = await middleOf(at(name));
    points[name] = [x, y];
  }
  const times = 12;
  let made = 0;
  for (let i = 0; i < times; i += 1) {
    for (const name of ["48", "39", "28", "19"]) await page.touchscreen.tap(...points[name]);
    if (/white man/.test(await at("19").getAttribute("aria-label"))) made += 1;
    await page.keyboard.press("ArrowLeft");
    await page.locator(".square.must").first().waitFor();
  }
  assert.equal(made, times);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("a late click after a tap neither lifts nor drops a piece", async () => {
  const { white, end } = await gameOfTwo();
  const pressed = await square(white, "32").evaluate(async (button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const place = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true };
    const pointer = { ...place, pointerId: 1, isPrimary: true, pointerType: "mouse" };
    button.dispatchEvent(new PointerEvent("pointerdown", pointer));
    button.dispatchEvent(new PointerEvent("pointerup", pointer));
    await new Promise((resolve) => setTimeout(resolve, 20));
    button.dispatchEvent(new MouseEvent("click", { ...place, detail: 1 }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    const once = button.ariaPressed;
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 20));
    return [once, button.ariaPressed];
  });
  assert.deepEqual(pressed, ["true", "false"], "a click without a pointer counts");
  await end();
});

test("premoves follow the rules of the variant; correspondence has none", async () => {
  const fen = "B:Wd4,h1:Ba7,h8";
  const turkish = await gameOfTwo({ variant: "turkish", fen });
  await click(turkish.white, "d4-e5");
  const never = turkish.white.locator(".strip.refused");
  await never.filter({ hasText: "No piece can go from d4 to e5." }).waitFor();
  await click(turkish.white, "d4-e4");
  await turkish.white.locator(".square.premove").first().waitFor();
  await move(turkish.black, turkish.game, 0, "a7-a6");
  await waitForPly(turkish.white, 2);
  assert.equal(await nameOf(turkish.white, "e4"), "e4, white man");
  await turkish.end();

  const slow = await gameOfTwo({ time_control: perMove(3) });
  await click(slow.white, "32-28");
  await waitForPly(slow.white, 1);
  await click(slow.white, "31-27");
  assert.equal(await slow.white.locator(".square.premove").count(), 0);
  await move(slow.black, slow.game, 1, "20-25");
  await waitForPly(slow.white, 2);
  assert.equal(await nameOf(slow.white, "31"), "31, white man");
  await slow.end();
});

/** Holds back a page's timers of this length until the returned function is called. */
async function holdTimers(page, length) {
  await page.evaluate((length) => {
    const start = setTimeout;
    globalThis.held = [];
    globalThis.setTimeout = (act, ms, ...rest) => {
      if (ms !== length) return start(act, ms, ...rest);
      globalThis.held.push(act);
      return 0;
    };
  }, length);
  return () =>
    page.evaluate(() => {
      for (const act of globalThis.held.splice(0)) act();
    });
}

test("a click meant for one question never answers another", async () => {
  const { white, black, game, end } = await gameOfTwo();
  await black.goto(`/game/${game}`);
  await click(white, "31-27");
  await waitForPly(black, 1);
  await click(black, "20-25");
  await waitForPly(white, 2);
  await white.getByRole("button", { name: "Takeback" }).click();
  const accept = black.getByRole("button", { name: "Accept" });
  await accept.waitFor();
  const { x, y } = await middleOf(accept);
  await black.mouse.move(x, y);
  const letGo = await holdTimers(black, 500);
  await (await openMore(white)).getByText("Offer draw with my next move").click();
  await click(white, "37-31");
  await black.getByText("offers a draw").first().waitFor();
  await black.mouse.down();
  await black.mouse.up();
  assert.equal(await black.locator(".result-strip").count(), 0);
  // Half a second later it works.
  await letGo();
  await accept.click();
  await black.locator(".result-strip").waitFor();
  await end();
});

test("repeated announcements are spoken, and a click on the board takes the keys from notes", async () => {
  const { white, black, game, end } = await gameOfTwo();
  await white.evaluate(() => {
    globalThis.spoken = [];
    const region = document.querySelector("main > .visually-hidden[role=status]");
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) globalThis.spoken.push(node.textContent);
    }).observe(region, { childList: true, subtree: true });
  });
  const spoken = () => white.evaluate(() => globalThis.spoken);
  for (let i = 0; i < 2; i += 1) await square(white, "46").click();
  await black.goto(`/game/${game}`);
  for (let i = 0; i < 2; i += 1) {
    await (await openMore(black)).locator(".give-time").click();
    await white.waitForFunction((n) => globalThis.spoken.length >= n, 3 + i);
  }
  assert.deepEqual(await spoken(), [
    "The piece on 46 cannot move.",
    "The piece on 46 cannot move.",
    "Time added.",
    "Time added.",
  ]);
  await openPart(white, "Notes");
  await white.locator(".game-notes textarea:enabled").fill("a plan");
  await square(white, "32").click();
  await white.keyboard.press("f");
  assert.equal(await white.locator(".game-notes textarea").inputValue(), "a plan");
  await end();
});

test("sounds start with the first click, and earlier ones are skipped", async () => {
  players += 1;
  const watcher = await openPlayer(browser, server.url, `Ear${players}`);
  await watcher.addInitScript(() => {
    globalThis.started = 0;
    for (const node of [AudioBufferSourceNode, OscillatorNode]) {
      const start = node.prototype.start;
      node.prototype.start = function (...when) {
        globalThis.started += 1;
        return start.apply(this, when);
      };
    }
  });
  const { white, black, game, end } = await gameOfTwo();
  await watcher.goto(`/game/${game}`);
  await watcher.locator(".presence.here").first().waitFor();
  for (const [ply, text] of ["32-28", "20-25", "37-32"].entries())
    await move(ply % 2 ? black : white, game, ply, text);
  await waitForPly(watcher, 3);
  assert.equal(await watcher.evaluate(() => globalThis.started), 0);
  await watcher
    .locator("h1")
    .first()
    .evaluate(() => {});
  await watcher.mouse.click(5, 400);
  await watcher.waitForTimeout(300);
  assert.equal(await watcher.evaluate(() => globalThis.started), 0);
  await move(black, game, 3, "14-20");
  await watcher.waitForFunction(() => globalThis.started === 1);
  await watcher.context().close();
  await end();
});
