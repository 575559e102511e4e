// Compares nardi.wasm with the same rules compiled for this machine.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dice, open, page } from "./modules.mjs";

const { bytes, module, rules, call, assertSame } = open("nardi");
const start = "4HPwATDgc/ABMA";

const lines = (...asked) => call(...asked).split("\n");

/** From random games: [Position ID, roll]. */
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

test("knows the start and the kind of a win", () => {
  const [status, id, own, others, ...rest] = call("nardi_position", "").split("\t");
  assert.deepEqual([status, id, ...rest], ["ok", start, "167", "167", ""]);
  assert.equal(own, others);
  assert.equal(own.split(",").length, 26);
  // White has borne off all men; Black, on roll, has a man on the bar.
  assert.match(call("nardi_position", "AAAA/n8AAIAAAA"), /\tbackgammon$/);
});

test("lists all plays of the first turn", () => {
  for (const [roll, count] of [
    ["11", 42],
    ["31", 16],
    ["22", 75],
    ["55", 4],
    ["65", 7],
  ])
    assert.equal(lines("nardi_plays", start, roll).length - 1, count, roll);
});

test("offers the steps that leave a legal play, and names it when complete", () => {
  const [head, ...steps] = lines("nardi_steps", "wAAAAAIACAAAAA", "61");
  assert.equal(head.split("\t").at(-1), "");
  assert.deepEqual(steps, ["24\t1\t23\t0", "7\t6\t1\t0"]);
  const [whole, ...none] = lines("nardi_steps", "wAAAAAIACAAAAA", "61", "24:1 7:6");
  assert.deepEqual(none, []);
  assert.equal(whole.split("\t").at(-2), "24/23 7/1");
});

test("every sequence of steps ends in a listed play", () => {
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

const { NardiRules, NardiModel, positionOf, readStored, SelfPlay } = await page(
  "nardi/rules.ts",
  "nardi/model.ts",
  "nardi/position.ts",
  "nardi/stored.ts",
  "nardi/self-play.ts",
);
const asked = await NardiRules.load(bytes);

test("the page finds the moves of a man with one die and with both", () => {
  const text = (ways) =>
    [...ways].map(([to, steps]) => `${to} by ${steps.map(({ die }) => die).join("")}`).sort();
  assert.deepEqual(text(asked.ways(asked.play("wAAAAAAABAAAAA", "65"), 24)), [
    "13 by 56",
    "19 by 5",
  ]);
  assert.deepEqual(text(asked.ways(asked.play("AwAAAAEAAAAAAA", "61"), 6)), ["0 by 6", "5 by 1"]);
  // Single men of the other side are on 12 and 10: the way over 12 hits both, the way over 11 only
  // the one on 10.
  const both = asked.ways(asked.play("AJAAAIAAAAAAAA", "21"), 13).get(10);
  assert.deepEqual(
    both.map(({ to, hits }) => [to, hits]),
    [
      [11, false],
      [10, true],
    ],
    "the path that hits less",
  );
  assert.equal(asked.ways(asked.play(start, "31"), 7).size, 0);
  assert.throws(() => asked.play(start, "31", [{ from: 24, die: 6 }]), RangeError);
  assert.equal(asked.read(start, "31", "8/5 6/5").whole.text, "8/5 6/5");
  assert.equal(asked.read(start, "31", "8/2"), null);
});

/** White on roll in a position. */
function boardAt(id, roll) {
  const model = new NardiModel(asked, positionOf("white", asked.position(id)));
  model.thrown.value = [{ color: "white", dice: [...roll].map(Number) }];
  model.begin(id, roll);
  return model;
}

test("a man is moved by two taps or by a drag, and its steps are undone one by one", () => {
  const model = boardAt("4AEAAAwIAAEAAA", "64");
  assert.deepEqual([...model.movable.value], [25]);
  model.tap(25);
  assert.deepEqual([...model.targets.value].sort(), [15, 21]);
  model.tap(15);
  assert.deepEqual(model.used.value, [true, true]);
  assert.equal(model.play.value.whole.text, "bar/15");
  model.undo();
  assert.deepEqual(model.used.value, [false, true]);
  assert.equal(model.play.value.whole, null);

  assert.ok(model.lift(13, 5, 5));
  model.carry(9, 9);
  assert.deepEqual(model.held.value && [model.held.value.x, model.held.value.from], [9, 13]);
  model.drop(7);
  assert.equal(model.held.value, null);
  assert.equal(model.play.value.whole.text, "bar/21 13/7");
  assert.ok(!model.lift(6, 0, 0), "no die is left");
});

test("a play the dice do not allow is refused and changes nothing", () => {
  const model = boardAt("wAAAAAAABAAAAA", "65");
  const before = model.play.value;
  for (const act of [
    () => {
      model.tap(24);
      model.tap(18);
    },
    () => {
      model.lift(24, 0, 0);
      model.drop(18);
    },
  ]) {
    act();
    assert.ok(model.refused.value);
    assert.deepEqual(
      [model.play.value, model.picked.value, model.held.value],
      [before, null, null],
    );
  }
  model.tap(24);
  assert.ok(!model.refused.value, "the next attempt starts over");
  model.tap(24);
  assert.equal(model.picked.value, null);
});

test("a reader who plays both sides begins, doubles, passes and wins by the rules", () => {
  const random = dice(5);
  const game = new SelfPlay(asked, () => 1 + random(6));
  game.start("wbgf");
  while (game.phase.value.kind !== "play") game.throwForStart();
  const [{ dice: opening }] = game.model.thrown.value;
  assert.notEqual(opening[0], opening[1]);
  let doubled = 0;
  for (let turn = 0; game.phase.value.kind !== "over"; ++turn) {
    assert.ok(turn < 2000);
    if (game.phase.value.kind === "roll" && game.mayDouble.value && doubled < 2) {
      const by = game.turn;
      game.double();
      game.take();
      doubled += 1;
      assert.deepEqual(game.model.cube.value, {
        value: 2 ** doubled,
        owner: by === "white" ? "black" : "white",
      });
      assert.equal(game.mayDouble.value, false, "the other side owns it");
    }
    if (game.phase.value.kind === "roll") game.roll();
    while (game.model.play.value.next.length > 0) {
      const [from] = game.model.movable.value;
      game.model.tap(from);
      game.model.tap([...game.model.targets.value][0]);
    }
    game.done();
  }
  const { winner, win, points } = game.phase.value;
  assert.equal(game.model.position.value.pips[winner], 0);
  assert.equal(points, { single: 1, gammon: 2, backgammon: 3 }[win] * 2 ** doubled);
  game.start("latvian");
  assert.equal(game.model.cube.value, null);
  assert.deepEqual(game.model.position.value.pips, { white: 167, black: 167 });
});

test("a small board shows the men as in the rules", () => {
  for (const [id] of randomTurns(4))
    for (const [turn, match] of [
      ["white", "MAlgAAAAAAAE"],
      ["black", "cAlgAAAAAAAE"],
    ]) {
      const { men, ...stored } = readStored(`${id}:${match}`);
      assert.deepEqual(men, positionOf(turn, asked.position(id)).men, id);
      assert.deepEqual(stored, { dice: null, turn, cube: { value: 1, owner: null } });
    }
});

test("answers like the native build", () => {
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
