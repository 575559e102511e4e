// Tournaments on a real server with a simulated clock.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { good, makePlayer, signedIn } from "./rest.mjs";
import { createUser, runBinary, startServer, temporaryDatabase } from "./server.mjs";

export const tournamentScopes = ["read", "play", "tournaments"];
export const noon = "2024-01-10T12:00:00Z";
export const secret = "the director's word";

/** A server with a director, Dirk, and players P1 to Pn, with a database file that outlives it. */
export async function stage(t, count) {
  const db = temporaryDatabase(t);
  createUser(db, "Dirk", "director", secret);
  const server = await startServer(t, { db, devClock: noon });
  const dirk = await signIn(server);
  const players = [];
  for (let i = 1; i <= count; i += 1)
    players.push(await makePlayer(server, `P${i}`, tournamentScopes));
  return { db, server, dirk, players };
}

/** Signs Dirk in. */
export const signIn = (server) => signedIn(server, "Dirk", secret);

export const act = (client, cup, path, body = {}) =>
  good(client.post(`/tournaments/${cup}${path}`, body, { key: randomUUID() }));

export const read = (client, cup, path = "") => good(client.get(`/tournaments/${cup}${path}`));

/** All items of a list, page by page; `path` already has a query. */
export async function items(client, path) {
  const all = [];
  let cursor = "";
  do {
    const page = await good(client.get(`${path}${cursor && `&cursor=${cursor}`}`));
    all.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor);
  return all;
}

export const gamesOf = (client, cup, more = "") =>
  items(client, `/games?tournament=${cup}&limit=200${more}`);

export const running = (client, cup) => gamesOf(client, cup, "&status=playing");

/** Advances the clock. Resolves when the consequences have been carried out. */
export const advance = (client, ms) =>
  good(client.send("PUT", "/dev/clock", { body: { advance_ms: ms } }));

export async function announce(dirk, wish) {
  const body = {
    ...{ name: "Cup", format: "round_robin", variant: "international", rated: true },
    ...{ entry: { by: "open" }, tiebreaks: ["solkoff"], ...wish },
  };
  return (await good(dirk.post("/tournaments", body, { key: randomUUID() }))).id;
}

export const resign = (players, game, side) =>
  good(players.find(({ name }) => name === game[side]).post(`/games/${game.id}/resign`, {}));

/** Stops the server and checks its file. */
export async function expectSound(db, server) {
  await server.stop();
  const { status, stdout, stderr } = runBinary("check", "--db", db);
  assert.equal(status, 0, stdout + stderr);
}

/** Pseudo-random numbers, the same in every run. */
export function chance(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
