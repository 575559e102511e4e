// Time controls and what players offer each other, by program and in the browser.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  startGame as begin,
  click,
  openPlayer,
  startBrowser,
  waitForPly,
} from "./harness/browser.mjs";
import { gameOf, good, send, startGame, twoPlayers } from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";
import { Socket } from "./harness/socket.mjs";
import { done, opening, refused, Table } from "./harness/table.mjs";

const day = 86_400_000;
const sessions = {
  kind: "sessions",
  sessions: [
    { moves: 50, time_ms: 100 * day },
    { moves: 10, time_ms: 10 * day },
  ],
  carry: true,
  grace_ms: day,
  charge: "whole_days",
};

const cleanups = [];
const lasting = { after: (act) => cleanups.unshift(act) };
let server;
let ann;
let bob;

before(async () => {
  server = await startServer(lasting, { devClock: "2024-01-10T12:00:00Z" });
  [ann, bob] = await twoPlayers(server);
});

after(async () => {
  for (const act of cleanups) await act();
});

const advance = (ms) =>
  good(send(server, "PUT", "/api/v1/dev/clock", { body: { advance_ms: ms } }));
const now = async () => (await good(send(server, "GET", "/api/v1/dev/clock"))).now_ms;

test("every kind of time control runs its own way", async () => {
  const began = await now();
  const begun = (control, more) => startGame(ann, bob, { time_control: control, ...more });
  const slow = await begun(sessions);
  const endless = await begun({ kind: "unlimited" });
  await assert.rejects(begun({ kind: "unlimited" }, { rated: true }), /rated must be false/);
  await assert.rejects(
    begun({ kind: "sessions", sessions: [{ moves: 0, time_ms: 1000 }] }),
    /sessions.0.moves must be between 1 and 1000/,
  );
  assert.deepEqual((await gameOf(ann, slow)).time_control, sessions);
  await advance(3 * day + 5);
  await good(ann.post(`/games/${slow}/moves`, { ply: 0, move: "32-28" }));
  const { clock } = await gameOf(ann, slow);
  assert.deepEqual(
    [clock.white_ms, clock.black_ms, clock.deadline_ms],
    [98 * day, 100 * day, began + 3 * day + 5 + 101 * day],
  );
  assert.deepEqual(clock.moves_to_go, { white: 49, black: 50 });
  const free = (await gameOf(ann, endless)).clock;
  assert.deepEqual([free.white_ms, free.running, free.deadline_ms], [null, "white", null]);
  await advance(101 * day);
  const { reason, result } = await gameOf(ann, slow);
  assert.deepEqual([reason, result], ["time", "2-0"]);
  assert.equal((await gameOf(ann, endless)).status, "playing");
  const pdn = (await ann.get(`/games/${slow}.pdn`)).text;
  assert.match(pdn, /\[TimeControl "50\/8640000:10\/864000"\]/);
});

test("a takeback, given time and a rematch over the WebSocket", async () => {
  const table = await Table.open(ann, bob);
  await table.play(opening);
  await table.forget(opening.length);
  refused(await table.command("white", "takeback", { action: "accept" }), "NO_OFFER");
  done(await table.command("white", "takeback", { action: "offer" }));
  refused(await table.command("black", "draw", { action: "offer" }), "DRAW_REFUSED");
  done(await table.command("black", "takeback", { action: "accept" }));
  assert.deepEqual(
    [(await table.event()).type, (await table.event()).type],
    ["takeback_offer", "takeback"],
  );
  assert.deepEqual((await table.now()).moves, opening.slice(0, 2));
  await table.play(["28x19"], 2);
  const before = (await table.now()).clock.black_ms;
  const given = done(await table.command("white", "give_time"));
  assert.deepEqual([given.d.cause, given.d.clock.black_ms], ["given", before + 15_000]);

  const own = await Socket.open(ann);
  await own.follow("me");
  done(await table.command("white", "resign"));
  done(await table.command("black", "rematch", { action: "offer" }));
  const { d } = done(await table.command("white", "rematch", { action: "accept" }));
  assert.equal(d.type, "rematch");
  assert.equal((await own.event("me", "game_started")).d.game, d.game);
  const next = await gameOf(ann, d.game);
  assert.deepEqual(
    [next.players.white.username, next.players.black.username, next.status],
    ["bob", "ann", "playing"],
  );
  assert.equal((await table.now()).next_game, d.game);
  await Promise.all([table.close(), own.close()]);
});

