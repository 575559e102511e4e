// `crownhead dice verify`, on a game with correct dice and on one that was changed.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { chainFrom, Heard, nobody, roll } from "./harness/dice.mjs";
import { binary, temporaryFolder } from "./harness/server.mjs";

const run = (...args) => spawnSync(binary, args, { encoding: "utf8", timeout: 60_000 });

function refused(answer, words, status = 1) {
  assert.equal(answer.status, status, answer.stderr);
  assert.match(answer.stderr, words);
  assert.equal(answer.stderr.trim().split("\n").length, 1, answer.stderr);
}

const replaced = (list, at, item) => [...list.slice(0, at), item, ...list.slice(at + 1)];

/** A game of two rolls, made by another implementation of the protocol. */
function sampleGame() {
  const links = chainFrom(createHash("sha256").update("root").digest(), 3);
  const heard = new Heard();
  const lines = [{ type: "started", dice_commitment: links[0].toString("hex") }];
  const act = (seat, text, entropy) => {
    lines.push({ type: "move", seat, act: text, entropy });
    heard.absorb(lines.at(-1));
  };
  const throwDice = (number, seat) => {
    const dice = roll(links[number], number, seat, heard.for(seat));
    lines.push({ type: "rolled", seat, dice, link: links[number].toString("hex") });
  };
  act(1, "hello", "bert");
  act(0, "hello", "anna");
  throwDice(1, nobody);
  act(0, "8/5 6/5", "more");
  throwDice(2, 1);
  return lines;
}

test("the dice of a game are verified from its events", (t) => {
  const file = join(temporaryFolder(t), "game.ndjson");
  const verify = (lines, ...more) => {
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    return run("dice", "verify", file, ...more);
  };
  const game = sampleGame();
  const right = verify(game, "--commitment", game[0].dice_commitment);
  assert.equal(right.status, 0, right.stderr);
  assert.match(
    right.stdout,
    /game\.ndjson: 2 rolls, all correct; the commitment is [0-9a-f]{64}\n$/,
  );
  const changed = (at, change) => verify(replaced(game, at, change));
  const die = { ...game[3], dice: [game[3].dice[0], (game[3].dice[1] % 6) + 1] };
  refused(changed(3, die), /line 4: Roll 1 \(the opening roll\) has the dice/);
  refused(changed(4, { ...game[4], entropy: "less" }), /line 6: Roll 2 of seat 1 has/);
  refused(changed(5, { ...game[5], link: game[3].link }), /line 6: Roll 2 .* to the chain/);
  refused(verify(game, "--commitment", game[3].link), /the game has another commitment/);
  refused(verify(game.slice(1)), /line 1: The game has not started/);
  refused(verify([...game, game[0]]), /line 7: A second game begins/);
  refused(verify([{ type: "chat" }]), /no event "started"; give/);
  refused(verify([]), /cannot be read or is empty/);
  refused(verify(["text"]), /line 1: An event is expected/);
  refused(run("dice", "verify", `${file}.none`), /cannot be read or is empty/);
  refused(verify(game, "--commitment", "12"), /--commitment must be 64 hexadecimal digits/, 2);
});
