// The rules pages of short nardi and of the star: their boards with mouse, finger and keys, on a
// desktop and on a phone, and games against oneself on a desktop. The user is not signed in, and the
// moves involve no server.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import { assertFits, openPage } from "./harness/browser.mjs";
import { between, fingersOn, inHand, middleOf } from "./harness/hand.mjs";
import { browser, server } from "./harness/stage.mjs";

const screens = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: "dark" },
};

const example = (page, title) => page.locator(".rule-example", { hasText: title });
const place = (board, name) => board.locator(`[aria-label^="${name}, "]`);
const status = (within) => within.locator("[role=status]");

const isAt = ({ middle }, at) => Math.hypot(middle.x - at.x, middle.y - at.y) < 2;

/** Drags slowly, and checks the man's place at each step. */
async function drag(page, from, to) {
  const [a, b] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    const at = between(a, b, share);
    await page.mouse.move(at.x, at.y);
    const hand = await inHand(page);
    assert.ok(hand, `no piece is held at ${share}`);
    assert.ok(isAt(hand, at), `at ${share}`);
  }
  await page.mouse.up();
}

/** Moves a finger up across the board: the man follows it, and the page does not scroll. */
async function dragByFinger(page, from, to) {
  const touch = await fingersOn(page);
  const [a, b] = [await middleOf(from), await middleOf(to)];
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await touch("touchStart", a);
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const at = between(a, b, share);
    await touch("touchMove", at);
    const hand = await inHand(page);
    assert.ok(hand && isAt(hand, at), `by touch, ${share}`);
  }
  await touch("touchEnd");
  assert.equal(await scrolled(), before, "the page scrolled");
}

async function open(screen, game, name) {
  const page = await openPage(browser, server.url, screens[screen]);
  await page.goto("/rules");
  await page.getByRole("heading", { name: "Other games" }).waitFor();
  await page.getByRole("link", { name }).click();
  await page.waitForURL(`**/rules/${game}`);
  await page.locator(".rule-example .board").first().waitFor();
  await assertFits(page);
  return page;
}

/** Asserts that a page is accessible, if `resized` also on a dark phone, and closes it. */
async function end(page, resized = false) {
  assert.deepEqual(await faults(page), []);
  if (resized) {
    await page.setViewportSize(screens.phone.viewport);
    await page.emulateMedia({ colorScheme: "dark" });
    await assertFits(page);
    assert.deepEqual(await faults(page), []);
  }
  assert.deepEqual(page.troubles, []);
  await page.context().close();
}

