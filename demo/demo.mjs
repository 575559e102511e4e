// `./dev demo`: fills a fresh database with ten weeks of a club's life, serves it, and moves for
// everyone except the three accounts for newcomers. README.md describes its contents.

import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { day } from "./clock.mjs";
import { Ground } from "./ground.mjs";
import { playPast, span } from "./past.mjs";
import { newcomers } from "./people.mjs";
import { Present } from "./present.mjs";
import { Served, stopAll } from "./served.mjs";
import { sizes } from "./sizes.mjs";
import { Thinker } from "./thinker.mjs";

const usage =
  "usage: ./dev demo [--fresh] [--folder FOLDER] [--listen ADDR:PORT] [--size full|small]";

/** Sessions last 180 days, and a demo's sessions begin in its past. */
const lifetime = 180 * day - span;

const root = fileURLToPath(new URL("..", import.meta.url));
const binary = process.env.CROWNHEAD_BIN ?? `${root}build/release/crownhead`;

function fail(text, status = 1) {
  console.error(`./dev demo: ${text}`);
  process.exit(status);
}

function options() {
  const text = { type: "string" };
  try {
    const { values } = parseArgs({
      options: { fresh: { type: "boolean" }, folder: text, listen: text, size: text },
    });
    if (values.size && !sizes[values.size]) throw new Error(`there is no size '${values.size}'`);
    return {
      fresh: values.fresh ?? false,
      folder: values.folder ?? `${root}data/demo`,
      listen: values.listen ?? process.env.CROWNHEAD_LISTEN ?? "127.0.0.1:8080",
      size: values.size,
    };
  } catch (error) {
    return fail(`${error.message}\n${usage}`, 2);
  }
}

/** Shows the day being played in one line, on a terminal. */
function tellDay(time) {
  const day = new Date(time).toISOString().slice(0, 10);
  if (process.stdout.isTTY) process.stdout.write(`\r${day}`);
}

/** Fills the folder unless an earlier fill is complete. Returns what the fill has stored. */
async function filled(ground, { fresh, size }, thinker) {
  const before = fresh ? undefined : ground.filled();
  if (before && Date.now() > before.until)
    fail("the sessions of this demo have expired; start over with --fresh");
  if (before) return before;
  console.log("playing ten weeks of a club's life; this takes a minute or two");
  ground.clear();
  const name = size ?? "full";
  const secrets = await playPast({
    ...{ binary, db: ground.db, size: sizes[name], thinker, tell: tellDay },
  });
  const left = { size: name, until: Date.now() + lifetime, ...secrets };
  ground.finish(left);
  return left;
}

function tellNewcomers(url, password) {
  const { player, director, admin } = newcomers;
  console.log(`
The demo is at ${url}. Sign in there as
  ${player.name.padEnd(7)} a player, in the Lighthouse Round Robin; two challenges wait
  ${director.name.padEnd(7)} the director of all tournaments
  ${admin.name.padEnd(7)} an admin, with a page of reports: /moderation
The password of each is ${password}
The computer moves for everyone else. Ctrl-C stops the demo, ./dev demo resumes it, and
./dev demo --fresh starts over.`);
}

async function main() {
  const wish = options();
  const ground = new Ground(wish.folder);
  const why = ground.whyNotOurs();
  if (why) fail(why);
  if (await ground.inUse()) fail(`a server has ${ground.db} open; stop it first`);
  const args = ["--db", ground.db, "--listen", wish.listen, "--no-limits"];
  const unmake = ground.make();
  if (!Served.mayStart(binary, args)) {
    unmake();
    process.exit(2);
  }
  const thinker = new Thinker(binary);
  const { size, password, cookies } = await filled(ground, wish, thinker);
  const served = await Served.start(binary, args);
  const present = new Present({ served, size: sizes[size], cookies, thinker });
  stopping.push(() => present.stop());
  await present.begin();
  tellNewcomers(served.url, password);
  const [status] = await served.exited;
  if (!signalled) await end(status ?? 1);
}

const stopping = [];

async function end(status) {
  for (const act of stopping.splice(0)) act();
  await stopAll();
  process.exit(status);
}

// Also during a fill: the mark in the folder shows that it is incomplete.
let signalled = false;
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    if (!signalled) end(0);
    signalled = true;
  });

try {
  await main();
} catch (error) {
  if (!signalled) {
    console.error(`./dev demo: ${error.stack}`);
    await end(1);
  }
}
