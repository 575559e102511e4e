// nardi.wasm against the same rules compiled for this machine.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dice, open } from "./modules.mjs";

const { bytes, module, rules, call, assertSame } = open("nardi");
const start = "4HPwATDgc/ABMA";

const lines = (...asked) => call(...asked).split("\n");

/** Of random games: [Position ID, roll]. */
function randomTurns(games) {
  const random = dice(21);
  const turns = [];
  for (let game = 0; game < games; ++game) {
    let id = start;
    for (let turn = 0; turn < 200 && !call("nardi_position", id).endsWith("single"); ++turn) {
      const roll = `${1 + random(6)}${1 + random(6)}`;
      const [, ...plays] = lines("nardi_plays", id, roll);
      if (plays.length === 0) break;
      turns.push([id, roll]);
      id = plays[random(plays.length)].split("\t")[1];
    }
  }
  return turns;
}

test("has no imports, is small, and exports the functions of the page's nardi/rules.ts", () => {
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  assert.ok(bytes.length < 64_000, `${bytes.length} bytes`);
  const names = WebAssembly.Module.exports(module).map(({ name }) => name);
  for (const name of ["buffer", "capacity", "nardi_position", "nardi_plays", "nardi_steps"])
    assert.ok(names.includes(`crownhead_${name}`), name);
});

test("knows the start and how a game was won", () => {
  const [status, id, own, others, ...rest] = call("nardi_position", "").split("\t");
  assert.deepEqual([status, id, ...rest], ["ok", start, "167", "167", ""]);
  assert.equal(own, others);
  assert.equal(own.split(",").length, 26);
  // White has borne off all; Black, on roll, has a man on the bar.
  assert.match(call("nardi_position", "AAAA/n8AAIAAAA"), /\tbackgammon$/);
});

test("lists as many plays of the first turn as there are", () => {
  for (const [roll, count] of [
    ["11", 42],
    ["31", 16],
    ["22", 75],
    ["55", 4],
    ["65", 7],
  ])
    assert.equal(lines("nardi_plays", start, roll).length - 1, count, roll);
});

test("offers the steps that leave a legal play, and names it when it is whole", () => {
  const [head, ...steps] = lines("nardi_steps", "wAAAAAIACAAAAA", "61");
  assert.equal(head.split("\t").at(-1), "");
  assert.deepEqual(steps, ["24\t1\t23\t0", "7\t6\t1\t0"]);
  const [whole, ...none] = lines("nardi_steps", "wAAAAAIACAAAAA", "61", "24:1 7:6");
  assert.deepEqual(none, []);
  assert.equal(whole.split("\t").at(-2), "24/23 7/1");
});

test("any way through the steps ends in a play of the list", () => {
  const random = dice(7);
  for (const [id, roll] of randomTurns(6)) {
    const plays = lines("nardi_plays", id, roll).slice(1);
    const made = [];
    for (;;) {
      const [head, ...next] = lines("nardi_steps", id, roll, made.join(" "));
      const [text, after] = head.split("\t").slice(-2);
      if (next.length === 0) {
        assert.ok(plays.includes(`${text}\t${after}`), `${id} ${roll} ${made}`);
        break;
      }
      assert.equal(text, "");
      const [from, die] = next[random(next.length)].split("\t");
      made.push(`${from}:${die}`);
    }
  }
});

test("answers as the native build", () => {
  const turns = randomTurns(12);
  assert.ok(turns.length > 500);
  assertSame(turns.map(([id, roll]) => ["nardi_plays", id, roll]));
  assertSame(turns.map(([id, roll]) => ["nardi_steps", id, roll, ""]));
  assertSame(turns.map(([id]) => ["nardi_position", id]));
  assertSame(
    turns.map(([id, roll]) => {
      const plays = lines("nardi_plays", id, roll);
      return ["nardi_read", id, roll, plays[1].split("\t")[0]];
    }),
  );
});

test("answers wrong input with an error and does not trap", () => {
  const wrong = [
    ["nardi_position", "nonsense"],
    ["nardi_plays", start],
    ["nardi_plays", start, "71"],
    ["nardi_steps", start, "61", "24:7"],
    ["nardi_steps", start, "61", "24"],
    ["nardi_steps", start, "61", "999999999999:1"],
    ["nardi_read", start, "61", "1/2"],
    ["nardi_read", "", "", "\u2603"],
  ];
  for (const each of wrong) assert.match(call(...each), /^error\t/, each.join(" "));
  assertSame(wrong);
  assert.ok(rules.crownhead_nardi_plays(0xffffffff) > 0);
});
