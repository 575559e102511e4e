// Ordinary players meet no refusals while hostile clients are active. `./dev bench hostile`
// measures the effect on response times.

import assert from "node:assert/strict";
import test from "node:test";
import { beHostile, bePerson } from "./harness/hostile.mjs";
import { days, good, makePlayer, send } from "./harness/rest.mjs";
import { startServer } from "./harness/server.mjs";

const seconds = 6;
const mib = 1024 * 1024;

async function figure(server, name) {
  const page = await (await fetch(`${server.url}/metrics`)).text();
  return Number(page.match(new RegExp(`^${name} (.*)$`, "m"))[1]);
}

async function guessUntilRefused(server) {
  for (let i = 0; i < 100; ++i) {
    const body = { username: "ann", password: `guess ${i}` };
    if ((await send(server, "POST", "/api/v1/session", { body })).status === 429) return;
  }
  assert.fail("a hundred guesses of a password were answered");
}

test("players are neither refused nor signed out during an attack", async (t) => {
  const server = await startServer(t, { limits: true });
  const port = Number(new URL(server.url).port);
  const names = ["ann", "bob", "cid", "dan"];
  const players = [];
  for (const name of names) players.push(await makePlayer(server, name));
  const games = [];
  for (let i = 0; i < names.length; i += 2) {
    const wish = { variant: "international", color: "white", rated: false, time_control: days(1) };
    const { id } = await good(players[i].post("/challenges", { ...wish, opponent: names[i + 1] }));
    games.push((await good(players[i + 1].post(`/challenges/${id}/accept`))).game_id);
  }
  const until = Date.now() + seconds * 1000;
  const hostile = Array.from({ length: 6 }, (_, i) =>
    beHostile({
      port,
      address: `127.0.0.${i + 2}`,
      until,
      games,
      people: names,
      full: { chapters: 10, lives: 1_000 },
    }),
  );
  const told = await Promise.all(
    players.map(({ name, password }, i) =>
      bePerson({
        port,
        address: `127.0.2.${i + 1}`,
        until,
        name,
        password,
        game: games[Math.floor(i / 2)],
        side: i % 2 === 0 ? "white" : "black",
        every: 500,
      }),
    ),
  );
  const resident = await figure(server, "process_resident_memory_bytes");
  await Promise.all(hostile);
  await guessUntilRefused(server); // six seconds may be too short on a slow machine
  assert.deepEqual(
    told.flatMap(({ what }) => what),
    [],
  );
  for (const { answers } of told) assert.ok(answers > 1, `${answers} answers`);
  assert.ok(resident < 400 * mib, `${Math.round(resident / mib)} MiB`);
  assert.ok((await figure(server, 'crownhead_refusals_total{code="RATE_LIMITED"}')) > 0);
});