for (const screen of Object.keys(screens)) {
  test(`nardi: examples are played by dragging, by clicks and by keys, ${screen}`, async () => {
    const page = await open(screen, "nardi", "Short nardi (backgammon)");

    const order = example(page, "Only one order");
    await order.scrollIntoViewIfNeeded();
    const man = place(order, "Point 24");
    assert.equal(await man.getAttribute("aria-label"), "Point 24, 1 white checker");
    await drag(page, man, place(order, "Point 18"));
    assert.equal(await status(order).textContent(), "Not a legal move with these dice.");
    assert.match(await man.getAttribute("aria-label"), /1 white checker/, "it is back");
    const pull = screen === "phone" ? dragByFinger : drag;
    await pull(page, place(order, "Point 24"), place(order, "Point 19"));
    assert.equal(await order.locator(".nardi-die.used").count(), 1);
    await pull(page, place(order, "Point 19"), place(order, "Point 13"));
    assert.equal(await status(order).textContent(), "24/13");
    assert.equal(await order.locator(".nardi-die.used").count(), 2);

    const enter = example(page, "Enter first");
    await enter.scrollIntoViewIfNeeded();
    await place(enter, "White's bar").click();
    assert.match(await place(enter, "Point 21").getAttribute("aria-label"), /can be reached$/);
    await place(enter, "Point 21").click();
    await place(enter, "Point 13").click();
    await place(enter, "Point 7").click();
    assert.equal(await status(enter).textContent(), "bar/21 13/7");
    await enter.getByRole("button", { name: "Again" }).click();
    await enter.getByRole("button", { name: "Play bar/21 13/7" }).click();
    await status(enter).getByText("bar/21 13/7").waitFor();

    // From the seven six points on, with the keyboard alone.
    const larger = example(page, "The larger die");
    await place(larger, "Point 7").focus();
    await page.keyboard.press("Enter");
    assert.equal(await place(larger, "Point 7").getAttribute("aria-pressed"), "true");
    for (let step = 0; step < 7; step++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    assert.equal(await status(larger).textContent(), "7/1");
    await end(page);
  });

  test(`the star: examples are played by dragging, by clicks and by keys, ${screen}`, async () => {
    const page = await open(screen, "star", "Star (Chinese checkers)");
    const pull = screen === "phone" ? dragByFinger : drag;

    const steps = example(page, "Steps and a jump");
    await steps.scrollIntoViewIfNeeded();
    await drag(page, place(steps, "e9"), place(steps, "i9"));
    assert.equal(await status(steps).textContent(), "Illegal move.");
    await pull(page, place(steps, "e9"), place(steps, "g9"));
    assert.equal(await status(steps).textContent(), "e9-g9");
    assert.match(await place(steps, "g9").getAttribute("aria-label"), /^g9, white man/);

    const jumps = example(page, "Jump after jump");
    await place(jumps, "a9").click();
    for (const name of ["c9", "e9"])
      assert.match(await place(jumps, name).getAttribute("aria-label"), /can be reached$/);
    await place(jumps, "e9").click();
    assert.equal(await status(jumps).textContent(), "a9-e9");
    await jumps.getByRole("button", { name: "Again" }).click();
    await jumps.getByRole("button", { name: "Play a9-e9" }).click();
    await status(jumps).getByText("a9-e9").waitFor();

    const wall = example(page, "Two in a row are a wall");
    await place(wall, "e9").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    assert.equal(await status(wall).textContent(), "e9-d9");
    await end(page);
  });
}

test("nardi: the reader plays both sides", async () => {
  const page = await open("desktop", "nardi", "Short nardi (backgammon)");
  const game = page.locator(".self-play");
  const button = (name) => game.getByRole("button", { name, exact: true });
  await game.getByRole("radio", { name: "WBGF" }).check({ force: true });
  while (await button("Roll for first move").isVisible())
    await button("Roll for first move").click();
  // Under these rules the opening dice are played, so the first roll is never a double.
  assert.equal(await game.locator(".nardi-die").count(), 2);
  for (let turn = 0; turn < 4; turn++) {
    while (await button("Done").isDisabled()) {
      await game.locator(".nardi-place.own").first().click();
      await game.locator('[aria-label$="can be reached"]').first().click();
    }
    const made = await status(game).textContent();
    if (await button("Undo").isEnabled()) {
      await button("Undo").click();
      assert.ok(await button("Done").isDisabled());
      await game.locator(".nardi-place.own").first().click();
      await game.locator('[aria-label$="can be reached"]').first().click();
      while (await button("Done").isDisabled()) {
        await game.locator(".nardi-place.own").first().click();
        await game.locator('[aria-label$="can be reached"]').first().click();
      }
    }
    assert.match(made, /^(White|Black)[:,] /);
    await button("Done").click();
    if (turn === 0) {
      await button("Double").click();
      await button("Take").click();
      assert.equal(await game.getByRole("img", { name: /^Cube: 2, / }).count(), 1);
    }
    await button("Roll").click();
  }
  await button("Flip board").click();
  await button("Mirror the board").click();
  await end(page, true);
});

test("the star: the reader plays all seats", async () => {
  const page = await open("desktop", "star", "Star (Chinese checkers)");
  const game = page.locator(".star-self-play");
  await game.getByRole("radio", { name: "3", exact: true }).check({ force: true });
  await game.getByRole("radio", { name: "73 holes" }).check({ force: true });
  assert.equal(await game.locator(".star-token").count(), 18);
  for (const seat of ["White", "Red", "Blue", "White"]) {
    assert.equal(await status(game).textContent(), `${seat} to move`);
    await game.locator(".star-place.own").first().click();
    await game.locator('[aria-label$="can be reached"]').first().click();
  }
  await game.getByRole("button", { name: "Take back" }).click();
  assert.equal(await status(game).textContent(), "White to move");
  const tip = () => game.locator('[data-name="a1"]').boundingBox();
  const below = await tip();
  await game.getByRole("button", { name: "Flip board" }).click();
  assert.ok((await tip()).y < below.y - 50, "another home is at the bottom");
  await end(page, true);
});

test("with reduced motion a play and a jump appear at once", async () => {
  const page = await openPage(browser, server.url, { reducedMotion: "reduce" });
  await page.goto("/rules/star");
  const jumps = example(page, "Jump after jump");
  await jumps.getByRole("button", { name: "Play a9-e9" }).click();
  const settled = (within) =>
    within.evaluate((node) => node.getAnimations({ subtree: true }).length === 0);
  assert.ok(await settled(jumps));
  const [hole, man] = await Promise.all([
    middleOf(place(jumps, "e9")),
    middleOf(jumps.locator(".star-token").first()),
  ]);
  assert.ok(Math.hypot(hole.x - man.x, hole.y - man.y) < 2);
  await page.goto("/rules/nardi");
  const enter = example(page, "Enter first");
  await enter.getByRole("button", { name: "Play bar/21 13/7" }).click();
  assert.equal(await status(enter).textContent(), "bar/21 13/7");
  await page.context().close();
});
