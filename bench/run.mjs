// Runs the benchmarks of a build folder, prints a table and writes build/bench.json.
// Usage: node bench/run.mjs build/release [perft|rules|computer|nardi|writer|live|rest|spectators|search|start|page|threads|tournaments|hostile] [--postgres]
// --postgres: writer, live or rest, on a PostgreSQL with a synchronous standby, both on this machine
// and started for it, that sync what they store.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PostgresPair } from "../tests/e2e/harness/postgres_pair.mjs";

const args = process.argv.slice(2);
const onPostgres = args.includes("--postgres");
const [folder, only] = args.filter((arg) => arg !== "--postgres");
const server = ["--server", join(folder, "crownhead")];
const groups = {
  perft: [["perft_bench"]],
  rules: [["perft_bench"], ["pdn_bench", ...server]],
  computer: [["computer_bench"], ["dice_and_star_bench"]],
  nardi: [["nardi_bench"]],
  writer: [["writer_bench"]],
  live: [["echo_floor"], ["live_bench", ...server], ["echo_floor"]],
  rest: [["rest_bench", ...server]],
  spectators: [["spectators_bench", ...server]],
  search: [["search_bench"], ["openings_bench"]],
  start: [["start_bench", "--finished", "900000", ...server]],
  page: [["page_bench.mjs", ...server]],
  threads: [["threads_bench.mjs", "--wasm", folder]],
  hostile: [["hostile_bench", ...server]],
  tournaments: [["tournament_bench"], ["tournament_start_bench.mjs", ...server]],
};
// Each program has a database of its own there, and each figure "postgres." before it.
const groupsOnPostgres = {
  writer: [["commit_floor"], ["writer_bench"], ["commit_floor"]],
  live: [
    ["commit_floor"],
    ["live_bench", ...server, "--games", "6", "--idle", "0"],
    ["commit_floor"],
  ],
  rest: [["commit_floor"], ["rest_bench", ...server], ["commit_floor"]],
};
const measurable = onPostgres ? groupsOnPostgres : groups;
if (only && !measurable[only]) {
  const names = Object.keys(measurable).join(", ");
  console.error(`there is no group '${only}'; choose one of: ${names}`);
  process.exit(2);
}

// The machine's own speed changes from one minute to the next: a floor and what is held against it
// are measured by turns, the floor before and after, and the median of the turns is the figure.
const turns = onPostgres ? { writer: 3, live: 3, rest: 3 } : { live: 5 };

const ratios = {
  "live.ratio": ["live.moves_per_s", "live.floor_messages_per_s"],
  "hostile.ratio": ["hostile.p99_ms", "hostile.p99_before_ms"],
  "openings.start_ratio": ["openings.start.p50_ms", "openings.floor_ms"],
  "openings.any_ratio": ["openings.any.p50_ms", "openings.floor_ms"],
  "idle.ratio": ["idle.bytes_per_connection", "idle.floor_bytes_per_connection"],
  "postgres.writer.commit_ratio": ["postgres.writer.commits_per_s", "postgres.floor_commits_per_s"],
  "postgres.live.commit_ratio": ["postgres.live.p50_ms", "postgres.floor_commit_ms"],
  "postgres.rest.commit_ratio": ["postgres.rest.move_p50_ms", "postgres.floor_commit_ms"],
  "writer.beside_reads_ratio": ["writer.appends_beside_reads_per_s", "writer.appends_per_s"],
  "rest.beside_reads_ratio": ["rest.moves_beside_reads_per_s", "rest.moves_per_s"],
  "spectators.cpu_ratio": [
    "spectators.cpu_us_per_move_and_spectator",
    "spectators.floor_cpu_us_per_move_and_spectator",
  ],
};

let pair = null;
let databases = 0;

/** The address of a new database of the pair. */
function newDatabase() {
  const name = `bench${++databases}`;
  pair.primary.sql(`CREATE DATABASE ${name}`);
  return pair.addressOf(name);
}

function outputOf(command, args) {
  const run = spawnSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  if (run.status === 0) return run.stdout;
  console.error(`${command} failed`);
  process.exit(1);
}

/** One client commits a row of 4 KB, about what 64 moves are, and then the next, for 3 s. */
function commitFloor() {
  const address = newDatabase();
  const table = "CREATE TABLE floor (number BIGSERIAL PRIMARY KEY, events TEXT)";
  const unpacked = "ALTER TABLE floor ALTER events SET STORAGE EXTERNAL";
  outputOf("psql", [address, "-XAtqc", table, "-c", unpacked]);
  const script = join(tmpdir(), `crownhead-floor-${process.pid}.sql`);
  writeFileSync(script, "INSERT INTO floor (events) VALUES (repeat('m', 4096));\n");
  const options = ["-n", "-M", "prepared", "-T", "3", "-f", script];
  const said = outputOf(pair.program("pgbench"), [...options, address]);
  rmSync(script);
  const ms = Number(/latency average = ([\d.]+) ms/.exec(said)[1]);
  return { floor_commit_ms: ms, floor_commits_per_s: 1000 / ms };
}

