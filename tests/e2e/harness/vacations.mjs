// Tournaments with vacations on a real server with a simulated clock.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { good, makePlayer, signedIn } from "./rest.mjs";
import { createUser, runBinary, startServer, temporaryDatabase } from "./server.mjs";

const scopes = ["read", "play", "tournaments"];
export const directorsWord = "the director's word";
export const day = 86_400_000;
/** Number of rounds of the races: a few by default, a thousand on request. */
export const rounds = Number(process.env.CROWNHEAD_VACATION_ROUNDS ?? 20);

/** The vacation rules of the cases. */
export const policies = {
  A: { splits_allowed: 3, days_allowed: 30, min_days: 3, max_days: 15 },
  B: { splits_allowed: 1, days_allowed: 20, min_days: 7, max_days: 10 },
  F: { splits_allowed: 3, days_allowed: 30, min_days: 3, max_days: 15, approval: "director" },
  G: { splits_allowed: 3, days_allowed: 30, min_days: 3, max_days: 15, freeze: "both" },
};

/** A server with a director and two players who may meet in tournaments. */
export async function stage(t, devClock) {
  const db = temporaryDatabase(t);
  createUser(db, "Dirk", "director", directorsWord);
  const server = await startServer(t, { db, devClock });
  const dirk = await signedIn(server, "Dirk", directorsWord);
  const players = [];
  for (const name of ["Anna", "Ben"]) players.push(await makePlayer(server, name, scopes));
  return { db, server, dirk, players };
}

/** A running correspondence tournament with its single game; `more` has further settings. */
export async function cupOf({ dirk, players }, vacation, more = {}) {
  const body = {
    ...{
      name: "Cup",
      format: "round_robin",
      mode: "correspondence",
      variant: "international",
    },
    ...{
      time_control: { kind: "fischer", base_ms: 10 * day, increment_ms: day },
      rated: true,
    },
    ...{
      entry: { by: "open" },
      tiebreaks: ["solkoff"],
      all_at_once: true,
      vacation,
    },
    ...more,
  };
  const { id } = await good(dirk.post("/tournaments", body, { key: randomUUID() }));
  for (const player of players) await good(player.post(`/tournaments/${id}/entries`, {}));
  await good(dirk.post(`/tournaments/${id}/start`, {}));
  const [game] = (await good(dirk.get(`/games?tournament=${id}&status=playing`))).items;
  return {
    id,
    game: game.id,
    white: players.find(({ name }) => name === game.white),
    black: players.find(({ name }) => name === game.black),
  };
}

export const wish = (tournaments, start_date, end_date) => ({
  ...{ tournaments, start_date, end_date, time_zone: "Europe/Zagreb" },
});
export const ask = (player, body, key = randomUUID()) => player.post("/vacations", body, { key });
export const setClock = (client, now) => good(client.send("PUT", "/dev/clock", { body: { now } }));

/** Changes some of a tournament's vacation rules, as the director. */
export async function setPolicy(dirk, id, vacation) {
  const { version } = await good(dirk.get(`/tournaments/${id}`));
  const headers = { "If-Match": `"${version}"` };
  return dirk.send("PATCH", `/tournaments/${id}`, { body: { vacation }, headers });
}

export async function expectSound(db, server) {
  await server.stop();
  const { status, stdout, stderr } = runBinary("check", "--db", db);
  assert.equal(status, 0, stdout + stderr);
}
