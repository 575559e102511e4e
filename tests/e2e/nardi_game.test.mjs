// A short nardi match between two people, from the form to its end.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import {
  assertFits,
  downloadedText,
  openMore,
  openPage,
  openPlayer,
  perMove,
  sendAsked,
  startGame,
  waitForPly,
} from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });
const own = (page) => page.locator(".nardi-place.own");
const target = (page) => page.locator('.nardi-place[aria-label*="can be reached"]');

/** The player who has something to play, and the other one. */
async function byTurn(one, other) {
  await Promise.any([one, other].map((page) => button(page, "Done").waitFor()));
  return (await button(one, "Done").isVisible()) ? [one, other] : [other, one];
}

async function middle(place) {
  const { x, y, width, height } = await place.boundingBox();
  return [x + width / 2, y + height / 2];
}

const byClicks = async (page) => {
  await own(page).first().click();
  await target(page).first().click();
};

const byKeys = async (page) => {
  await own(page).first().focus();
  await page.keyboard.press("Enter");
  await target(page).first().focus();
  await page.keyboard.press("Enter");
};

async function byHand(page) {
  await own(page).first().click();
  const [to] = [await middle(target(page).first())];
  await page.keyboard.press("Escape");
  await page.mouse.move(...(await middle(own(page).first())));
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 5 });
  await page.mouse.up();
}

/** Makes a whole play with the dice. */
async function play(page, step) {
  const done = button(page, "Done");
  while (await done.isDisabled()) await step(page);
  await done.click();
  await sendAsked(page);
}

const played = (page) => page.locator(".move[data-ply]").count();

/** The download of the link with that name. */
async function downloaded(page, name) {
  const link = page.getByRole("link", { name, exact: true });
  const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
  return { name: file.suggestedFilename(), text: await downloadedText(file) };
}

const sha256 = (hex) => createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");

