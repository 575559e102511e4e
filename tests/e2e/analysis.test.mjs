// The analysis board in everyday use.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  choose,
  click,
  openPage,
  openPlayer,
  perMove,
  square,
  startGame,
  waitForPly,
} from "./harness/browser.mjs";
import { browser, server } from "./harness/stage.mjs";

async function openBoard(address = "/analysis") {
  const page = await openPage(browser, server.url);
  await page.goto(address);
  await square(page, /russian|bashni/.test(address) ? "a1" : "50").waitFor();
  return page;
}

const tree = (page) => page.locator(".tree");
const treeText = async (page) => (await tree(page).innerText()).replace(/\s+/g, " ").trim();
const button = (page, name) => page.getByRole("button", { name, exact: true });
const showTab = (page, name) => page.getByRole("tab", { name, exact: true }).click();

async function finish(...pages) {
  for (const page of pages) assert.deepEqual(page.troubles, []);
  await Promise.all(pages.map((page) => page.context().close()));
}

test("variations, annotations and comments round-trip through PDN", async () => {
  const page = await openBoard();
  for (const move of ["32-28", "19-23", "28-19", "14-23"]) await click(page, move);
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowLeft");
  await click(page, "17-22");
  await button(page, "mistake").click();
  await page.getByLabel("Comment", { exact: true }).fill("gives a man");
  assert.equal(await treeText(page), "1 32-28 19-23 1... 17-22? gives a man 2 28×19 14×23");
  await page.getByLabel("Comment", { exact: true }).press("Escape");
  await page.keyboard.press("p");
  assert.equal(await treeText(page), "1 32-28 17-22? gives a man 1... 19-23 2. 28×19 14×23");
  await page.reload();
  await tree(page).getByText("gives a man").waitFor();
  await showTab(page, "Share");
  const pdn = page.getByLabel("PDN with variations and comments");
  await page.getByRole("link", { name: "Download" }).waitFor();
  const text = await pdn.inputValue();
  assert.match(text, /1\. 32-28 17-22\? \{gives a man\} \(1\.\.\. 19-23 2\. 28x19 14x23\) \*/);

  const other = await openBoard();
  await choose(other, "Import a game or position");
  await other.getByLabel("PDN or FEN").fill(text);
  await other.getByRole("dialog").getByRole("button", { name: "Import" }).click();
  await tree(other).getByText("gives a man").waitFor();
  assert.equal(await treeText(other), await treeText(page));
  await finish(page, other);
});

test("unreadable parts of a PDN are reported, and the rest is imported", async () => {
  const page = await openBoard();
  await choose(page, "Import a game or position");
  const dialog = page.getByRole("dialog");
  await page.getByLabel("PDN or FEN").fill('[GameType "25"]\n1. c3-d4 d6-c5 2. h2-h3 *');
  await dialog.getByRole("button", { name: "Import" }).click();
  await dialog.getByText("Line 2, column 19").waitFor();
  await dialog.getByRole("button", { name: "Import the readable part" }).click();
  await square(page, "a1").waitFor();
  await tree(page).getByText("d6-c5").waitFor();
  assert.equal(await treeText(page), "1 c3-d4 d6-c5");
  await finish(page);
});

test("a faulty game among several is imported only after its faults were shown", async () => {
  const page = await openBoard();
  await choose(page, "Import a game or position");
  const dialog = page.getByRole("dialog");
  const file = `[White "A"]\n[Black "B"]\n[Result "2-0"]\n1. 32-28 19-23 2-0

[White "Jos\u00e9"]\n[Black "D"]\n[Result "0-2"]\n1. 32-28 19-23 2. 37-32 0-2\n`;
  await page
    .getByLabel("Open a file")
    .setInputFiles({ name: "two.pdn", mimeType: "", buffer: Buffer.from(file, "latin1") });
  await dialog.getByRole("button", { name: "Import" }).click();
  await dialog.getByRole("button", { name: "José – D 0-2" }).click();
  await dialog.getByRole("alert").getByText("Line 9, column 19").waitFor();
  await dialog.getByRole("button", { name: "Import the readable part" }).click();
  await tree(page).getByText("19-23").waitFor();
  assert.equal(await treeText(page), "1 32-28 19-23");
  await finish(page);
});

test("a move is deleted, and the deletion undone", async () => {
  const page = await openBoard();
  await click(page, "32-28");
  await page.keyboard.press("/");
  await page.getByLabel("Type a move").fill("1923");
  await page.keyboard.press("Enter");
  await page.getByLabel("Type a move").press("Escape");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Delete");
  await tree(page).getByText("Play moves for both sides").waitFor();
  await button(page, "Undo").click();
  assert.equal(await treeText(page), "1 32-28 19-23");
  await finish(page);
});

