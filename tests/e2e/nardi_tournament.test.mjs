// Nardi tournaments: one by hand from its form to the table, one with a vacation by REST alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { act, dirk, openDesk, server } from "./harness/directed_stage.mjs";
import { good, makePlayer } from "./harness/rest.mjs";
import {
  ask,
  cupOf,
  day,
  expectSound,
  policies,
  setClock,
  stage,
  wish,
} from "./harness/vacations.mjs";

const nardi = { variant: "nardi", ruleset: "wbgf", terms: { length: 3, cube: true } };
const shown = (player, id) => good(player.get(`/games/${id}`));

/** The first legal action that is a play. */
async function move(player, game) {
  const { ply, legal_moves: legal } = await shown(player, game);
  return player.post(`/games/${game}/moves`, {
    ply,
    move: legal.find((one) => !/^conc/.test(one)),
  });
}

const openings = (page) => page.locator('select:has(option[value="encounter"])');

test("a director announces a Swiss of nardi, and the table shows the winner", async () => {
  const desk = await openDesk("/tournaments/new");
  await openings(desk).waitFor();
  await desk.getByRole("textbox", { name: "Name" }).fill("Nardi Cup");
  await desk.getByLabel("Format").selectOption("swiss");
  await desk.getByLabel("Rounds", { exact: true }).fill("1");
  await desk.getByLabel("Variant").selectOption("nardi");
  await desk.getByLabel(/^Rules/).selectOption("wbgf");
  await desk.getByRole("group", { name: "Match length" }).getByLabel("3").check();
  assert.equal(await openings(desk).count(), 0);
  await desk.getByRole("radio", { name: "Correspondence" }).first().check();
  await desk.getByRole("button", { name: "Create" }).click();
  await desk.waitForURL(/\/tournament\/\d+$/);
  const id = new URL(desk.url()).pathname.split("/").at(-1);
  const made = await good(dirk.get(`/tournaments/${id}`));
  assert.equal(made.variant, "nardi");
  assert.deepEqual(made.terms, { length: 3, cube: false, crawford: false });

  const players = [];
  for (const name of ["nina", "otto"])
    players.push(await makePlayer(server, name, ["read", "play", "tournaments"]));
  for (const player of players) await good(player.post(`/tournaments/${id}/entries`, {}));
  await act(dirk, `/${id}/start`);
  const [game] = (await good(dirk.get(`/games?tournament=${id}&status=playing`))).items;
  const turn = (await shown(players[0], game.id)).turn;
  const mover = players.find(({ name }) => name === game[turn]);
  await good(move(mover, game.id));
  const loser = players.find(({ name }) => name === game.white);
  await good(loser.post(`/games/${game.id}/resign`, {}));
  await desk.reload();
  await desk.locator(".standings tbody tr").first().getByText(game.black).waitFor();
  assert.deepEqual(desk.troubles, []);
});

test("on vacation the clock is stopped, and the dice of the next turn are shown", async (t) => {
  const held = await stage(t, "2024-01-10T12:00:00Z");
  const cup = await cupOf(held, policies.A, nardi);
  const first = await shown(cup.white, cup.game);
  const [mover, other] = first.turn === "white" ? [cup.white, cup.black] : [cup.black, cup.white];
  await good(ask(other, wish([cup.id], "11.1.2024", "18.1.2024")));
  await setClock(held.dirk, "2024-01-11T12:00:00Z");
  await good(move(mover, cup.game));
  const away = await shown(other, cup.game);
  assert.notEqual(away.turn, first.turn);
  const refused = await move(other, cup.game);
  assert.equal(refused.status, 409);
  assert.equal(refused.body.code, "MOVE_WHILE_ON_VACATION");
  const left = away.clock[`${away.turn}_ms`];
  await setClock(held.dirk, "2024-01-17T12:00:00Z");
  const later = await shown(other, cup.game);
  assert.equal(later.clock[`${later.turn}_ms`], left);
  assert.deepEqual(later.dice, away.dice);
  await setClock(held.dirk, "2024-01-18T12:00:00Z");
  assert.ok((await shown(other, cup.game)).clock[`${later.turn}_ms`] < left);
  await good(move(other, cup.game));
  assert.ok(left > 9 * day);
  await expectSound(held.db, held.server);
});
