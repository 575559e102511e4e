import assert from "node:assert/strict";
import { test } from "node:test";
import {
  drop,
  forced,
  jumped,
  open,
  type Picked,
  type Route,
  tap,
  targets,
} from "../../src/board/routes.ts";

const route = (move: number, from: number, landings: number[], captured: number[] = []): Route => ({
  move,
  from,
  landings,
  captured,
});

const picked = (from: number, ...path: number[]): Picked => ({ from, path });
const own = (square: number) => [1, 2, 3].includes(square);

const quiet = [route(0, 1, [10]), route(1, 1, [11]), route(2, 2, [12])];

test("a piece is picked, released and replaced by another", () => {
  assert.deepEqual(tap(quiet, null, 1, own), { kind: "pick", picked: picked(1) });
  assert.deepEqual(tap(quiet, picked(1), 1, own), { kind: "release" });
  assert.deepEqual(tap(quiet, picked(1), 2, own), { kind: "pick", picked: picked(2) });
  assert.deepEqual(tap(quiet, picked(1), 10, own), { kind: "play", route: quiet[0] });
});

test("an impossible move is refused with both squares", () => {
  assert.deepEqual(tap(quiet, picked(1), 30, own), { kind: "refuse", from: 1, to: 30 });
  assert.deepEqual(tap(quiet, null, 3, own), { kind: "stuck", square: 3 });
  assert.deepEqual(tap(quiet, null, 30, own), { kind: "nothing" });
});

// From 1 over 20 to 10, where the way splits: over 21 to 11 or over 22 to 12.
const parting = [route(0, 1, [10, 11], [20, 21]), route(1, 1, [10, 12], [20, 22])];

test("a capture is played hop by hop", () => {
  const first = tap(parting, picked(1), 10, own);
  assert.deepEqual(first, { kind: "hop", picked: picked(1, 10) });
  assert.deepEqual(jumped(parting, picked(1, 10)), [20]);
  assert.deepEqual(targets(parting, picked(1, 10)), new Set([11, 12]));
  assert.deepEqual(tap(parting, picked(1, 10), 12, own), { kind: "play", route: parting[1] });
});

test("clicking the destination plays the only route there", () => {
  assert.deepEqual(targets(parting, picked(1)), new Set([10, 11, 12]));
  assert.deepEqual(tap(parting, picked(1), 11, own), { kind: "play", route: parting[0] });
});

// Two different captures end on 12.
const twoWays = [route(0, 1, [10, 12], [20, 21]), route(1, 1, [11, 12], [22, 23])];

test("a destination of several moves is ambiguous until a hop decides", () => {
  assert.deepEqual(targets(twoWays, picked(1)), new Set([10, 11]));
  assert.deepEqual(tap(twoWays, picked(1), 12, own), { kind: "ambiguous" });
  assert.deepEqual(tap(twoWays, picked(1, 11), 12, own), { kind: "play", route: twoWays[1] });
});

test("if all routes to a destination are one move, the destination decides", () => {
  const same = [route(0, 1, [10, 12], [20, 21]), route(0, 1, [11, 12], [20, 21])];
  assert.deepEqual(tap(same, picked(1), 12, own), { kind: "play", route: same[0] });
});

test("the next hop takes precedence over the direct route", () => {
  const around = [route(0, 1, [10, 11, 12], [20, 21, 22]), route(1, 1, [12, 13, 14], [23, 24, 25])];
  assert.deepEqual(tap(around, picked(1), 12, own), { kind: "hop", picked: picked(1, 12) });
});

test("a circular capture ends on its origin", () => {
  const circle = [route(0, 1, [10, 11, 12, 1], [20, 21, 22, 23])];
  const almost = picked(1, 10, 11, 12);
  assert.deepEqual(tap(circle, almost, 1, own), { kind: "play", route: circle[0] });
});

test("during a capture only hops count, and the origin cancels it", () => {
  assert.deepEqual(tap(parting, picked(1, 10), 2, own), { kind: "refuse", from: 10, to: 2 });
  assert.deepEqual(tap(parting, picked(1, 10), 1, own), { kind: "release" });
  assert.equal(open(parting, picked(1, 99)).length, 0);
});

test("only captures are forced", () => {
  assert.deepEqual(forced(quiet), new Set());
  assert.deepEqual(forced(parting), new Set([1]));
});

test("a piece dropped on an own piece returns", () => {
  assert.deepEqual(drop(quiet, picked(1), 2), { kind: "refuse", from: 1, to: 2 });
  assert.deepEqual(drop(quiet, picked(1), 11), { kind: "play", route: quiet[1] });
  assert.deepEqual(drop(parting, picked(1), 10), { kind: "hop", picked: picked(1, 10) });
});
