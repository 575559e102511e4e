// A match played over REST alone can be verified by anyone: with the script in the documentation
// and with the program.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { days, gameOf, good, startGame, twoPlayers } from "./harness/rest.mjs";
import { projectRoot, runBinary, temporaryFolder } from "./harness/server.mjs";
import { server } from "./harness/stage.mjs";

const script = join(projectRoot, "docs/rules/verify_dice.py");
const verified = (lines) => spawnSync("python3", [script], { input: lines, encoding: "utf8" });

/** Plays a one-point match by challenge to its end; each action includes entropy for the dice. */
async function playMatch() {
  const [ann, bob] = await twoPlayers(server);
  const wish = { variant: "nardi", ruleset: "latvian", time_control: days(3) };
  const id = await startGame(ann, bob, wish);
  const told = (await gameOf(ann, id)).dice_commitment;
  for (let act = 0; ; ++act) {
    const { status, turn, ply, legal_moves } = await gameOf(ann, id);
    if (status !== "playing") break;
    const move = { ply, move: legal_moves[act % legal_moves.length], entropy: `act ${act}` };
    await good((turn === "white" ? ann : bob).post(`/games/${id}/moves`, move));
  }
  return { id, told };
}

let played;
const match = () => {
  played ??= playMatch();
  return played;
};

/** The events of the game, one per line. */
async function eventLines(id) {
  const answer = await fetch(`${server.url}/api/v1/games/${id}/events?format=ndjson`);
  assert.equal(answer.headers.get("content-type"), "application/x-ndjson");
  return answer.text();
}

test("the documented script accepts correct dice and finds changes", async () => {
  const { id, told } = await match();
  const lines = await eventLines(id);
  const right = verified(lines);
  assert.equal(right.status, 0, right.stderr);
  assert.match(right.stdout, /^\d+ rolls, all correct; /);
  assert.ok(right.stdout.includes(told));
  assert.ok(lines.includes('"entropy":"act 3"'));
  const wrong = verified(lines.replace('"entropy":"act 3"', '"entropy":"act three"'));
  assert.equal(wrong.status, 1);
  assert.match(wrong.stderr, /^roll \d+ has other dice/);
});

test("the program does the same", async (t) => {
  const { id, told } = await match();
  const file = join(temporaryFolder(t), "game.ndjson");
  writeFileSync(file, await eventLines(id));
  const right = runBinary("dice", "verify", file, "--commitment", told);
  assert.equal(right.status, 0, right.stderr);
  assert.match(right.stdout, /all correct/);
});