/** The figures of a program of the group, on a database of its own. */
function printedOnPostgres([program, ...args]) {
  const figures =
    program === "commit_floor"
      ? Object.entries(commitFloor())
      : printedBy([program, ...args, "--db", newDatabase()]);
  return figures.map(([key, value]) => [`postgres.${key}`, value]);
}

/** What the program prints: names and numbers. */
function printedBy([program, ...args]) {
  const [command, path] = program.endsWith(".mjs")
    ? [process.execPath, [join("bench", program)]]
    : [join(folder, "bench", program), []];
  const lines = outputOf(command, [...path, ...args])
    .trim()
    .split("\n");
  return lines.map((line) => line.split(" ")).map(([key, value]) => [key, Number(value)]);
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The figures of all the group's programs, one after another, and their ratios. What is measured
 * twice is the mean. */
function turnOf(group) {
  const measured = {};
  for (const [key, value] of measurable[group].flatMap(onPostgres ? printedOnPostgres : printedBy))
    measured[key] = [...(measured[key] ?? []), value];
  const turn = Object.fromEntries(
    Object.entries(measured).map(([key, values]) => [key, mean(values)]),
  );
  for (const [name, [above, below]] of Object.entries(ratios))
    if (above in turn && below in turn) turn[name] = turn[above] / turn[below];
  return turn;
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

const aims = {
  "hostile.ratio": "at most 2",
  "hostile.people_refused": "0",
  "hostile.resident_mb": "under 400",
  "hostile.longest_work_ms": "under 500",
  "pdn.international.own_mb_per_s": "at least 50",
  "pdn.international.collection_mb_per_s": "at least 50",
  "pdn.russian.own_mb_per_s": "at least 50",
  "pdn.russian.collection_mb_per_s": "at least 50",
  "pdn.italian.collection_mb_per_s": "at least 50",
  "pdn.english.collection_mb_per_s": "at least 50",
  "pdn.replay_100_mb.peak_mb": "as for 10 MB",
  "computer.international.move_ms": "under 400",
  ...Object.fromEntries(
    ["international", "russian", "nardi", "star"].flatMap((variant) =>
      [1, 2, 3, 4, 5, 6, 7].map((level) => [
        `computer.${variant}.points_${level + 1}_against_${level}`,
        "above 0.5",
      ]),
    ),
  ),
  "nardi.level_8.lost_a_decision_mEMG": "at most 8",
  "live.ratio": "at least 0.35",
  "live.p99_ms": "under 10",
  "postgres.live.moves_per_s": "at least 10,000",
  "postgres.live.p99_ms": "under 25",
  "postgres.rest.move_p50_ms": "under 8",
  "idle.ratio": "at most 1.5",
  "writer.beside_reads_ratio": "at least 0.9",
  "page.first_move_ms": "under 4,000",
  "rest.move_p50_ms": "under 2",
  "rest.beside_reads_ratio": "at least 0.9",
  "spectators.p99_ms": "under 50",
  "start.ready_ms": "under 2,000",
  "start.flag_late_ms": "under 1,000",
  "tournaments.swiss_300_s": "under 1",
  "tournaments.swiss_2000_s": "under 20",
  "tournaments.standings_2000_ms": "under 100",
  "tournaments.start_read_ms": "under 2,000",
};

const shown = (value) => (value >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(3));

const results = "build/bench.json";
const figures = existsSync(results) ? JSON.parse(readFileSync(results, "utf8")) : {};
// rules holds perft.
const all = Object.keys(measurable).filter((group) => group !== "perft");
const atTheEnd = [];
if (onPostgres) {
  const test = { after: (last) => atTheEnd.push(last) };
  pair = await PostgresPair.start(test, { more: { shared_buffers: "128MB" } });
}
for (const group of only ? [only] : all) {
  const taken = Array.from({ length: turns[group] ?? 1 }, () => turnOf(group));
  for (const key of Object.keys(taken[0])) {
    const values = taken.map((turn) => turn[key]);
    figures[key] = median(values);
    const range = `${shown(Math.min(...values))} to ${shown(Math.max(...values))}`;
    console.log(
      key.padEnd(48),
      shown(figures[key]).padStart(14),
      aims[key] ? `  aim: ${aims[key]}` : "",
      values.length > 1 ? `  (${range})` : "",
    );
  }
}
for (const last of atTheEnd) await last();
writeFileSync(results, `${JSON.stringify(figures, null, 2)}\n`);
