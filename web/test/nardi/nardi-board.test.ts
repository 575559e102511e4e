import assert from "node:assert/strict";
import { test } from "node:test";
import type { Color } from "../../src/board/position.ts";
import { besideDice } from "../../src/nardi/dice.tsx";
import {
  boxOf,
  center,
  halfOf,
  halfWidth,
  height,
  manAt,
  neighbour,
  placeAt,
  readingOrder,
  width,
} from "../../src/nardi/geometry.ts";
import { follow, lay } from "../../src/nardi/men.ts";
import {
  type Men,
  type OfEach,
  ownerOf,
  placeOf,
  places,
  pointOf,
  standingOn,
} from "../../src/nardi/position.ts";
import type { Step } from "../../src/nardi/rules.ts";
import { readStored } from "../../src/nardi/stored.ts";
import { spotsOf, traceOf } from "../../src/nardi/trace.ts";

const views = (["white", "black"] as Color[]).flatMap((side) =>
  [false, true].map((mirrored) => ({ side, mirrored })),
);

/**
 * Men from pairs of a point, as the side counts, and a number of men. The remaining men are off.
 */
function men(...standing: readonly (readonly [number, number])[]): Men {
  const all: number[] = Array.from({ length: 26 }, () => 0);
  for (const [point, count] of standing) all[point] = count;
  all[0] = 15 - standing.reduce((sum, [, count]) => sum + count, 0);
  return all;
}

const startMen = men([24, 2], [13, 5], [8, 3], [6, 5]);
const start: OfEach<Men> = { white: startMen, black: startMen };

test("each side counts points from its own end and has its own bar and borne-off men", () => {
  assert.equal(placeOf("white", 6), 6);
  assert.equal(placeOf("black", 6), 19);
  for (const color of ["white", "black"] as const)
    for (let point = 0; point <= 25; point++)
      assert.equal(pointOf(color, placeOf(color, point)), point);
  assert.equal(pointOf("white", placeOf("black", 25)), undefined);
  assert.equal(pointOf("black", placeOf("white", 0)), undefined);
  assert.deepEqual(standingOn(start, 19), { color: "black", men: 5 });
  assert.equal(standingOn(start, 20), null);
});

test("a side's home is at the bottom right, or left if mirrored", () => {
  for (const view of views) {
    const homeward = [1, 2, 3, 4, 5, 6].map((point) => boxOf(view, placeOf(view.side, point)));
    for (const box of homeward) {
      assert.ok(box.y > center && box.upward);
      assert.equal(box.x + 0.5 > width / 2, !view.mirrored);
    }
    const off = boxOf(view, placeOf(view.side, 0));
    assert.equal(off.x > width / 2, !view.mirrored);
    assert.ok(off.upward);
    assert.ok(!boxOf(view, placeOf(view.side, 25)).upward, "men enter above");
  }
});

test("no two places overlap, and each is found in its middle", () => {
  for (const view of views)
    for (const place of places) {
      const box = boxOf(view, place);
      assert.ok(box.x >= 0 && box.x + box.width <= width + 1e-9);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      assert.equal(placeAt(view, x / width, y / height), place);
    }
  const [view] = views;
  assert.ok(view);
  assert.equal(placeAt(view, 1.01, 0.5), undefined);
  assert.equal(placeAt(view, 0.5, -0.01), undefined);
  assert.equal(placeAt(view, 0.99, 0.51), 0, "the middle belongs to the nearer row");
});

test("the frame belongs to the closest column", () => {
  for (const view of views)
    for (const [across, x] of [
      [0.001, 0.06],
      [0.999, 0.95],
    ] as const)
      assert.equal(placeAt(view, across, 0.7), placeAt(view, x, 0.7));
});

test("the dice of the side at the bottom and the buttons beside them fit in its half", () => {
  for (const view of views) {
    const half = halfOf(view, view.side);
    assert.equal(half > width / 2 - 1, !view.mirrored);
    for (const count of [0, 2, 4]) {
      const from = (besideDice(view, count) / 100) * width;
      assert.ok(from > half && half + halfWidth - from > 2, `${count} dice`);
    }
  }
});

const step = (from: number, die: number, hits = false) => ({ from, die, to: from - die, hits });

test("the steps of one man are one journey, unless it hits on the way", () => {
  const journeys = (...made: Step[]) =>
    traceOf("white", { roll: "31", made }).journeys.map(({ from, to }) => `${from}/${to}`);
  assert.deepEqual(journeys(step(24, 3), step(21, 1)), ["24/20"]);
  assert.deepEqual(journeys(step(24, 3, true), step(21, 1)), ["24/21", "21/20"]);
  assert.deepEqual(journeys(step(8, 3), step(6, 1)), ["8/5", "6/5"]);
  assert.deepEqual(traceOf("black", { roll: "44", made: [step(24, 4)] }), {
    color: "black",
    dice: [4, 4, 4, 4],
    journeys: [{ from: 1, to: 5, steps: 1 }],
  });
});