test("a match from the form is played to its end with verifiable dice", async () => {
  const anna = await openPlayer(browser, server.url, "anna");
  const boris = await openPlayer(browser, server.url, "boris");
  await anna.goto("/");
  await button(anna, "Friend").click();
  const dialog = anna.getByRole("dialog");
  await dialog.getByLabel("Opponent").fill("boris");
  await dialog.getByLabel("Variant").selectOption("nardi");
  // Backgammon begins with the WBGF's rules.
  await dialog.getByRole("group", { name: "Match length" }).getByLabel("3").check();
  await dialog.getByLabel("Doubling cube").check();
  await dialog.getByRole("radio", { name: "Casual" }).check();
  await dialog.getByRole("button", { name: "Challenge" }).click();
  await anna.getByText("Backgammon (WBGF, 3, Doubling cube)").waitFor();
  const commitmentLine = await anna.locator(".challenge-dice").innerText();
  const publishedCommitment = /[0-9a-f]{64}/.exec(commitmentLine)?.[0];
  await boris.goto("/");
  await button(boris, "Accept").click();
  await boris.waitForURL(/\/game\/\d+$/);
  await anna.waitForURL(/\/game\/\d+$/);

  const [first, second] = await byTurn(anna, boris);
  const dice = () => first.locator('[aria-label*="dice: "]').first().getAttribute("aria-label");
  const [, one, other] = /(\d), (\d)$/.exec(await dice());
  await button(first, "Swap the dice").click();
  assert.match(await dice(), new RegExp(`${other}, ${one}$`));
  await byClicks(first);
  await button(first, "Undo").click();
  assert.equal(await button(first, "Undo").isDisabled(), true);
  await play(first, byClicks);
  await waitForPly(second, 1);
  // The opponent's play stays shown, with its dice, and can be shown again.
  const marks = second.locator(".nardi-trace");
  await marks.first().waitFor();
  await second.keyboard.press("r");
  await marks.first().waitFor({ state: "detached" });
  await marks.first().waitFor();
  assert.ok((await second.locator(".nardi-die").count()) > 1);
  await second.getByText(/^\w+ played \d\d: /).waitFor();
  assert.deepEqual(await second.locator(".match-score").allInnerTexts(), ["0", "0"]);

  await button(second, "Double").click();
  await button(first, "Take").click();
  await waitForPly(first, 3);
  await play(second, byKeys);
  await waitForPly(first, 4);
  // The player who accepted the double owns the cube.
  await button(first, "Roll").click();
  await play(first, byHand);
  await waitForPly(second, 6);

  await button(second, "Resign").click();
  await button(second, "Gammon: 4 points").click();
  await button(first, "Accept").click();
  for (const page of [anna, boris]) {
    await page.locator(".result-strip", { hasText: /1–0|0–1/ }).waitFor();
    assert.match(await page.locator(".result-strip").innerText(), /lost the match/);
  }
  const address = `/api/v1/games/${anna.url().split("/").at(-1)}`;
  const { items } = await (await anna.request.get(`${address}/events`)).json();
  const rolls = items.map(({ d }) => d).filter(({ type }) => type === "rolled");
  assert.ok(rolls.length >= 3);
  let before = items[0].d.dice_commitment;
  for (const { link } of rolls) {
    assert.equal(sha256(link), before);
    before = link;
  }
  const acts = items.map(({ d }) => d).filter(({ act, auto }) => act && !auto);
  for (const { entropy } of acts) assert.match(entropy, /^[0-9a-f]{32}$/);
  // Both players' entropy is received before the opening roll, under a commitment published before.
  assert.deepEqual(
    acts.slice(0, 2).map(({ act, type }) => `${type} ${act}`),
    ["greeting hello", "greeting hello"],
  );
  assert.notEqual(acts[0].seat, acts[1].seat);
  assert.equal(
    items.findIndex(({ d }) => d.type === "rolled"),
    3,
  );
  assert.equal(items[0].d.dice_commitment, publishedCommitment);

  await openMore(anna);
  const mat = await downloaded(anna, "MAT");
  assert.match(mat.name, /\.mat$/);
  assert.match(mat.text, / 3 point match\n\n Game 1\n (anna : 0 +boris|boris : 0 +anna) : 0\n/);
  assert.match(mat.text, / Doubles => 2\b/);
  assert.match(mat.text, / Wins 4 points and the match\n$/);
  assert.match(
    (await downloaded(anna, "SGF")).text,
    /^\(;FF\[4\]GM\[6\].*PW\[(anna\]PB\[boris|boris\]PB\[anna)\]/,
  );
  await anna.keyboard.press("ArrowUp");
  const start = await downloaded(anna, "XGID");
  assert.match(start.name, /\.txt$/);
  assert.match(start.text, /^XGID=-b----E-C---eE---c-e----B-:0:0:/);
  assert.match(start.text, /\nPosition ID: 4HPwATDgc\/ABMA\n/);

  await boris.setViewportSize({ width: 390, height: 844 });
  await boris.goto(`/dice/${boris.url().split("/").at(-1)}`);
  const links = boris.locator("main .button");
  await links.nth(1).waitFor();
  const [upper, lower] = [await links.nth(0).boundingBox(), await links.nth(1).boundingBox()];
  const apart = Math.max(lower.x - (upper.x + upper.width), lower.y - (upper.y + upper.height));
  assert.ok(apart >= 8, `${apart} px between the buttons of a game's dice page`);

  const { all } = await (await anna.request.get("/api/v1/dice")).json();
  assert.equal(all.rolls, rolls.length);
  await anna.goto("/dice");
  await anna.getByText(`${rolls.length} rolls so far.`).waitFor();
  const cells = await anna.locator("tbody td").allInnerTexts();
  assert.deepEqual(cells.map(Number), all.counts);
  for (const page of [anna, boris]) assert.deepEqual(page.troubles, []);
});

test("a spectator sees the dice but cannot move; lists name the game", async () => {
  const carl = await openPlayer(browser, server.url, "carl");
  const dora = await openPlayer(browser, server.url, "dora");
  const wish = { variant: "nardi", time_control: perMove(3) };
  const game = await startGame(server.url, carl, dora, wish);
  const guest = await openPage(browser, server.url, { viewport: { width: 390, height: 844 } });
  await guest.goto(`/game/${game}`);
  await guest.locator(".nardi-die").first().waitFor();
  assert.equal(await own(guest).count(), 0);
  for (const page of [carl, dora]) {
    await page.goto("/desk");
    await page.locator(".desk-opponent").click();
  }
  const [first] = await byTurn(carl, dora);
  await first.goto("/desk");
  await first.locator(".desk-card .nardi-small").waitFor();
  await first.locator(".desk-opponent").click();
  await button(first, "Done").waitFor();
  const before = await played(guest);
  await play(first, byClicks);
  await waitForPly(guest, before + 1);
  assert.equal(await button(guest, "Done").count(), 0);
  await assertFits(guest);
  assert.deepEqual(await faults(guest), []);
  for (const name of ["Draw", "Take back", "Abort"])
    assert.equal(await button(first, name).count(), 0, name);
  for (const page of [carl, dora, guest]) assert.deepEqual(page.troubles, []);
});
