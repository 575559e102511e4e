// `crownhead dice verify`: what it says of a game whose dice are right, and of one that was changed.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash, createHmac } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
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
  const sha = (...parts) => parts.reduce((h, p) => h.update(p), createHash("sha256")).digest();
  const links = [sha("root")];
  while (links.length < 4) links.unshift(sha(links[0]));
  let heard = sha("crownhead heard 1");
  const lines = [{ type: "started", dice_tip: links[0].toString("hex") }];
  const act = (seat, text, entropy) => {
    heard = sha(heard, `${seat}\n${text}\n${entropy}`);
    lines.push({ type: "move", seat, act: text, entropy });
  };
  const roll = (number, seat) => {
    const stream = createHmac("sha256", links[number]);
    stream.update(`crownhead dice 1\n${number}\n${seat}\n0\n`).update(heard);
    const byte = stream.digest().find((value) => value < 252);
    const dice = [Math.floor((byte % 36) / 6) + 1, (byte % 6) + 1];
    lines.push({ type: "rolled", seat, dice, link: links[number].toString("hex") });
  };
  act(1, "hello", "bert");
  act(0, "hello", "anna");
  roll(1, 6);
  act(0, "8/5 6/5", "more");
  roll(2, 1);
  return lines;
}

test("the dice of a game are verified from its events", (t) => {
  const file = join(temporaryFolder(t), "game.ndjson");
  const verify = (lines, ...more) => {
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    return run("dice", "verify", file, ...more);
  };
  const game = sampleGame();
  const right = verify(game, "--tip", game[0].dice_tip);
  assert.equal(right.status, 0, right.stderr);
  assert.match(right.stdout, /game\.ndjson: 2 rolls, all right; the tip is [0-9a-f]{64}\n$/);
  const changed = (at, change) => verify(replaced(game, at, change));
  const die = { ...game[3], dice: [game[3].dice[0], (game[3].dice[1] % 6) + 1] };
  refused(changed(3, die), /line 4: Roll 1 \(the opening roll\) has the dice/);
  refused(changed(4, { ...game[4], entropy: "less" }), /line 6: Roll 2 of seat 1 has/);
  refused(changed(5, { ...game[5], link: game[3].link }), /line 6: Roll 2 .* of the chain/);
  refused(verify(game, "--tip", game[3].link), /the game has another tip/);
  refused(verify(game.slice(1)), /line 1: The game has not begun/);
  refused(verify([...game, game[0]]), /line 7: A second game begins/);
  refused(verify([{ type: "chat" }]), /no event "started" is in it/);
  refused(verify([]), /cannot be read or is empty/);
  refused(verify(["text"]), /line 1: An event is expected/);
  refused(run("dice", "verify", `${file}.none`), /cannot be read or is empty/);
  refused(verify(game, "--tip", "12"), /--tip must be 64 hexadecimal digits/, 2);
});
