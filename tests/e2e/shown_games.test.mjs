// Tournament games with delayed moves for spectators: after a restart, and how the pages explain
// it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, openPlayer, square, userMenu } from "./harness/browser.mjs";
import * as directed from "./harness/directed_stage.mjs";
import { Client, good } from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";
import { Table } from "./harness/table.mjs";
import {
  act,
  advance,
  announce,
  expectSound,
  noon,
  running,
  signIn,
  stage,
} from "./harness/tournament.mjs";

const minutes = 60_000;
const delay = 5;
/** Between the moves: less than a minute, the time for a player's first move. */
const thought = 10_000;

/** The moves that each way to the game shows to a client. */
async function shown(client, id, cup) {
  const row = (await good(client.get(`/games?tournament=${cup}`))).items[0];
  const game = await good(client.get(`/games/${id}`));
  const events = await good(client.get(`/games/${id}/events`));
  const texts = [`/games/${id}.pdn`, `/tournaments/${cup}/export.pdn`].map((path) =>
    client.get(path).then(({ text }) => text.match(/32-28|19-23/g) ?? []),
  );
  const socket = await Socket.open(client);
  const { v, d } = await socket.follow(`game/${id}`);
  await socket.close();
  return {
    moves: game.moves,
    version: game.version,
    shown: game.shown,
    events: events.items.filter(({ d: { type } }) => type === "move").map(({ d }) => d.move),
    files: await Promise.all(texts),
    snapshot: d.moves,
    followed: v,
    // In lists a live game's row shows its start to everyone.
    row: row.ply,
  };
}

const all = (moves, shown) => ({
  ...{ moves, shown, events: moves, files: [moves, moves], snapshot: moves, row: 0 },
  ...{ version: moves.length + 1, followed: moves.length + 1 },
});

test("a server restart reveals nothing that was hidden", async (t) => {
  const { db, server: first, dirk, players } = await stage(t, 2);
  const cup = await announce(dirk, {
    ...{ time_control: { kind: "fischer", base_ms: 3_600_000, increment_ms: 0 } },
    ...{ all_at_once: true, games_shown: "delayed", games_delay_minutes: delay },
  });
  for (const player of players) await act(player, cup, "/entries");
  await act(dirk, cup, "/start");
  const [game] = await running(dirk, cup);
  const side = (name) => players.find((player) => player.name === name);
  const table = await Table.at(game.id, side(game.white), side(game.black));
  const moves = ["32-28", "19-23"];
  await table.play(moves.slice(0, 1));
  await advance(dirk, thought);
  await table.play(moves.slice(1), 1);
  await advance(dirk, delay * minutes - thought);
  await first.stop();

  const devClock = new Date(Date.parse(noon) + delay * minutes).toISOString().replace(".000", "");
  const server = await startServer(t, { db, devClock });
  const nobody = new Client(server);
  const shownTo = (client) => shown(client, game.id, cup);
  assert.deepEqual(await shownTo(nobody), all(moves.slice(0, 1), "delayed"));
  assert.deepEqual(await shownTo(table.black.on(server)), all(moves, "now"));
  const watcher = await Socket.open(nobody);
  await watcher.follow(`game/${game.id}`);
  await advance(await signIn(server), minutes);
  assert.equal((await watcher.event(`game/${game.id}`, "move")).d.move, "19-23");
  assert.deepEqual(await shownTo(nobody), all(moves, "delayed"));
  await expectSound(db, server);
});

test("a director sets draw agreements and the display of games, and the pages show it", async () => {
  const { browser, dirk, password, server } = directed;
  const desk = await openPage(browser, server.url);
  await desk.goto("/signin");
  await desk.getByLabel("Name").fill("Dirk");
  await desk.getByLabel("Password").fill(password);
  await desk.getByRole("button", { name: "Sign in" }).click();
  await userMenu(desk, "Dirk").waitFor();
  await desk.goto("/tournaments/new");
  await desk.getByRole("textbox", { name: "Name" }).fill("Quiet Cup");
  await desk.getByRole("radio", { name: "Correspondence" }).check();
  await desk.getByLabel("No draw offers before move").fill("30");
  await desk.getByRole("radio", { name: "With a delay" }).check();
  await desk.getByLabel("Delay in minutes", { exact: true }).fill("20");
  await desk.getByRole("button", { name: "Create" }).click();
  await desk.getByText("before both sides have made 30 moves.").waitFor();
  await desk.getByText("see the games 20 min later.").waitFor();

  const cup = new URL(desk.url()).pathname.split("/").at(-1);
  const edit = await directed.openAct(desk, "Edit");
  await edit.getByLabel("No draw offers before move").fill("40");
  await edit.getByRole("radio", { name: "After the game" }).check();
  await desk.locator("dialog button[type=submit]").click();
  await desk.getByText("before both sides have made 40 moves.").waitFor();
  await desk.getByText("see the moves of a game when it is over.").waitFor();

  const names = ["ada", "bob"];
  const [ada, bob] = await Promise.all(names.map((name) => openPlayer(browser, server.url, name)));
  for (const username of names) await directed.act(dirk, `/${cup}/entries`, { username });
  await directed.act(dirk, `/${cup}/start`);
  const [game] = (await good(dirk.get(`/games?tournament=${cup}`))).items;
  const white = game.white === "ada" ? ada : bob;
  const post = (page, path, data) =>
    page.request.post(`/api/v1/games/${game.id}/${path}`, {
      ...{ data, headers: { Origin: server.url } },
    });
  await white.goto(`/game/${game.id}`);
  const draw = white.getByRole("button", { name: "Draw" });
  assert.equal(await draw.isDisabled(), true);
  assert.match(await draw.getAttribute("title"), /after 40 moves each/);
  assert.equal((await post(white, "moves", { move: "32-28", ply: 0 })).status(), 201);

  const looker = await openPage(browser, server.url);
  await looker.goto(`/game/${game.id}`);
  const told = looker.getByText("The moves are hidden until the game is over.");
  await told.waitFor();
  assert.equal(await looker.getByText("No moves yet.").count(), 0);
  assert.equal(await looker.getByText("White to move").count(), 0);
  const front = await openPage(browser, server.url);
  await front.goto("/");
  await front.locator('.featured[aria-busy="false"]').waitFor();
  assert.equal(await front.locator(`.featured a[href="/game/${game.id}"]`).count(), 0);
  const piece = (name) => square(looker, name).getAttribute("aria-label");
  assert.deepEqual(await Promise.all(["32", "28"].map(piece)), ["32, white man", "28, empty"]);
  assert.deepEqual((await good(new Client(server).get(`/games/${game.id}`))).moves, []);
  assert.equal((await post(white, "resign", {})).status(), 200);
  await looker.locator(".moves").getByText("32-28").waitFor();
  await told.waitFor({ state: "detached" });
  for (const page of [desk, white, looker]) assert.deepEqual(page.troubles, []);
});
