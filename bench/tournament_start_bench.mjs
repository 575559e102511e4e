// How long a server takes to start among many correspondence tournaments that run, until it has
// said that it listens and each of them has been read once, in milliseconds from the start of the
// process. Usage: node bench/tournament_start_bench.mjs --server PATH [--tournaments N]
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { server: { type: "string" }, tournaments: { type: "string", default: "500" } },
});
process.env.CROWNHEAD_BIN = values.server;
const { days } = await import("../tests/e2e/harness/rest.mjs");
const { startServer } = await import("../tests/e2e/harness/server.mjs");
const { act, announce, gamesOf, noon, read, resign, stage } = await import(
  "../tests/e2e/harness/tournament.mjs"
);

const entrants = 12;
const cleanups = [];
const context = { after: (act) => cleanups.unshift(act) };
const { db, server, dirk, players } = await stage(context, entrants);
const csv = players.map(({ name }) => name).join("\n");

const cups = [];
for (let i = 0; i < Number(values.tournaments); ++i) {
  const cup = await announce(dirk, { all_at_once: true, time_control: days(365) });
  await act(dirk, cup, "/entries/import", { csv });
  await act(dirk, cup, "/start");
  cups.push(cup);
}
// Some games are over in each: what has happened is read at the start.
for (const cup of cups)
  for (const game of (await gamesOf(dirk, cup, "&status=playing")).slice(0, 10))
    await resign(players, game, "black");
await server.stop();

const began = performance.now();
const again = await startServer(context, { db, devClock: noon });
const ready = performance.now() - began;
const director = dirk.on(again);
for (const cup of cups) {
  const { status } = await read(director, cup);
  if (status !== "running") throw new Error(`tournament ${cup} is ${status}`);
}
console.log(`tournaments.start_ready_ms ${ready}`);
console.log(`tournaments.start_read_ms ${performance.now() - began}`);
for (const end of cleanups) await end();
