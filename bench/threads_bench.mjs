// How much sooner threads with shared memory reach a depth than one thread alone, on the analysis board:
// shared.wasm, which both run, on positions of openings by lot. Usage: node bench/threads_bench.mjs
// --wasm DIR [--threads N]
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Threads } from "../tests/wasm/threads.mjs";

const { values } = parseArgs({
  options: {
    wasm: { type: "string" },
    threads: { type: "string", default: `${Math.min(4, availableParallelism())}` },
  },
});
const module = new WebAssembly.Module(readFileSync(join(values.wasm, "shared.wasm")));
const weights = readFileSync("rules/computer/weights/international.bin");
const depth = 15;

const games = [
  "32-28 17-21 31-26 11-17 37-32 7-11 34-30",
  "33-28 18-22 39-33 12-18 44-39 7-12 31-27 22x31 36x27",
  "34-29 19-23 40-34 14-19 45-40 10-14 50-45",
  "31-27 17-21 37-31 21-26 41-37 11-17 34-29",
  "32-28 19-23 28x19 14x23 37-32 10-14 35-30 5-10",
  "32-28 16-21 31-26 18-22 37-32 12-18",
];

/** Milliseconds to the depth, and the positions of all threads in that time. */
async function look(game, helpers) {
  const threads = new Threads(module);
  threads.call("weights", weights);
  const taken = threads.call("analyse", "international", "W:W31-50:B1-20", "", game, "1");
  if (taken !== "ok") throw new Error(`${game}: ${taken}`);
  await threads.beginHelp(helpers);
  const begun = performance.now();
  let head = "";
  for (let at = 1; at <= depth; ++at) [head] = threads.call("deeper").split("\n");
  const ms = performance.now() - begun;
  await threads.end();
  return { ms, positions: Number(head.split("\t")[2]) };
}

const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const helpers = Number(values.threads) - 1;
const pairs = [];
// By turns: the machine's own speed changes.
for (const game of games) pairs.push([await look(game, 0), await look(game, helpers)]);
const of = (kind, place) => pairs.map((pair) => pair[place][kind]);
const speed = (place) => mean(of("positions", place)) / mean(of("ms", place));
console.log(`threads.number ${values.threads}`);
console.log(`threads.alone_ms ${mean(of("ms", 0))}`);
console.log(`threads.together_ms ${mean(of("ms", 1))}`);
console.log(`threads.positions_ratio ${speed(1) / speed(0)}`);
const sooner = mean(pairs.map(([alone, together]) => Math.log(alone.ms / together.ms)));
console.log(`threads.depth_ratio ${Math.exp(sooner)}`);
