// Puzzles in the browser: solved, failed, given up and reported, and the daily puzzle.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { faults } from "./harness/axe.mjs";
import { becomes, click, openPage, openPlayer } from "./harness/browser.mjs";
import { projectRoot } from "./harness/server.mjs";
import { browser, server } from "./harness/stage.mjs";

const phone = { viewport: { width: 390, height: 844 } };
const variant = "russian";

async function asked(page, path) {
  const answer = await page.request.get(`/api/v1/puzzles/${path}`);
  assert.ok(answer.ok(), await answer.text());
  return (await answer.json()).puzzle;
}

/** Like the program, because showing a solution to this address makes an attempt not count. */
const solutionOf = ({ fen, last_move }) =>
  readFileSync(join(projectRoot, "server/background/puzzles/shipped.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .find((one) => one.fen === fen && one.last_move === last_move).solution;

const square = (page, name) => page.locator(`.puzzle .square[data-name="${name}"]`);
const movable = (page) => page.locator(".puzzle .square.movable, .puzzle .square.must");
const button = (page, name) => page.getByRole("button", { name, exact: true });
/** Waits until the user can move. */
const theirTurn = (page) => movable(page).first().waitFor();
const lineOf = async (page) => (await page.locator(".puzzle-move").allInnerTexts()).length;

async function type(page, move) {
  const field = page.getByRole("textbox", { name: "Type a move" });
  await field.fill(move);
  await field.press("Enter");
}

/** Plays the user's moves of a solution, quiet moves by hand. */
async function solve(page, solution) {
  for (const [ply, move] of solution.entries()) {
    if (ply % 2 === 1) continue;
    await theirTurn(page);
    if (/[x:]/.test(move)) await type(page, move);
    else await click(page, move).catch(() => type(page, move));
  }
}

/** Plays a legal move that is not the solution's first. */
async function miss(page, first) {
  await theirTurn(page);
  const [from = "", ...more] = first.split(/[-x:]/);
  const to = more.at(-1) ?? "";
  for (const name of await movable(page).evaluateAll((all) => all.map((one) => one.dataset.name))) {
    await square(page, name).focus();
    await page.keyboard.press("Enter");
    const targets = await page
      .locator('.puzzle .square[aria-label*="can be reached"]')
      .evaluateAll((all) => all.map((one) => one.dataset.name));
    const other = targets.find((target) => name !== from || target !== to);
    if (other !== undefined) {
      await square(page, other).focus();
      await page.keyboard.press("Enter");
      return;
    }
    await page.keyboard.press("Escape");
  }
  assert.fail("every move is the solution's");
}

const narrowEnough = async (page) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `${wide} pixels`);
};