test("a position is set up, its faults are shown, and its link opens it elsewhere", async () => {
  const page = await openBoard();
  await choose(page, "Set up a position");
  await button(page, "Clear the board").click();
  await page.getByText("White has no pieces.").waitFor();
  await square(page, "3").click();
  await page.getByText("A man on 3 would be a king.").waitFor();
  assert.equal(await button(page, "Analyse").isDisabled(), true);
  await square(page, "3").click();
  await page.getByLabel("white king").check();
  await square(page, "46").click();
  await page.getByLabel("black king").check();
  await square(page, "4").click();
  await page.getByRole("radio", { name: "Black", exact: true }).check();
  await button(page, "Analyse").click();
  await page.getByText("5-move rule: 5 left").waitFor();
  await click(page, "4-15");
  await page.getByText("5-move rule: 5 left").waitFor();
  await click(page, "46-41");
  await page.getByText("5-move rule: 4 left").waitFor();
  await showTab(page, "Share");
  assert.equal(await page.getByLabel("FEN of this position").inputValue(), "B:WK41:BK15");
  const other = await openBoard(await page.getByLabel("Link to this position").inputValue());
  assert.match(await square(other, "41").getAttribute("aria-label"), /^41, white king/);
  await finish(page, other);
});

test("towers are stacked and played", async () => {
  const page = await openBoard("/analysis?variant=bashni");
  await choose(page, "Set up a position");
  await button(page, "Clear the board").click();
  await page.getByLabel("Stack on the piece there").check();
  for (const [piece, name] of [
    ["black man", "c3"],
    ["black king", "c3"],
    ["white man", "c3"],
    ["black man", "d4"],
  ]) {
    await page.getByLabel(piece, { exact: true }).check();
    await square(page, name).click();
  }
  const tower = "c3, white man, standing on black king, black man";
  assert.equal(await square(page, "c3").getAttribute("aria-label"), tower);
  assert.equal(await page.getByLabel("FEN").inputValue(), "W:Wc3:Bd4:Tc3=Bb");
  await button(page, "Analyse").click();
  await click(page, "c3-e5");
  const after = "e5, white man, standing on black king, black man, black man";
  await page.locator(`.square[aria-label^="${after}"]`).waitFor();
  await finish(page);
});

test("the move count of a Frisian king is kept and edited in the set-up", async () => {
  const fen = "W:W31,K46:BK5,7:+0+246";
  const page = await openBoard(`/analysis?${new URLSearchParams({ variant: "frisian", fen })}`);
  await choose(page, "Set up a position");
  const run = page.getByLabel("Moves in a row: white king");
  assert.equal(await run.locator("option:checked").innerText(), "46: 2");
  assert.match(await page.getByLabel("FEN").inputValue(), /:\+0\+246$/);
  await run.selectOption("46: 3");
  await button(page, "Analyse").click();
  await square(page, "46").click();
  await page.getByText("This king has moved three times in a row").first().waitFor();
  await finish(page);
});

test("the analysis of a game keeps its variations when the game moves on", async () => {
  const [anna, boris] = await Promise.all(
    ["Anna", "Boris"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, anna, boris, { time_control: perMove(3) });
  await anna.goto(`/game/${game}`);
  await click(anna, "32-28");
  await waitForPly(anna, 1);
  await anna.getByRole("link", { name: "Analyse" }).click();
  await anna.waitForURL("**/analysis?game=*");
  await tree(anna).getByText("32-28").waitFor();
  await click(anna, "19-23");
  await boris.goto(`/game/${game}`);
  await click(boris, "17-22");
  await waitForPly(boris, 2);
  await anna.reload();
  await tree(anna).getByText("17-22").waitFor();
  assert.equal(await treeText(anna), "1 32-28 17-22 1... 19-23");
  await finish(anna, boris);
});

test("an invalid variant, position or game in an address is reported", async () => {
  const page = await openPage(browser, server.url);
  await page.goto("/analysis?variant=chess");
  await page.getByRole("heading", { name: "There is no variant called chess." }).waitFor();
  await page.goto("/analysis?fen=W:W1:B50");
  await page.getByRole("heading", { name: "cannot stand on 1" }).waitFor();
  await page.goto("/analysis?game=99999");
  await page.getByRole("heading", { name: "This game does not exist." }).waitFor();
  await finish(page);
});

test("the site uses the browser's language, and another once it is chosen", async () => {
  const page = await openPage(browser, server.url, { locale: "lv-LV" });
  await page.goto("/settings");
  await page.getByRole("heading", { name: "Iestatījumi" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "lv");
  await page.getByLabel("Valoda").selectOption("nl");
  await page.getByRole("heading", { name: "Instellingen" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "nl");
  await page.goto("/");
  await page.getByText("Vriendschappelijk").waitFor();
  await finish(page);
});

test("the longest variant name is shown in full, and long texts are limited in bytes", async () => {
  const page = await openPage(browser, server.url, { viewport: { width: 1280, height: 800 } });
  await page.goto("/analysis?variant=english");
  const select = page.getByLabel("Variant");
  await select.waitFor();
  const room = await select.evaluate((shown) => {
    const style = getComputedStyle(shown);
    const text = document.createElement("span");
    text.style.font = style.font;
    text.style.position = "absolute";
    text.textContent = shown.selectedOptions[0].text;
    document.body.append(text);
    const inside =
      shown.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return inside - text.offsetWidth;
  });
  assert.ok(room >= 0, `${room} px`);
  await choose(page, "Import a game or position");
  // Pasted, because typing it would take a minute.
  await page.locator("#import-text").evaluate((area) => {
    area.value = `${"\u0434".repeat(99)}\n`.repeat(6100);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await page.getByRole("dialog").getByRole("button", { name: "Import" }).click();
  await page.getByRole("alert").getByText("The text is too long.").waitFor();
  await page.context().close();
});
