// Adds to the database of a small demo the kinds of data that it lacks, over REST: games of every variant,
// a nardi match with its dice, stars of two and of six, a study, notes, blocks, tokens and webhooks.
// docs/releases.md says when it is used. Usage: node tests/e2e/release_data.mjs DATABASE

import { days, gameOf, good, makePlayer, startGame } from "./harness/rest.mjs";
import { runBinary, startServer } from "./harness/server.mjs";

const [db] = process.argv.slice(2);
if (!db) throw new Error("usage: node tests/e2e/release_data.mjs DATABASE");
const ends = [];
const server = await startServer({ after: (end) => ends.push(end) }, { db });
const players = [];
for (const name of ["ann", "bob", "cid", "dan", "eve", "fay"])
  players.push(await makePlayer(server, name));
const [ann, bob] = players;

/** Plays legal moves by turns, a different one each time, until the game is over or `most` are played. */
async function play(id, most) {
  for (let i = 0; i < most; ++i) {
    const game = await gameOf(ann, id);
    if (game.status !== "playing") return;
    const legal = game.legal_moves.filter((move) => !/^conc/.test(move));
    const body = { move: legal[(i * 7) % legal.length], ply: game.ply };
    let answer;
    for (const player of players) {
      answer = await player.post(`/games/${id}/moves`, body);
      if (answer.status < 300) break; // the others are not on the move, or not players
    }
    await good(answer);
  }
}

const variants = JSON.parse(runBinary("variants").stdout).filter(
  ({ key }) => !["nardi", "star"].includes(key),
);
for (const [i, { key: variant }] of variants.entries()) {
  const wish = { variant, time_control: days(3), rated: i % 2 === 0 };
  const id = await startGame(i % 3 ? ann : bob, i % 3 ? bob : ann, wish);
  await play(id, 30 + i);
  if (i % 2) await ann.post(`/games/${id}/resign`, {}); // may be over
}
for (const kind of [
  { ruleset: "wbgf", terms: { length: 3, cube: true } },
  { ruleset: "latvian" },
]) {
  const match = { variant: "nardi", ...kind, time_control: days(3) };
  await play(await startGame(ann, bob, match), 400);
}
await play(await startGame(ann, bob, { variant: "star", time_control: days(3) }), 60);
const six = await good(
  ann.post("/challenges", {
    ...{ variant: "star", terms: { side: 3, men: 6, seats: 6 }, time_control: days(3) },
    ...{ color: "white", rated: true },
  }),
);
let game;
for (const player of players.slice(1))
  ({ game_id: game } = await good(player.post(`/challenges/${six.id}/accept`, {})));
await play(game, 80);
await players[3].post(`/games/${game}/resign`, {});

const study = await good(ann.post("/studies", { name: "A study", visibility: "public" }));
await good(ann.send("PUT", `/games/${game}/notes`, { body: { text: "a note" } }));
await good(bob.send("PUT", "/blocks/fay", { raw: "" }));
console.log({ games: game, study: study.id });
for (const end of ends) await end();
