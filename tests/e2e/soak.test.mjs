// For CROWNHEAD_SOAK_SECONDS games are played while the disk sometimes fills up, the system's clock
// steps, and hostile clients come and go. No acknowledged command is lost, and the server's memory
// does not grow.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Crowd } from "./harness/crowd.mjs";
import { FaultyMachine } from "./harness/faulty.mjs";
import { Load } from "./harness/lines.mjs";
import { seed, seeded } from "./harness/seed.mjs";

const soak_ms = Number(process.env.CROWNHEAD_SOAK_SECONDS ?? 5) * 1000;
const crowd_size = 2000;
const growth_bytes = 24 << 20; // what SQLite's pages may still allocate in the second half

const residentBytes = (pid) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) * 1024;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

/** One round of all the faults, under load. */
async function ordeal(machine, server, load, random) {
  const topic = `game/${load.lines[0].game.id}`;
  const crowd = new Crowd(server, crowd_size, topic);
  machine.setClockAhead(Math.round((random() - 0.5) * 86_400));
  await pause(300);
  machine.failDisk("full");
  await pause(random() * 500);
  machine.mendDisk();
  await pause(500);
  await crowd.leave();
}

test(`${soak_ms / 1000} s of faults`, async (t) => {
  t.diagnostic(`CROWNHEAD_SEED=${seed}`);
  const random = seeded(seed);
  const machine = new FaultyMachine(t);
  const server = await machine.serve(t);
  const load = await Load.on(server, random);
  const resident = [];
  const began = Date.now();
  load.begin();
  while (Date.now() - began < soak_ms) {
    await ordeal(machine, server, load, random);
    resident.push(residentBytes(server.pid));
  }
  const answered = await load.stop();
  await load.resume(server);
  t.diagnostic(await load.account());

  const half = resident.length >> 1;
  const [middle, end] = [median(resident.slice(0, half + 1)), median(resident.slice(half))];
  t.diagnostic(`resident ${middle >> 20} MiB in the first half, ${end >> 20} MiB in the second`);
  assert.equal(answered, load.lines.length, "every line was answered");
  assert.ok(end - middle < growth_bytes, `it grew from ${middle} to ${end} bytes`);
  assert.equal(await server.stop(), 0);
  machine.check();
});
