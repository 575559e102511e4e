// Conditional moves, and messages with moves: entered on the board in a real browser, and by a
// program with nothing but a token.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import {
  click,
  deskCards,
  openMore,
  openPart,
  openPlayer,
  perMove,
  square,
  startGame,
  waitForPly,
} from "./harness/browser.mjs";
import * as rest from "./harness/rest.mjs";
import { runBinary, startServer, temporaryDatabase } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";
import { browser, server } from "./harness/stage.mjs";
import { done } from "./harness/table.mjs";

const lineTexts = (page) => page.locator(".plan-line").allTextContents();

test("a line is entered on the board, saved, and answers the opponent's move", async () => {
  const [ada, bea] = await Promise.all(
    ["ada", "bea"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, ada, bea, { time_control: perMove(3) });
  await bea.goto(`/game/${game}`);
  await openPart(bea, "Plans");
  await bea.getByRole("button", { name: "Add a line" }).click();
  await bea.getByText("If your opponent plays…").waitFor();
  const keep = bea.getByRole("button", { name: "Save" });
  assert.ok(await keep.isDisabled(), "a line without an answer is not kept");
  await click(bea, "32-28");
  await bea.getByText("…I answer…").waitFor();
  await click(bea, "19-23");
  await keep.click();
  await bea.locator(".plan-line").waitFor();
  assert.deepEqual(
    (await lineTexts(bea)).map((text) => text.trim()),
    ["32-28 19-23"],
  );

  // Another line without the mouse. Afterwards the board shows the game again.
  await bea.getByRole("button", { name: "Add a line" }).press("Enter");
  for (const [prompt, move] of [
    ["If your opponent plays…", "3328"],
    ["…I answer…", "1823"],
  ]) {
    await bea.getByText(prompt).waitFor();
    await bea.locator("input:focus").waitFor();
    await bea.keyboard.type(move);
    await bea.keyboard.press("Enter");
  }
  await keep.press("Enter");
  await bea.locator(".plan-line").nth(1).waitFor();
  assert.equal(await bea.locator(".move").count(), 0, "nothing has been played");
  await bea.getByRole("button", { name: "Remove the line 33-28 18-23" }).click();
  await bea.locator(".plan-line").nth(1).waitFor({ state: "detached" });

  await ada.goto(`/game/${game}`);
  for (const name of ["32", "28"]) await square(ada, name).click();
  await ada.locator(".message-field").fill("Veiksmi!");
  await ada.keyboard.press("Enter");
  for (const page of [ada, bea]) {
    await waitForPly(page, 2);
    assert.match(await page.locator('.move[data-ply="2"]').textContent(), /19-23/);
  }
  await bea.locator(".plan-line").waitFor({ state: "detached" });
  await openPart(bea, "Moves");
  for (const page of [ada, bea]) {
    await page.locator('.move[data-ply="1"]').click();
    await page.getByText("Veiksmi!").waitFor();
  }
  await bea.reload();
  await bea.locator('.move[data-ply="1"]').click();
  await bea.getByText("Veiksmi!").waitFor();
  assert.deepEqual([...ada.troubles, ...bea.troubles], []);
});

test("the tree of variations on the analysis board becomes the lines", async () => {
  const [ida, jan] = await Promise.all(
    ["ida", "jan"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, ida, jan, { time_control: perMove(3) });
  await jan.request.put(`/api/v1/games/${game}/conditionals`, {
    data: { lines: [["31-26", "20-25"]] },
    headers: { Origin: server.url },
  });
  await jan.goto(`/analysis?game=${game}`);
  const play = async (...moves) => {
    for (const move of moves) {
      const plies = await jan.locator(".tree-move").count();
      await jan.getByLabel("Type a move").fill(move);
      await jan.getByLabel("Type a move").press("Enter");
      await jan.locator(".tree-move").nth(plies).waitFor();
    }
    await jan.getByRole("button", { name: "First move" }).click();
  };
  await jan.locator(".tree-move").nth(1).waitFor();
  await play("32-28", "19-23", "28x19");
  await play("33-29", "19-24");
  await jan.getByRole("button", { name: "Conditional moves" }).click();
  const dialog = jan.getByRole("dialog");
  const shown = await dialog.locator(".plan-lines li").allInnerTexts();
  assert.deepEqual(
    shown.map((text) => text.trim()),
    ["31-26 20-25", "32-28 19-23", "33-29 19-24"],
  );
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("3 lines saved.").waitFor();
  const kept = await (await jan.request.get(`/api/v1/games/${game}/conditionals`)).json();
  assert.deepEqual(kept.lines, [
    ["31-26", "20-25"],
    ["32-28", "19-23"],
    ["33-29", "19-24"],
  ]);

  await ida.goto(`/game/${game}`);
  await click(ida, "33-29");
  await waitForPly(ida, 2);
  assert.match(await ida.locator('.move[data-ply="2"]').textContent(), /19-24/);

  // Others are not offered it, and neither is the player once it is not their turn.
  await jan.goto("/analysis");
  await jan.getByRole("tab", { name: "Share" }).waitFor();
  assert.equal(await jan.getByRole("button", { name: "Conditional moves" }).count(), 0);
  assert.deepEqual([...ida.troubles, ...jan.troubles], []);
});

test("the message of the last move is on the card of the desk", async () => {
  const [cleo, dan] = await Promise.all(
    ["cleo", "dan"].map((name) => openPlayer(browser, server.url, name)),
  );
  const game = await startGame(server.url, cleo, dan, { time_control: perMove(3) });
  await dan.goto("/desk");
  await dan.locator(".desk-row").waitFor();
  await cleo.request.post(`/api/v1/games/${game}/moves`, {
    data: { move: "32-28", ply: 0, message: "good luck" },
    headers: { Origin: server.url },
  });
  await deskCards(dan).getByText("good luck").waitFor();
});

test("the section is usable on a phone", async () => {
  const phone = { viewport: { width: 360, height: 740 } };
  const eli = await openPlayer(browser, server.url, "eli", phone);
  const flo = await openPlayer(browser, server.url, "flo");
  const game = await startGame(server.url, flo, eli, { time_control: perMove(3) });
  await eli.goto(`/game/${game}`);
  await (await openMore(eli)).getByText("Plans").click();
  await eli.getByRole("button", { name: "Add a line" }).click();
  await eli.getByText("If your opponent plays…").waitFor();
  const wide = await eli.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `the page is ${wide} wide`);
});

test("a program plays through the desk with only a token", async (t) => {
  const db = temporaryDatabase(t);
  const start = () => startServer(t, { db, devClock: "2024-01-10T12:00:00Z" });
  let site = await start();
  let white = await rest.makePlayer(site, "white");
  let black = await rest.makePlayer(site, "black");
  const id = await rest.startGame(white, black, { time_control: rest.days(3) });
  const path = `/games/${id}/conditionals`;
  const put = (player, lines) => player.send("PUT", path, { body: { lines } });
  const lines = [
    ["32-28", "19-23", "28x19", "14x23"],
    ["33-28", "18-23"],
  ];

  assert.deepEqual(await rest.good(put(black, lines)), { ply: 0, lines });
  assert.deepEqual((await rest.good(white.get(path))).lines, []);
  const refused = await put(black, [["32-28", "19-32"]]);
  assert.equal(refused.body.code, "ILLEGAL_MOVE");
  assert.match(refused.body.detail, /^line 1, move 2/);
  assert.deepEqual((await rest.good(black.get(path))).lines, lines, "nothing is lost");

  // Saved lines survive a kill, and the reply is on disk together with the move.
  await site.kill();
  site = await start();
  [white, black] = [white.on(site), black.on(site)];
  const queue = await rest.good(white.get("/games?mine=1&turn=mine&sort=deadline"));
  assert.deepEqual(
    queue.items.map((game) => game.id),
    [id],
  );
  const key = randomUUID();
  const move = { move: "32-28", ply: 0, message: "hello" };
  const made = await rest.good(white.post(`/games/${id}/moves`, move, { key }));
  assert.equal(made.ply, 1);
  await site.kill();
  site = await start();
  [white, black] = [white.on(site), black.on(site)];
  const game = await rest.gameOf(white, id);
  assert.deepEqual(game.moves, ["32-28", "19-23"]);
  assert.deepEqual(game.spent_ms, [0, 0]);
  assert.equal(game.turn, "white");
  assert.deepEqual(game.messages, [{ ply: 1, by: "white", text: "hello" }]);
  const again = await rest.good(white.post(`/games/${id}/moves`, move, { key }));
  assert.deepEqual(again, made, "sent again, executed once");
  assert.deepEqual(await rest.good(black.get(path)), { ply: 2, lines: [["28x19", "14x23"]] });

  // The next one goes over the WebSocket.
  const socket = await Socket.open(white);
  done(await socket.command({ t: "move", game: id, ply: 2, move: "28x19", message: "and now?" }));
  const after = await rest.gameOf(black, id);
  assert.equal(after.ply, 4);
  assert.deepEqual((await rest.good(black.get(path))).lines, []);
  assert.equal(after.messages[1].text, "and now?");
  const stranger = await rest.makePlayer(site, "stranger");
  assert.deepEqual((await rest.gameOf(stranger, id)).messages, []);
  const told = await rest.eventsOf(black, id);
  assert.equal(told.find((event) => event.d.ply === 3).d.message, "and now?");
  assert.ok((await rest.eventsOf(stranger, id)).every((event) => event.d.message === undefined));
  socket.close();
  assert.equal(await site.stop(), 0);
  const check = runBinary("check", "--db", db);
  assert.equal(check.status, 0, check.stdout + check.stderr);
});
