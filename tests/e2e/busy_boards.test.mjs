// Nardi and the star while a man is held: the connection is lost and comes back, the opponent
// leaves, or the game ends; with mouse and finger.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lineOf, openPage, openPlayer, startGame, waitForPly } from "./harness/browser.mjs";
import { between, fingersOn, middleOf } from "./harness/hand.mjs";
import { browser, server } from "./harness/stage.mjs";

const nardi = { variant: "nardi", ruleset: "wbgf", terms: { length: 3, cube: true } };
const star = { variant: "star", terms: { side: 3, men: 6, seats: 2 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const own = (page) => page.locator(".nardi-place.own, .star-place.own");
const target = (page) => page.locator('[data-square][aria-label*="can be reached"]');

const inHand = (page) => page.locator(".piece.dragged");

/** Saves a picture in the folder CROWNHEAD_PICTURES, if set. */
async function picture(page, name) {
  const folder = process.env.CROWNHEAD_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/busy-${name}.png` });
}

/** The place of a man that may be moved, and a place where it may go. */
async function wayOf(page) {
  await own(page).first().waitFor();
  await own(page).first().click();
  const to = await middleOf(target(page).first());
  await page.keyboard.press("Escape");
  return { from: await middleOf(own(page).first()), to };
}

/** Picks up a man and moves it half of the way. */
async function lift(page) {
  const { from, to } = await wayOf(page);
  const half = between(from, to, 0.5);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(half.x, half.y, { steps: 5 });
  await inHand(page).waitFor();
  return { from, to, half };
}

const resign = async (page, game) => {
  const answer = await page.request.post(`/api/v1/games/${game}/resign`, {
    data: {},
    headers: { Origin: server.url },
  });
  assert.ok(answer.ok(), await answer.text());
};

/** The player to move, and the other one. */
async function byTurn(one, other) {
  await Promise.any([one, other].map((page) => own(page).first().waitFor()));
  return (await own(one).count()) > 0 ? [one, other] : [other, one];
}

async function two(names, wish) {
  const [one, other] = await Promise.all(
    names.map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, one, other, wish);
  const lines = new Map();
  for (const page of [one, other]) {
    lines.set(page, await lineOf(page));
    await page.goto(`/game/${game}`);
  }
  const [first, second] = await byTurn(one, other);
  return { game, first, second, line: lines.get(first) };
}

const sound = (...pages) => {
  for (const page of pages) assert.deepEqual(page.troubles, []);
};

for (const [name, wish] of [
  ["nardi", nardi],
  ["star", star],
])
  test(`${name}: a lifted man stays lifted through a lost connection`, async () => {
    const { first, second, line } = await two([`anna${name}`, `boris${name}`], wish);
    const { to, half } = await lift(first);
    const bar = first.locator(".connection");
    await line.cut();
    await bar.waitFor();
    await picture(first, `${name}-lost`);
    assert.equal(await inHand(first).count(), 1);
    await first.mouse.move(half.x + 3, half.y + 3);
    line.mend();
    await bar.waitFor({ state: "detached" });
    // Presence is shown once the board has received the game's events again.
    await first.locator(".presence.here").nth(1).waitFor();
    assert.equal(await inHand(first).count(), 1);
    await first.mouse.move(to.x, to.y, { steps: 5 });
    await picture(first, `${name}-back`);
    await first.mouse.up();
    assert.equal(await inHand(first).count(), 0);
    if (name === "star") await waitForPly(second, 1);
    else
      await first
        .getByRole("button", { name: "Undo", exact: true })
        .and(first.locator(":enabled"))
        .waitFor();
    sound(second);
  });

test("star: a man dragged before the opponent's move is lifted after it", async () => {
  const { game, first, second } = await two(["mona", "nils"], star);
  const { legal_moves: moves } = await (await first.request.get(`/api/v1/games/${game}`)).json();
  // In the front row of the north point.
  const from = await middleOf(second.locator('.star-place[data-name="a11"]'));
  await second.mouse.move(from.x, from.y);
  await second.mouse.down();
  await second.mouse.move(from.x, from.y - 20, { steps: 3 });
  assert.equal(await inHand(second).count(), 0, "it is not their turn");
  const played = await first.request.post(`/api/v1/games/${game}/moves`, {
    data: { move: moves[0], ply: 0 },
    headers: { Origin: server.url },
  });
  assert.ok(played.ok(), await played.text());
  await own(second).first().waitFor();
  await second.mouse.move(from.x, from.y - 30, { steps: 3 });
  await inHand(second).waitFor();
  await picture(second, "star-pulled");
  await second.mouse.up();
  sound(first, second);
});

for (const [name, wish] of [
  ["nardi", nardi],
  ["star", star],
])
  test(`${name}: the end of the game drops a lifted man`, async () => {
    const { game, first, second } = await two([`carl${name}`, `dora${name}`], wish);
    const { to } = await lift(first);
    await resign(second, game);
    await first.locator(".result-strip").waitFor();
    await inHand(first).waitFor({ state: "detached" });
    await picture(first, `${name}-over`);
    await first.mouse.move(to.x, to.y);
    await first.mouse.up();
    assert.equal(await first.locator(".strip.refused").count(), 0);
    sound(first, second);
  });

test("nardi: a double during the opponent's resignation shows only the result", async () => {
  const { game, first, second } = await two(["kurt", "lena"], nardi);
  const { legal_moves: moves } = await (await first.request.get(`/api/v1/games/${game}`)).json();
  const played = await first.request.post(`/api/v1/games/${game}/moves`, {
    data: { move: moves[0], ply: 0 },
    headers: { Origin: server.url },
  });
  assert.ok(played.ok(), await played.text());
  const double = second.getByRole("button", { name: "Double", exact: true });
  await double.waitFor();
  // At once, whether or not the end has arrived: a click would wait until the button stops moving.
  await Promise.all([double.evaluate((button) => button.click()), resign(first, game)]);
  for (const page of [first, second]) await page.locator(".result-strip").waitFor();
  await picture(second, "nardi-doubled");
  assert.equal(await second.locator(".strip.refused, .asked").count(), 0);
  sound(first, second);
});

test("star: a lifted man stays lifted while another player leaves", async () => {
  const [emil, fred, gina] = await Promise.all(
    ["emil", "fred", "gina"].map((name) => openPlayer(browser, server.url, name)),
  );
  const post = async (page, path, data) => {
    const answer = await page.request.post(`/api/v1${path}`, {
      data,
      headers: { Origin: server.url },
    });
    assert.ok(answer.ok(), await answer.text());
    return answer.json();
  };
  const { id } = await post(emil, "/challenges", {
    ...{ variant: "star", terms: { side: 4, men: 10, seats: 3 }, color: "white" },
    ...{ time_control: { kind: "fischer", base_ms: 600_000, increment_ms: 5000 } },
  });
  await post(fred, `/challenges/${id}/accept`, {});
  const { game_id: game } = await post(gina, `/challenges/${id}/accept`, {});
  const guest = await openPage(browser, server.url);
  for (const page of [emil, gina, guest]) await page.goto(`/game/${game}`);
  const { to } = await lift(emil);
  await resign(fred, game);
  await emil.locator(".seat-bar", { hasText: "fred" }).getByText("Place 3 of 3").waitFor();
  await picture(emil, "star-left");
  assert.equal(await inHand(emil).count(), 1);
  assert.equal(
    await emil.locator(".star-board .star-red").count(),
    0,
    "the men of an eliminated seat are removed",
  );
  await emil.mouse.move(to.x, to.y, { steps: 5 });
  await emil.mouse.up();
  for (const page of [emil, gina, guest]) await waitForPly(page, 1);
  sound(emil, gina, guest);
});

for (const [name, wish] of [
  ["nardi", nardi],
  ["star", star],
])
  test(`${name}: a finger drags a man without scrolling the page`, async () => {
    const [hans, ida] = await Promise.all(
      ["hans", "ida"].map((who) => openPlayer(browser, server.url, `${who}${name}`, phone)),
    );
    const game = await startGame(server.url, hans, ida, wish);
    for (const page of [hans, ida]) await page.goto(`/game/${game}`);
    const [first, second] = await byTurn(hans, ida);
    const { from, to } = await wayOf(first);
    const touch = await fingersOn(first);
    await touch("touchStart", from);
    for (const share of [0.2, 0.4, 0.6]) await touch("touchMove", between(from, to, share));
    await inHand(first).waitFor();
    await picture(first, `${name}-finger`);
    assert.equal(await first.evaluate(() => window.scrollY), 0);
    for (const share of [0.8, 1]) await touch("touchMove", between(from, to, share));
    await touch("touchEnd");
    await inHand(first).waitFor({ state: "detached" });
    if (name === "star") await waitForPly(second, 1);
    else await first.locator(".nardi-trace").first().waitFor();
    const wide = await first.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    assert.equal(wide, false);
    sound(first, second);
  });
