// Endgame tables on the site: next to the computer on the analysis board, in an explained game, and
// for a director who decides a game.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, test } from "node:test";
import { faults } from "./harness/axe.mjs";
import { assertFits, becomes, openPage, startBrowser } from "./harness/browser.mjs";
import { days, good, makeAccount, makePlayer, signedIn, startGame } from "./harness/rest.mjs";
import {
  createUser,
  runBinary,
  startServer,
  temporaryDatabase,
  temporaryFolder,
} from "./harness/server.mjs";

const cleanups = [];
const suite = { after: (act) => cleanups.unshift(act) };
after(async () => {
  for (const act of cleanups) await act();
});

const shelf = temporaryFolder(suite);
const built = runBinary(
  ...["endings", "build", "english", "--pieces", "3", "--file", `${shelf}/english.endings`],
);
assert.equal(built.status, 0, built.stderr);
const password = "correct horse";
const db = temporaryDatabase(suite);
createUser(db, "Dirk", "director", password);
const server = await startServer(suite, { db, args: ["--endings", shelf] });
const browser = await startBrowser();
suite.after(() => browser.close());

const position = "W:WK31,K32:BK1";
const address = (variant, fen) => `/analysis?variant=${variant}&fen=${encodeURIComponent(fen)}`;
const told = (page) => page.locator(".known-ending");
const begin = (page) => page.getByRole("switch", { name: "Engine" }).check();
const asked = (page) => {
  const requests = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/v1/endings")) requests.push(pathname);
  });
  return requests;
};

/** From the view of the side to move. */
const known = async (fen) => {
  const answer = await fetch(`${server.url}/api/v1/endings/english?fen=${encodeURIComponent(fen)}`);
  assert.equal(answer.status, 200);
  return answer.json();
};

