// Ratings as players see them: at the board, on their pages, in the leaderboard, in the search.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import test from "node:test";
import { openPage, startBrowser } from "./harness/browser.mjs";
import { days, gameOf, good, makePlayer, startGame, twoPlayers } from "./harness/rest.mjs";
import { startServer, temporaryDatabase } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";

/** A rated game that `loser` resigns after one move by each side. */
async function lose(white, black, loser, wish = {}) {
  const id = await startGame(white, black, { rated: true, ...wish });
  const moves = wish.variant === "russian" ? ["c3-d4", "d6-c5"] : ["32-28", "19-23"];
  for (const [ply, move] of moves.entries()) {
    await good(
      [white, black][ply].post(`/games/${id}/moves`, { move, ply }, { key: randomUUID() }),
    );
  }
  await good(loser.post(`/games/${id}/resign`, {}, { key: randomUUID() }));
  return id;
}

test("each name is shown with its rating at the start of the game", async (t) => {
  const db = temporaryDatabase(t);
  let server = await startServer(t, { db });
  let [ann, bob] = await twoPlayers(server);
  const live = await startGame(ann, bob, { rated: true });
  const slow = await startGame(bob, ann, { rated: true, time_control: days(3) });
  await lose(ann, bob, bob);
  await lose(bob, ann, ann, { time_control: days(3) });
  const shown = ({ rating, provisional, rating_change }) => [rating, provisional, rating_change];
  const begun = [1500, true, null];
  const snapshot = async (id) => {
    const socket = await Socket.open(bob);
    const { d } = await socket.follow(`game/${id}`);
    socket.close();
    return d.players;
  };
  /** Asserts the same at every place that shows a game. */
  const everywhere = async (id, white, black) => {
    for (const players of [(await gameOf(ann, id)).players, await snapshot(id)])
      assert.deepEqual([shown(players.white), shown(players.black)], [white, black]);
  };
  const listed = async (id, query) =>
    (await good(bob.get(`/games?${query}`))).items.find((game) => game.id === id).ratings;

  for (const again of [false, true]) {
    if (again) {
      await server.signal("SIGTERM");
      server = await startServer(t, { db });
      [ann, bob] = [ann.on(server), bob.on(server)];
    }
    for (const id of [live, slow]) await everywhere(id, begun, begun);
    const { white, black } = await listed(live, "sort=rating&status=playing");
    assert.deepEqual([shown(white), shown(black)], [begun, begun]);
  }

  const socket = await Socket.open(ann);
  await socket.follow(`game/${live}`);
  for (const [ply, move] of ["32-28", "19-23"].entries())
    await good([ann, bob][ply].post(`/games/${live}/moves`, { move, ply }, { key: randomUUID() }));
  await good(bob.post(`/games/${live}/resign`, {}, { key: randomUUID() }));
  const { rating_changes: changes } = (await socket.event(`game/${live}`, "end")).d;
  socket.close();
  assert.ok(changes.white > 0 && changes.white < 162, `${changes.white}`);
  for (const again of [false, true]) {
    if (again) {
      await server.signal("SIGTERM");
      server = await startServer(t, { db });
      [ann, bob] = [ann.on(server), bob.on(server)];
    }
    const ended = [
      [1500, true, changes.white],
      [1500, true, changes.black],
    ];
    await everywhere(live, ...ended);
    for (const query of ["status=finished", "player=ann&status=finished&variant=international"]) {
      const { white, black } = await listed(live, query);
      assert.deepEqual([shown(white), shown(black)], ended, query);
    }
  }
});

test("pages show ratings, ranks and search results", async (t) => {
  const server = await startServer(t);
  const names = ["ann", "bob", "cid"];
  const players = [];
  for (const name of names) players.push(await makePlayer(server, name));
  const [ann, bob, cid] = players;
  for (let i = 0; i < 14; i++) {
    await lose(ann, bob, i % 3 ? bob : ann);
    await lose(bob, cid, i % 4 ? cid : bob);
    await lose(cid, ann, i % 3 ? cid : ann);
  }
  const last = await lose(ann, bob, bob, { variant: "russian", time_control: days(3) });
  await lose(cid, bob, bob, { rated: false, time_control: { kind: "unlimited" } });
  const browser = await startBrowser();
  t.after(() => browser.close());
  const page = await openPage(browser, server.url);

  await page.goto("/@/ann");
  await page.locator(".rating-row").nth(1).waitFor();
  assert.equal(await page.locator(".form-game").count(), 5);
  await page.locator(".curve-line").waitFor();
  const scores = page.locator(".score-table").first();
  await scores.getByRole("row", { name: "International · Blitz" }).waitFor();

  await page.goto("/@/cid");
  await scores.getByRole("row", { name: "International · No time limit" }).waitFor();
  assert.equal(await scores.getByRole("row", { name: /Correspondence/ }).count(), 0);
  await page.goto("/search");
  await page.getByLabel("Speed").selectOption("No time limit");
  await page.getByRole("button", { name: "Find" }).click();
  // The previous results stay until there is an answer.
  const oneIsFound = () =>
    page.waitForFunction(() => document.querySelectorAll(".found-row").length === 1);
  await oneIsFound();
  await page.locator(".found-row", { hasText: "No time limit" }).waitFor();

  await page.goto("/leaderboard?variant=international&speed=blitz");
  const first = page.locator(".leader").first();
  await first.waitFor();
  assert.match(await first.innerText(), /^1\s+ann/);
  await page.getByRole("link", { name: "All speeds" }).click();
  await page.locator(".best-column", { hasText: "Blitz" }).locator(".leader").nth(2).waitFor();

  await page.locator(".head").getByRole("link", { name: "Watch" }).hover();
  await page.getByRole("link", { name: "Search games" }).click();
  await page.getByRole("combobox", { name: "Player" }).fill("ann");
  await page.getByLabel("Variant").selectOption("russian");
  await page.getByLabel("First moves").fill("c3-d4 d6-c5");
  await page.getByRole("button", { name: "Find" }).click();
  await page.waitForURL(/player=ann/);
  await oneIsFound();

  await page.locator(".found-row a").click();
  await page.waitForURL(new RegExp(`/game/${last}\\?ply=2$`)); // after the opening
  await page.locator(".rating-change.up").waitFor();
  assert.deepEqual(page.troubles, []);
});