async function finish(...pages) {
  for (const page of pages) {
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
}

test("a puzzle is solved, the ratings change, and the next one is different", async () => {
  const anna = await openPlayer(browser, server.url, "PuzzleAnna", phone);
  const puzzle = await asked(anna, `next?variant=${variant}`);
  const solution = solutionOf(puzzle);
  await anna.goto(`/puzzles?variant=${variant}`);
  const side = puzzle.color === "white" ? "White" : "Black";
  await anna.getByRole("heading", { name: `${side} to play and win` }).waitFor();
  await anna.getByText("A hint halves the points you win.").waitFor();
  await theirTurn(anna);
  await narrowEnough(anna);
  assert.deepEqual(await faults(anna), []);
  assert.equal(await anna.getByText("Rating of the puzzle").count(), 0, "not before the attempt");

  await solve(anna, solution);
  await anna.locator(".puzzle-task.solved").waitFor();
  await anna.getByRole("link", { name: `Solved: puzzle ${puzzle.id}`, exact: true }).waitFor();
  assert.match(await anna.locator(".rating-change").innerText(), /^\+\d+$/);
  assert.equal(await lineOf(anna), 1 + solution.length);
  await narrowEnough(anna);
  assert.deepEqual(await faults(anna), []);
  const ratings = await (await anna.request.get("/api/v1/players/PuzzleAnna/puzzles")).json();
  assert.deepEqual([ratings.items[0].variant, ratings.items[0].solved], [variant, 1]);

  // The user can step through the line, and the analysis board is one link away.
  await anna.keyboard.press("ArrowUp");
  await button(anna, "Replay the line").click();
  await becomes(() => anna.locator('.puzzle-move[aria-current="true"]').count(), 1);
  const way = anna.getByRole("link", { name: "Analyse", exact: true });
  assert.match(await way.getAttribute("href"), /^\/analysis\?variant=russian&fen=.*computer=on$/);
  await anna.keyboard.press("n");
  await anna.getByText("Find the only winning line").waitFor();
  const other = await asked(anna, `next?variant=${variant}`);
  assert.notEqual(other.id, puzzle.id);

  // Another attempt at the same puzzle is answered, and does not count.
  await anna.goto(`/puzzles/${puzzle.id}`);
  const before = anna.getByText("You have already solved this puzzle. It does not count again.");
  await before.waitFor();
  await narrowEnough(anna);
  await solve(anna, solution);
  await anna.getByText("This attempt does not count for your rating.").waitFor();
  assert.equal(await before.count(), 0, "it is replaced by the new message");

  await anna.goto("/@/PuzzleAnna");
  await anna.getByRole("heading", { name: "Puzzle ratings" }).waitFor();
  await anna.getByText("Solved 1 of 1").waitFor();
  await narrowEnough(anna);
  await finish(anna);
});

test("a wrong move and the solution are shown, and the puzzle can be reported", async () => {
  const boris = await openPlayer(browser, server.url, "PuzzleBoris");
  const puzzle = await asked(boris, `next?variant=${variant}`);
  const solution = solutionOf(puzzle);
  await boris.goto("/puzzles");
  await boris.getByLabel("Variant").selectOption(variant);
  await boris.waitForURL(`**/puzzles?variant=${variant}`);
  await miss(boris, solution[0]);
  await boris.locator(".puzzle-task.wrong").waitFor();
  await boris
    .getByText(/is not the best move\./)
    .first()
    .waitFor();
  assert.match(await boris.locator(".rating-change").innerText(), /^−\d+$/);
  assert.equal(await lineOf(boris), 1 + solution.length);
  assert.deepEqual(await faults(boris), []);
  const last = boris.locator(".puzzle-move").last();
  await last.click();
  await becomes(() => last.getAttribute("aria-current"), "true");
  await button(boris, "Report as wrong").click();
  const dialog = boris.getByRole("dialog");
  await dialog.getByLabel("What is wrong?").fill("Another move wins as well.");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await dialog.getByText("Thank you.").waitFor();
  await dialog.getByRole("button", { name: "Close" }).first().click();

  await boris.getByRole("link", { name: "Analyse", exact: true }).click();
  await boris.waitForURL("**/analysis?*");
  const computer = boris.getByRole("switch", { name: "Engine" });
  await computer.waitFor();
  assert.ok(await computer.isChecked());
  await finish(boris);
});

test("a hint halves the gain, and unrated puzzles leave the rating unchanged", async () => {
  const clara = await openPlayer(browser, server.url, "PuzzleClara");
  const waiting = await asked(clara, `next?variant=${variant}`);
  await clara.goto(`/puzzles?variant=${variant}`);
  await theirTurn(clara);
  const rated = clara.getByRole("switch", { name: "Rated" });
  assert.ok(await rated.isChecked());
  await rated.uncheck();
  await clara.getByText("This puzzle does not change your rating.").waitFor();
  const other = await asked(clara, `next?variant=${variant}&rated=false`);
  assert.notEqual(other.id, waiting.id);
  await theirTurn(clara);
  await miss(clara, solutionOf(other)[0]);
  await clara.getByRole("link", { name: `Failed: puzzle ${other.id}`, exact: true }).waitFor();
  await clara.getByText("This attempt does not count for your rating.").waitFor();

  await clara.reload();
  await rated.check();
  const solution = solutionOf(waiting);
  await theirTurn(clara);
  await button(clara, "Hint").click();
  await clara
    .getByText(`Move the piece on ${solution[0].split(/[-x:]/)[0]}.`)
    .first()
    .waitFor();
  assert.deepEqual(await faults(clara), []);
  await solve(clara, solution);
  await clara.locator(".puzzle-task.solved").waitFor();
  assert.match(await clara.locator(".rating-change").innerText(), /^\+\d+$/);
  await finish(clara);
});

test("a visitor may try and is told that it is not rated", async () => {
  const page = await openPage(browser, server.url, { colorScheme: "dark" });
  await page.goto("/");
  const daily = page.getByRole("region", { name: "Puzzle of the day" });
  await daily.getByRole("link").click();
  await page.waitForURL("**/puzzles/daily");
  const puzzle = await asked(page, "daily");
  await theirTurn(page);
  assert.deepEqual(await faults(page), []);
  await button(page, "Show solution").click();
  await page.getByRole("heading", { name: "Solution", exact: true }).waitFor();
  await page.getByText("Sign up to get a puzzle rating.").waitFor();
  assert.equal(await button(page, "Report as wrong").count(), 0);
  assert.equal(await lineOf(page), 1 + puzzle.plies);
  await becomes(
    () => page.locator(".puzzle-move").last().getAttribute("aria-current"),
    "true",
    "the solution is played",
  );
  assert.deepEqual(await faults(page), []);
  await finish(page);
});

test("an unknown puzzle address says so", async () => {
  const page = await openPage(browser, server.url);
  await page.goto("/puzzles/999999999");
  await page.getByText("This puzzle does not exist.").waitFor();
  await finish(page);
});
