// The browser's verification of dice, with the test vector of the protocol.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { checkDice, type DiceEvent } from "../../src/nardi-game/dice-check.ts";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();

/** The links 0 to 8; the last one is 00 01 … 1f. */
const links: Buffer[] = [Buffer.from(Array.from({ length: 32 }, (_, i) => i))];
while (links.length < 9) links.unshift(sha256(links[0] as Buffer));
const link = (number: number) => (links[number] as Buffer).toString("hex");

const act = (seat: number, text: string, entropy: string): DiceEvent => ({
  type: "move",
  seat,
  act: text,
  entropy,
});
const rolled = (number: number, seat: number, dice: readonly number[]): DiceEvent => ({
  type: "rolled",
  seat,
  dice,
  link: link(number),
});

const game: readonly DiceEvent[] = [
  { type: "started", dice_commitment: link(0) },
  { ...act(1, "hello", "bert"), type: "hello" },
  { ...act(0, "hello", "anna"), type: "hello" },
  rolled(1, 6, [3, 2]),
  act(0, "8/5 6/5", "anna-1"),
  rolled(2, 1, [5, 2]),
  act(1, "24/18 13/11", "bert-1"),
  rolled(3, 0, [1, 1]),
  { type: "move", seat: 0, act: "13/7" },
  rolled(4, 1, [6, 5]),
  { type: "move", seat: 1, act: "-", auto: true },
  rolled(5, 0, [3, 2]),
  { type: "end" },
];

const changed = (at: number, change: Partial<DiceEvent>) =>
  checkDice(game.map((event, i) => (i === at ? { ...event, ...change } : event)));

test("correct dice are accepted", async () => {
  const commitment = "df01f0bd30b89f4187c3919067c99d5aee753a45894e1e31be4f0e26a26dd27b";
  assert.deepEqual(await checkDice(game), { commitment, rolls: 5, fault: null });
});

test("a change is found at the first roll that reveals it", async () => {
  const shown = { what: "dice", shown: "4, 2", due: "3, 2", number: 1 };
  assert.deepEqual((await changed(3, { dice: [4, 2] }))?.fault, shown);
  assert.equal((await changed(2, { entropy: "anne" }))?.fault?.number, 1);
  assert.equal((await changed(4, { entropy: "anna-2" }))?.fault?.number, 2);
  assert.equal((await changed(6, { act: "24/18 13/10" }))?.fault?.number, 3);
  assert.deepEqual((await changed(7, { link: link(4) }))?.fault, { what: "link", number: 3 });
  assert.equal((await changed(10, { auto: false }))?.fault?.number, 5);
  assert.deepEqual((await changed(0, { dice_commitment: link(1) }))?.fault, {
    what: "link",
    number: 1,
  });
});

test("a game without dice has nothing to check", async () => {
  assert.equal(await checkDice([{ type: "started" }, act(0, "32-28", "")]), null);
});
