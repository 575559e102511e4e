// A match that was played over REST alone is verified by whoever wants to: by the script of the
// documents and by the program.

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

/** A match of one point by challenge to its end; each act with a word for the dice. */
async function playMatch() {
  const [ann, bob] = await twoPlayers(server);
  const wish = { variant: "nardi", ruleset: "latvian", time_control: days(3) };
  const id = await startGame(ann, bob, wish);
  const told = (await gameOf(ann, id)).dice_tip;
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

/** The events of the game, a line each. */
async function eventLines(id) {
  const answer = await fetch(`${server.url}/api/v1/games/${id}/events?format=ndjson`);
  assert.equal(answer.headers.get("content-type"), "application/x-ndjson");
  return answer.text();
}

test("the script of the documents finds it right, and what is changed in it", async () => {
  const { id, told } = await match();
  const lines = await eventLines(id);
  const right = verified(lines);
  assert.equal(right.status, 0, right.stderr);
  assert.match(right.stdout, /^\d+ rolls, all right; /);
  assert.ok(right.stdout.includes(told));
  assert.ok(lines.includes('"entropy":"act 3"'));
  const wrong = verified(lines.replace('"entropy":"act 3"', '"entropy":"act three"'));
  assert.equal(wrong.status, 1);
  assert.match(wrong.stderr, /^roll \d+ has other dice/);
});

test("so does the program", async (t) => {
  const { id, told } = await match();
  const file = join(temporaryFolder(t), "game.ndjson");
  writeFileSync(file, await eventLines(id));
  const right = runBinary("dice", "verify", file, "--tip", told);
  assert.equal(right.status, 0, right.stderr);
  assert.match(right.stdout, /all right/);
});
