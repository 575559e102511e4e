// Runs journeys: node tests/e2e/run.mjs [--times N] FILE...
//
// Shared things are made once: a browser, and an empty migrated database. Data is stored in memory
// if the machine has a file system there. A file that fails is repeated on its own and must pass
// then; the last lines name it, and it counts as a bug. --times repeats the whole run and counts
// the failures.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, appendFileSync, constants, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startBrowserServer } from "./harness/browser.mjs";
import { runBinary } from "./harness/server.mjs";

const { values, positionals: files } = parseArgs({
  options: { times: { type: "string", default: "1" } },
  allowPositionals: true,
});
const most_repeated = 4; // more than these are no accident
const slowest = 8; // number of files listed with their durations

function memoryFolder() {
  try {
    accessSync("/dev/shm", constants.W_OK);
    return "/dev/shm";
  } catch {
    return tmpdir();
  }
}

const folder = mkdtempSync(join(memoryFolder(), "crownhead-journeys-"));

/** An empty database with the latest schema. Every server without its own database gets a copy. */
function migratedTemplate() {
  const template = join(folder, "template.db");
  const made = runBinary("migrate", "--db", template);
  if (made.status !== 0) throw new Error(`the template: ${made.stderr}`);
  return template;
}

/** Runs the files: [{name, seconds, passed}]. This process serves the browser in the meantime. */
async function run(names, concurrency, env) {
  const times = join(folder, "times.json");
  const runner = spawn(
    process.execPath,
    [
      ...["--test", `--test-concurrency=${concurrency}`],
      ...[
        `--test-reporter=${process.stdout.isTTY ? "spec" : "tap"}`,
        "--test-reporter-destination=stdout",
      ],
      ...[
        "--test-reporter=./tests/e2e/harness/file_times.mjs",
        `--test-reporter-destination=${times}`,
      ],
      ...names,
    ],
    { stdio: "inherit", env },
  );
  const [status] = await once(runner, "exit");
  const found = JSON.parse(readFileSync(times, "utf8"));
  if (status !== 0 && found.every(({ passed }) => passed))
    throw new Error("the test runner failed");
  return found;
}

function sayWhatIsSlow(found) {
  const named = [...found].sort((a, b) => b.seconds - a.seconds).slice(0, slowest);
  const lines = named.map(({ name, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${name}`);
  console.log(`# the slowest journeys\n# ${lines.join("\n# ")}`);
}

/** Runs all files once. Returns the names of those that passed only when they were repeated. */
async function runOnce(env) {
  // One more at a time than there are processors, because each waits for two thirds of its time.
  const found = await run(files, availableParallelism() + 1, env);
  sayWhatIsSlow(found);
  const failed = found.filter(({ passed }) => !passed).map(({ name }) => name);
  if (failed.length === 0) return [];
  if (failed.length > most_repeated) throw new Error(`failed: ${failed.join(" ")}`);
  console.log(`# repeated on their own: ${failed.join(" ")}`);
  const still = (await run(failed, 1, env)).filter(({ passed }) => !passed);
  if (still.length > 0) throw new Error(`failed twice: ${still.map(({ name }) => name).join(" ")}`);
  return failed;
}

const browser = await startBrowserServer();
try {
  const env = {
    ...process.env,
    CROWNHEAD_STORAGE: folder,
    CROWNHEAD_BROWSER: browser.wsEndpoint(),
  };
  if (!process.env.CROWNHEAD_POSTGRES) env.CROWNHEAD_TEMPLATE = migratedTemplate();
  const repeated = [];
  for (let time = 0; time < Number(values.times); ++time) repeated.push(...(await runOnce(env)));
  const names = repeated.length > 0 ? `: ${repeated.join(" ")}` : "";
  const line = `repeated journeys: ${repeated.length}${names}`;
  console.log(line);
  if (process.env.CROWNHEAD_NOTES) appendFileSync(process.env.CROWNHEAD_NOTES, `${line}\n`);
} catch (error) {
  console.error(`journeys: ${error.message}`);
  process.exitCode = 1;
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