test("who has left a live game is claimed against", async () => {
  const table = await Table.open(ann, bob);
  await table.play(opening);
  refused(await table.command("white", "claim", { result: "win" }), "CLAIM_REFUSED");
  const left = await now();
  await table.blacks.close();
  const gone = await table.whites.next(({ t, d }) => t === "info" && d.black === false);
  assert.deepEqual([gone.d.black_left_ms, gone.d.white_left_ms], [left, null]);
  await advance(119_999);
  refused(await table.command("white", "claim", { result: "win" }), "CLAIM_REFUSED");
  await advance(1);
  const { d } = done(await table.command("white", "claim", { result: "win" }));
  assert.deepEqual([d.type, d.result, d.reason], ["end", "2-0", "abandonment"]);
  await table.whites.close();
});

test("in the browser", async (t) => {
  const browser = await startBrowser();
  const site = await startServer(t);
  t.after(() => browser.close());
  const [anna, boris] = await Promise.all(
    ["Anna", "Boris"].map((name) => openPlayer(browser, site.url, name)),
  );
  const troubles = () => [...anna.troubles, ...boris.troubles];

  await t.test("a time control is put together, and taken", async () => {
    await anna.goto("/");
    await anna.getByRole("button", { name: "Own time control" }).click();
    const dialog = anna.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Correspondence" }).check({ force: true });
    await dialog.getByRole("combobox", { name: "Time", exact: true }).selectOption("sessions");
    await dialog
      .getByText("100 days for 50 moves, then 10 days for each 10 moves", { exact: false })
      .waitFor();
    await dialog.getByRole("button", { name: "Look for an opponent" }).click();
    await boris.goto("/");
    const row = boris.getByRole("row").filter({ hasText: "50/100d + 10/10d" });
    await row.getByRole("button", { name: "Play" }).click();
    await boris.waitForURL("**/game/*");
    await boris.locator(".player .clock").filter({ hasText: "100 d 0 h" }).first().waitFor();
    await boris.locator(".clock-note").filter({ hasText: "50 moves to go" }).first().waitFor();
  });

  await t.test(
    "a takeback is asked for and granted, time is given, the rematch begins",
    async () => {
      const game = await begin(site.url, anna, boris);
      for (const page of [anna, boris]) {
        await page.goto(`/game/${game}`);
        await page.locator(".game .square").first().waitFor();
      }
      const records = (count) =>
        Promise.all(
          [anna, boris].map((page) =>
            page.waitForFunction(
              (n) => document.querySelectorAll(".move[data-ply]").length === n,
              count,
            ),
          ),
        );
      await click(anna, "32-28");
      await records(1);
      await anna.getByRole("button", { name: "Takeback" }).click();
      await boris.getByText("Anna asks to take back a move.").waitFor();
      await boris.getByRole("button", { name: "Accept" }).click();
      await records(0);
      await click(anna, "31-27");
      await records(1);
      await boris.getByTitle("Give Anna 15 seconds").click();
      await anna
        .locator('.player[data-side="white"] .clock')
        .filter({ hasText: "10:15" })
        .waitFor();
      await click(boris, "19-23");
      await records(2);
      await anna.getByRole("button", { name: "Resign" }).click();
      await anna.getByRole("button", { name: "Yes, resign" }).click();
      await boris.getByRole("button", { name: "Rematch" }).click();
      await anna.getByText("Boris offers a rematch.").waitFor();
      await anna.getByRole("button", { name: "Accept" }).click();
      await Promise.all(
        [anna, boris].map((page) => page.waitForURL((url) => !url.pathname.endsWith(`/${game}`))),
      );
      assert.equal(anna.url(), boris.url());
      const side = anna.locator('.player[data-side="black"]');
      await side.getByText("Anna").waitFor();
    },
  );

  await t.test("it is said who has left, and claimed", async () => {
    const [carla, dirk] = await Promise.all(
      ["Carla", "Dirk"].map((name) => openPlayer(browser, server.url, name)),
    );
    const game = await begin(server.url, carla, dirk);
    for (const page of [carla, dirk]) {
      await page.goto(`/game/${game}`);
      await page.locator(".game .square").first().waitFor();
    }
    for (const [page, move, ply] of [
      [carla, "32-28", 1],
      [dirk, "19-23", 2],
    ]) {
      await click(page, move);
      await Promise.all([waitForPly(carla, ply), waitForPly(dirk, ply)]);
    }
    await dirk.goto("about:blank");
    await carla
      .locator(".left-ago")
      .filter({ hasText: /^left / })
      .waitFor();
    await advance(180_000);
    await carla.reload();
    await carla.getByText("Dirk has left the game.").waitFor();
    await carla.getByRole("button", { name: "Claim the win" }).click();
    await carla.locator(".headline").filter({ hasText: "Black left the game" }).waitFor();
    assert.deepEqual([...troubles(), ...carla.troubles], []);
  });
});
