// The actors of hostile_bench.cpp: hostile clients at 127.0.0.2 to 127.0.0.41, or twenty
// people at 127.0.2.1 to 127.0.2.20, on the server of the benchmark.
// Usage: node bench/hostile.mjs hostile|people PORT SECONDS CAST RESULT CLIENTS
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { beHostile, bePerson } from "../tests/e2e/harness/hostile.mjs";

const [role, port, seconds, cast, result, hostile] = process.argv.slice(2);
const { correspondence, long_games: longGames } = JSON.parse(readFileSync(cast, "utf8"));
const until = Date.now() + Number(seconds) * 1000;
const people = Array.from({ length: 2 * correspondence.length }, (_, i) => `person${i}`);
const figures = {};

if (role === "hostile") {
  const clients = Array.from({ length: Number(hostile) }, (_, i) =>
    beHostile({
      port: Number(port),
      address: `127.0.0.${i + 2}`,
      until,
      games: correspondence,
      longGames,
      people,
    }),
  );
  await Promise.all(clients);
} else {
  const told = await Promise.all(
    people.map((name, i) =>
      bePerson({
        port: Number(port),
        address: `127.0.2.${i + 1}`,
        until,
        name,
        password: "a long enough one",
        game: correspondence[Math.floor(i / 2)],
        side: i % 2 === 0 ? "white" : "black",
      }),
    ),
  );
  const all = (key) => told.reduce((sum, one) => sum + one[key], 0);
  figures["hostile.people_answers"] = all("answers");
  figures["hostile.people_refused"] = all("refused");
  figures["hostile.people_signed_out"] = all("signed_out");
  for (const what of new Set(told.flatMap((one) => one.what))) console.error(what);
}

const lines = Object.entries(figures).map(([key, value]) => `${key} ${value}\n`);
writeFileSync(`${result}.part`, lines.join(""));
renameSync(`${result}.part`, result);