test("the analysis board shows the winning side and moves and plays them", async () => {
  const page = await openPage(browser, server.url, { viewport: { width: 390, height: 844 } });
  const { plies, best } = await known(position);
  await page.goto(address("english", position));
  await begin(page);
  await told(page).waitFor();
  const moves = Math.ceil(plies / 2);
  const text = new RegExp(`^Endgame table: White wins in ${moves} moves\\. Best:\\s*${best[0]}`);
  assert.match(await told(page).innerText(), text);
  const bar = page.locator(".gauge");
  await becomes(() => bar.getAttribute("aria-label"), `White wins in ${moves} moves`);
  await assertFits(page);
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await faults(page), []);
  }
  // With the keyboard: the move is played, and the other side needs as many moves to lose.
  await told(page).getByRole("button", { name: best[0], exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".tree-line .tree-move.current", { hasText: best[0] }).waitFor();
  const winner = `White wins in ${moves - 1} move`;
  await becomes(async () => (await told(page).innerText()).includes(winner), true);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("a draw is shown, and without a table no request is made", async () => {
  const page = await openPage(browser, server.url);
  const requests = asked(page);
  for (const [variant, fen] of [
    ["russian", "W:WKa1:BKh8"],
    ["english", "W:WK31,K32,K30:BK1"],
  ]) {
    await page.goto(address(variant, fen));
    await begin(page);
    await page.locator(".computer-lines strong").first().waitFor();
    assert.equal(await told(page).count(), 0);
  }
  assert.ok(
    requests.every((path) => path === "/api/v1/endings"),
    requests.join(),
  );
  await page.goto(address("english", "W:WK1:BK32"));
  await begin(page);
  await becomes(
    async () => (await told(page).innerText()).includes("A draw with best play."),
    true,
  );
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("a rules page shows the result below a draw rule's example and whether the count suffices", async () => {
  const page = await openPage(browser, server.url, { viewport: { width: 390, height: 844 } });
  const requests = asked(page);
  const example = page.locator(".rule-example", { hasText: "kings against one" }).first();
  await page.goto("/rules/russian");
  await example.getByRole("button", { name: "Play f8-g7" }).click();
  await example.getByRole("status").filter({ hasText: "f8-g7" }).waitFor();
  assert.equal(await told(page).count(), 0);
  await page.goto("/rules/english");
  await told(page).waitFor();
  const before =
    /^Endgame table: White wins in 17 moves\. In time \(40-move rule: 40 left\)\. Best:/;
  assert.match(await told(page).innerText(), before);
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await faults(page), []);
  }
  // A best move is played, and then the example's reply.
  await told(page).getByRole("button", { name: "31-26", exact: true }).click();
  await example.getByRole("button", { name: "Play 1-6" }).click();
  const after = "White wins in 16 moves. In time (40-move rule: 39 left).";
  await becomes(async () => (await told(page).innerText()).includes(after), true);
  assert.deepEqual([...new Set(requests)], ["/api/v1/endings", "/api/v1/endings/english"]);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

/** A game reduced to three pieces within a few moves. */
async function endingOf(white, black) {
  const wish = { variant: "english", fen: position, time_control: days(3) };
  const game = await startGame(white, black, wish);
  let fen = position;
  for (let ply = 0; ply < 4; ++ply) {
    const { best } = await known(fen);
    await good(
      (ply % 2 === 0 ? white : black).post(`/games/${game}/moves`, { move: best[0], ply }),
    );
    fen = (await good(white.get(`/games/${game}`))).fen;
  }
  return { game, fen };
}

test("a finished game shows the result of the current position, analysed or not", async () => {
  const [white, black] = await Promise.all(["Wim", "Bea"].map((name) => makePlayer(server, name)));
  const { game, fen } = await endingOf(white, black);
  // Players get no answer about their own running game.
  const own = await white.get(`/endings/english?fen=${encodeURIComponent(fen)}`);
  assert.deepEqual([own.status, own.body.code], [403, "FORBIDDEN"]);
  await good(black.post(`/games/${game}/resign`, {}));
  const page = await openPage(browser, server.url);
  await page.goto(`/analysis?game=${game}`);
  await page.locator(".explained .known-ending").waitFor();
  const { plies } = await known(fen);
  const winner = `White wins in ${Math.ceil(plies / 2)} moves.`;
  assert.ok((await page.locator(".explained .known-ending").innerText()).includes(winner));
  await page.goto(`/game/${game}`);
  await told(page).waitFor();
  assert.ok((await told(page).innerText()).includes(winner));
  // It comes and goes as the user steps, above the buttons for stepping.
  const above = await page.evaluate(() => {
    const top = (part) => document.querySelector(part).getBoundingClientRect().top;
    return top(".known-ending") < top(".move-steps");
  });
  assert.ok(above);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

/** Opens a page as the signed-in director. */
async function openDesk(path, options) {
  const page = await openPage(browser, server.url, options);
  const wish = { data: { username: "Dirk", password }, headers: { Origin: server.url } };
  assert.equal((await page.request.post("/api/v1/session", wish)).status(), 200);
  await page.goto(path);
  return page;
}

test("a director sees the result of the position before deciding a game", async () => {
  const dirk = await signedIn(server, "Dirk", password);
  const players = await Promise.all(["Gerd", "Hans"].map((name) => makeAccount(server, name)));
  const act = (client, path, body = {}) =>
    good(client.post(`/tournaments${path}`, body, { key: randomUUID() }));
  const { id } = await act(dirk, "", {
    ...{ name: "Endings", format: "round_robin", variant: "english", time_control: days(3) },
    ...{ mode: "correspondence", rated: false, tiebreaks: ["wins"], entry: { by: "open" } },
    openings: { draw: "round", table: `1 | ${position} | Two kings against one` },
  });
  for (const player of players) await act(player, `/${id}/entries`);
  for (const path of ["start", "rounds", "rounds/1/publish"]) await act(dirk, `/${id}/${path}`);
  const [game] = (await good(dirk.get(`/games?tournament=${id}&status=playing`))).items;
  const { plies } = await known(position);
  const winner = `White wins in ${Math.ceil(plies / 2)} moves.`;

  const desk = await openDesk(`/tournament/${id}?tab=rounds`);
  await desk.getByRole("button", { name: `More: ${game.white} – ${game.black}` }).click();
  await desk.getByRole("menuitem", { name: "Set a result" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.locator(".known-ending").waitFor();
  assert.ok((await dialog.locator(".known-ending").innerText()).includes(winner));
  assert.deepEqual(await faults(desk), []);
  await desk.keyboard.press("Escape");

  const [gerd] = players;
  const other = game.white === "Gerd" ? game.black : game.white;
  await good(
    gerd.post("/reports", { username: other, kind: "dispute", text: "It is won.", game: game.id }),
  );
  await desk.getByRole("tab", { name: "Direct" }).click();
  await desk.getByRole("button", { name: "Answer: Gerd" }).click();
  await dialog.locator(".known-ending").waitFor();
  assert.ok((await dialog.locator(".known-ending").innerText()).includes(winner));
  for (const [width, colorScheme] of [
    [390, "dark"],
    [1280, "light"],
  ]) {
    await desk.setViewportSize({ width, height: 800 });
    await desk.emulateMedia({ colorScheme });
    assert.deepEqual(await faults(desk), []);
  }
  assert.deepEqual(desk.troubles, []);
  await desk.context().close();
});