test("rings are where men left, above those that stayed, and on those that arrived", () => {
  const trace = traceOf("white", { roll: "11", made: [8, 8, 6, 6].map((from) => step(from, 1)) });
  const stayed = new Map([
    [8, 1],
    [7, 2],
    [6, 3],
    [5, 2],
  ]);
  const spots = spotsOf(trace, (place) => stayed.get(place) ?? 0);
  assert.deepEqual(
    spots.map(({ from, to }) => [from.place, from.index, to.place, to.index]),
    [
      [8, 1, 7, 1],
      [8, 2, 7, 0],
      [6, 3, 5, 1],
      [6, 4, 5, 0],
    ],
  );
});

test("a stack of any height stays within its half", () => {
  for (const view of views)
    for (const place of places)
      for (const count of [1, 5, 6, 15]) {
        const top = manAt(view, place, count - 1, count);
        const [over, under] = boxOf(view, place).upward ? [center, height] : [0, center];
        assert.ok(top.y >= over - 1e-9 && top.y + 1 <= under + 1e-9, `${place}: ${count}`);
      }
});

test("arrow keys reach every place and stop at the edge", () => {
  for (const view of views) {
    const reached = new Set([1]);
    for (const place of reached)
      for (const direction of ["left", "right", "up", "down"] as const)
        reached.add(neighbour(view, place, direction));
    assert.deepEqual(
      [...reached].sort((a, b) => a - b),
      [...places],
    );
    assert.deepEqual(
      readingOrder(view).sort((a, b) => a - b),
      [...places],
    );
  }
  const view = { side: "white", mirrored: false } as const;
  assert.equal(neighbour(view, 12, "left"), 12);
  assert.equal(neighbour(view, 12, "down"), 12);
  assert.equal(neighbour(view, 12, "up"), 13);
  assert.equal(neighbour(view, 7, "right"), 26, "Black is on the lower bar");
});

test("a man keeps its id when it moves, and one that is hit goes to its bar", () => {
  const before: OfEach<Men> = {
    white: men([13, 2], [6, 1]),
    black: men([20, 1], [13, 3]),
  };
  const after: OfEach<Men> = {
    white: men([13, 1], [5, 1], [6, 1]),
    black: men([25, 1], [13, 3]),
  };
  const laid = lay(before);
  const followed = follow(laid, after);
  assert.equal(followed.length, 30);
  const moved = followed.filter((man, i) => man.place !== laid[i]?.place);
  assert.deepEqual(
    moved.map(({ color, place, index }) => ({ color, place, index })),
    [
      { color: "white", place: 5, index: 0 },
      { color: "black", place: placeOf("black", 25), index: 0 },
    ],
  );
  assert.deepEqual(
    follow(followed, before).map(({ id }) => id),
    laid.map(({ id }) => id),
  );
});

test("any two positions have the same thirty men, each on its own spot", () => {
  const other: OfEach<Men> = {
    white: men([24, 1], [5, 6], [25, 2]),
    black: men([24, 3], [1, 4]),
  };
  const moved = follow(lay(start), other);
  assert.equal(new Set(moved.map(({ id }) => id)).size, 30);
  const spots = moved.map(({ place, index }) => `${place} ${index}`);
  assert.deepEqual(
    spots.sort(),
    lay(other)
      .map(({ place, index }) => `${place} ${index}`)
      .sort(),
  );
  assert.equal(ownerOf(placeOf("black", 0)), "black");
});

test("a listed position has its men, dice, turn and cube", () => {
  assert.deepEqual(readStored("4HPwATDgc/ABMA:cIllAAAAAAAE"), {
    men: start,
    dice: [3, 1],
    turn: "black",
    cube: { value: 1, owner: null },
  });
  const seven = readStored("4HPwATDgc/ABMA:QYnlACAACAAE");
  assert.deepEqual(seven?.cube, { value: 2, owner: "white" });
  assert.equal(seven?.turn, "black");
});

test("an invalid listed position is rejected", () => {
  for (const text of [
    "",
    "4HPwATDgc/ABMA",
    "4HPwATDgc/ABMA:",
    "W:W31:B1",
    "4HPw ATDgc/AB:cIllAAAAAAAE",
  ])
    assert.equal(readStored(text), undefined, text);
});
