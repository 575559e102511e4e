// Compares star.wasm with the same rules compiled for this machine.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dice, open, page } from "./modules.mjs";

const { bytes, module, rules, call, assertSame } = open("star");

const lines = (...asked) => call(...asked).split("\n");
const all = ["3 6 2 open", "3 10 3 classic", "4 10 2 classic", "4 15 2 classic", "4 10 6 classic"];

/** From random games: [terms, state]. */
function randomStates() {
  const random = dice(73);
  return all.flatMap((terms) => {
    const states = [];
    let state = "";
    for (let turn = 0; turn < 60; ++turn) {
      const [, ...moves] = lines("star_moves", terms, state);
      if (moves.length === 0) break;
      state = moves[random(moves.length)].split("\t")[2];
      states.push([terms, state]);
    }
    return states;
  });
}

test("has no imports, is small, and exports the functions of the page's star/rules.ts", () => {
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  assert.ok(bytes.length < 60_000, `${bytes.length} bytes`);
  const names = WebAssembly.Module.exports(module).map(({ name }) => name);
  for (const name of ["buffer", "capacity", "star_board", "star_moves"])
    assert.ok(names.includes(`crownhead_${name}`), name);
});

test("describes the boards", () => {
  for (const [terms, holes, homes] of [
    ["3 6 2 classic", 73, "0 3"],
    ["3 6 3 classic", 73, "0 2 4"],
    ["4 10 6 open", 121, "0 1 2 3 4 5"],
  ]) {
    const [head, ...rows] = lines("star_board", terms);
    assert.equal(head, `ok\t${homes}`);
    assert.equal(rows.length, holes);
    assert.equal(rows[0], "a1\t1\t0\t0");
  }
});

test("the page names and places the holes like the rules", async () => {
  const { makeStar, StarRules } = await page("star/geometry.ts", "star/rules.ts");
  for (const [side, terms] of [
    [3, "3 6 2 classic"],
    [4, "4 10 2 classic"],
  ]) {
    const star = makeStar(side);
    const [, ...rows] = lines("star_board", terms).map((line) => line.split("\t"));
    assert.deepEqual(
      star.names,
      rows.map(([name]) => name),
    );
    assert.deepEqual(
      star.points.map((point) => point ?? 6),
      rows.map(([, , , point]) => Number(point)),
    );
  }
  const asked = await StarRules.load(bytes);
  const star = makeStar(4);
  const terms = { side: 4, men: 10, seats: 3, ruleset: "classic" };
  assert.deepEqual(asked.homes(terms), [0, 2, 4]);
  const { men, seat, moves, places } = asked.standing(star, terms);
  assert.deepEqual([men.size, seat, moves.length, places], [30, 0, 14, []]);
  assert.throws(() => asked.standing(star, terms, "nonsense"), RangeError);
});

test("lists the moves of the start with their paths", () => {
  for (const [terms, count] of [
    ["3 6 2 open", 10],
    ["4 10 2 open", 14],
    ["4 15 2 classic", 18],
  ])
    assert.equal(lines("star_moves", terms).length - 1, count, terms);
  const [head, ...moves] = lines("star_moves", "4 10 2 classic", "");
  assert.deepEqual(head.split("\t").slice(2), ["0", "1", "", ""]);
  assert.ok(moves.some((line) => line.startsWith("a3-e5\ta3 e5\t")));
});

test("shows the shortest path of jumps, a pass, and the end", () => {
  const ring = lines("star_moves", "4 10 2 open", "f13/e13 d12:1.0");
  assert.ok(
    ring.some((line) => line.startsWith("f13-d11\tf13 d13 d11\t")),
    ring.join("\n"),
  );
  const [, pass] = lines("star_moves", "4 10 2 open", "a1/a2 b2 a3 c3");
  assert.match(pass, /^-\t\ta1\/a2 b2 a3 c3:/);
});

test("answers like the native build", () => {
  const states = randomStates();
  assert.ok(states.length > 250);
  assertSame(states.map(([terms, state]) => ["star_moves", terms, state]));
  assertSame(all.map((terms) => ["star_board", terms]));
});

test("answers wrong input with an error and does not trap", () => {
  const wrong = [
    ["star_board", ""],
    ["star_board", "4 10"],
    ["star_board", "5 10 2 classic"],
    ["star_board", "999999999999 10 2 classic"],
    ["star_moves", "4 10 2 none", ""],
    ["star_moves", "4 10 2 classic", "z9/a1"],
    ["star_moves", "4 10 2 classic", "\u2603"],
  ];
  for (const each of wrong) assert.match(call(...each), /^error\t/, each.join(" "));
  assertSame(wrong);
  assert.ok(rules.crownhead_star_moves(0xffffffff) > 0);
});

test("a small board knows the star of a state, or that both fit", async () => {
  const { seatsIn, sideOf } = await page("star/stored.ts");
  const known = new Map(all.map((terms) => [terms, new Set()]));
  for (const [terms, state] of randomStates()) {
    assert.equal(seatsIn(state), Number(terms.split(" ")[2]));
    known.get(terms).add(sideOf(state));
  }
  // Ten men per seat with three seats would fit on the large star too.
  assert.deepEqual(
    [...known].map(([terms, sides]) => [terms, ...sides]),
    [
      ["3 6 2 open", 3],
      ["3 10 3 classic", null],
      ["4 10 2 classic", 4],
      ["4 15 2 classic", 4],
      ["4 10 6 classic", 4],
    ],
  );
  assert.equal(sideOf("a4 a5/a6 a7"), null);
});
