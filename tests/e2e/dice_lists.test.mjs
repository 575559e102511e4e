// The signed lists of commitments: they contain all published commitments, anyone can verify them,
// and changes are detected.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { days, gameOf, good, startGame, twoPlayers } from "./harness/rest.mjs";
import { projectRoot, runBinary, startServer, temporaryFolder } from "./harness/server.mjs";

const script = join(projectRoot, "docs/rules/verify_commitments.py");
const python = (lines, ...words) =>
  spawnSync("python3", [script, ...words], { input: lines, encoding: "utf8" });

const wish = { variant: "nardi", ruleset: "wbgf", time_control: days(3) };
const dateOf = (instant) => new Date(instant).toISOString().slice(0, 10);

test("the commitments of a day are listed, signed and chained to the day before", async (t) => {
  const folder = temporaryFolder(t);
  const db = join(folder, "crownhead.db");
  const server = await startServer(t, { db, devClock: "2026-11-27T20:00:00Z" });
  const [ann, bob] = await twoPlayers(server);
  const today = async () => dateOf((await good(ann.get("/dev/clock"))).now);
  const first = await today();
  const { id: challenge } = await good(ann.post("/challenges", wish));
  const { dice_commitment: told } = await good(bob.get(`/challenges/${challenge}`));
  await good(ann.post("/seeks", wish));
  const [{ dice_commitment: sought }] = (await good(bob.get("/seeks"))).items;

  await good(ann.send("PUT", "/dev/clock", { body: { advance_ms: 86_400_000 } }));
  const { game_id: game } = await good(bob.post(`/challenges/${challenge}/accept`, {}));
  assert.equal(
    (await gameOf(ann, game)).dice_commitment,
    told,
    "the game has the commitment of the challenge",
  );
  const other = await startGame(ann, bob, wish);
  const second = await today();
  const list = (date) => ann.get(`/dice/commitments/by-day/${date}`).then(({ text }) => text);
  while (!JSON.parse(await list(first)).over) await pause(50);

  const { public_key: key, first: since } = await good(ann.get("/dice/key"));
  assert.equal(since, first);
  const lists = `${await list(first)}\n${await list(second)}\n`;
  const [closed, open] = lists.trim().split("\n").map(JSON.parse);
  assert.deepEqual(
    closed.items.map(({ commitment }) => commitment),
    [told, sought],
  );
  const named = createHash("sha256").update(`crownhead challenge 1\n${challenge}`).digest("hex");
  assert.deepEqual([closed.items[0].for, closed.items[0].id], ["challenge", named]);
  assert.deepEqual([open.over, open.signature], [false, null]);
  assert.equal(open.items.at(-1).commitment, (await gameOf(ann, other)).dice_commitment);
  assert.equal((await good(ann.get(`/dice/commitments/${told}`))).date, first);

  const right = python(lists, key, told);
  assert.equal(right.status, 0, right.stderr);
  assert.match(
    right.stdout,
    new RegExp(`^3 commitments of 2 days, all correct; it is commitment 1 of ${first}, `),
  );
  const file = join(folder, "lists.ndjson");
  const program = (lines, ...more) => {
    writeFileSync(file, lines);
    return runBinary("dice", "list", file, "--key", key, ...more);
  };
  const same = program(lists, "--commitment", told);
  assert.equal(same.status, 0, same.stderr);
  assert.match(
    same.stdout,
    new RegExp(`3 commitments of 2 days, all correct; it is commitment 1 of ${first}, `),
  );

  const zeros = "0".repeat(64);
  const changes = {
    commitment: lists.replace(sought, zeros),
    digest: lists.replaceAll(closed.digest, zeros),
    signature: lists.replace(closed.signature, open.digest + open.digest),
    missing: lists.replace(JSON.stringify(closed.items[1]), "").replace(",]", "]"),
    order: lists.trim().split("\n").reverse().join("\n"),
    day: lists.replace(first, second),
  };
  for (const [what, changed] of Object.entries(changes)) {
    assert.notEqual(changed, lists, what);
    for (const answer of [python(changed, key), program(changed)]) {
      assert.equal(answer.status, 1, `${what}: ${answer.stdout}`);
      assert.equal(answer.stderr.trim().split("\n").length, 1, answer.stderr);
    }
  }
  assert.equal(python(lists, open.digest).status, 1, "another key");
  assert.equal(python(lists, key, zeros).status, 1, "an unpublished commitment");
  assert.equal(program(lists, "--commitment", zeros).status, 1);
  assert.equal(await server.stop(), 0);

  const check = runBinary("check", "--db", db);
  assert.match(check.stdout, /3 dice commitments: ok/, check.stderr);
  const copy = join(folder, "copy.db");
  assert.equal(runBinary("backup", "--db", db, "--to", copy).status, 0);
  assert.match(runBinary("check", "--db", copy).stdout, /3 dice commitments: ok/);
  const change = "UPDATE dice_days SET signature = zeroblob(64) WHERE signature IS NOT NULL";
  assert.equal(spawnSync("sqlite3", [copy, change]).status, 0);
  const found = runBinary("check", "--db", copy);
  assert.equal(found.status, 1);
  assert.match(found.stderr, /has a signature that does not match its digest/);
});
