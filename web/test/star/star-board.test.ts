import assert from "node:assert/strict";
import { test } from "node:test";
import {
  drawn,
  heightOf,
  holeAt,
  makeStar,
  neighbour,
  opposite,
  type Point,
  readingOrder,
  stepsToGo,
  widthOf,
} from "../../src/star/geometry.ts";
import { follow, lay } from "../../src/star/men.ts";
import { menOf, readTerms, writeTerms } from "../../src/star/rules.ts";

const stars = [makeStar(3), makeStar(4)];
const bottoms: readonly Point[] = [0, 1, 2, 3, 4, 5];

test("stars of side 3 and 4 have 73 and 121 holes, 6 and 10 in each point", () => {
  assert.deepEqual(
    stars.map(({ names }) => names.length),
    [73, 121],
  );
  for (const [star, men] of [
    [makeStar(3), 6],
    [makeStar(4), 10],
  ] as const)
    for (const point of bottoms) assert.equal(star.points.filter((of) => of === point).length, men);
});

test("holes are named by column and row", () => {
  const { names } = makeStar(4);
  assert.equal(names[0], "a1");
  assert.equal(names.at(-1), "a17");
  assert.equal(names[60], "e9");
  for (const name of ["m13", "m5", "a13", "i9"]) assert.ok(names.includes(name), name);
  assert.equal(new Set(names).size, 121);
});

test("the steps to go are those from the start to the opposite point", () => {
  for (const [star, steps] of [
    [makeStar(3), 56],
    [makeStar(4), 120],
  ] as const) {
    const start = [...star.names.keys()].filter((hole) => star.points[hole] === 0);
    const target = start.map((hole) => opposite(star, hole));
    assert.deepEqual(new Set(target.map((hole) => star.points[hole])), new Set([3]));
    assert.equal(stepsToGo(star, target, start), steps);
    assert.equal(stepsToGo(star, target, target), 0);
  }
});

test("rotating brings any point to the bottom and maps holes onto holes", () => {
  for (const star of stars) {
    const spots = star.names.map((_, hole) => drawn(star, 0, hole));
    for (const bottom of bottoms) {
      const low = star.names.map((_, hole) => ({ hole, ...drawn(star, bottom, hole) }));
      const lowest = low.reduce((a, b) => (b.y > a.y ? b : a));
      assert.equal(star.points[lowest.hole], bottom);
      for (const { x, y } of low) {
        assert.ok(x > 0 && x < widthOf(star) && y > 0 && y < heightOf(star));
        assert.ok(spots.some((spot) => Math.hypot(spot.x - x, spot.y - y) < 1e-6));
      }
    }
  }
});

test("a hole is found where it is drawn, and none outside the star", () => {
  for (const star of stars)
    for (const bottom of bottoms) {
      for (const hole of star.names.keys()) {
        const { x, y } = drawn(star, bottom, hole);
        assert.equal(holeAt(star, bottom, x / widthOf(star), y / heightOf(star)), hole);
      }
      assert.equal(holeAt(star, bottom, 0.01, 0.01), undefined);
    }
});

test("arrow keys reach every hole and stop at the edge", () => {
  for (const star of stars)
    for (const bottom of bottoms) {
      const reached = new Set([0]);
      for (const hole of reached)
        for (const direction of ["left", "right", "up", "down"] as const)
          reached.add(neighbour(star, bottom, hole, direction));
      assert.equal(reached.size, star.names.length);
      const order = readingOrder(star, bottom);
      assert.equal(new Set(order).size, star.names.length);
      assert.equal(star.points[order.at(-1) ?? 0], bottom);
    }
  const star = makeStar(4);
  const named = (name: string) => star.names.indexOf(name);
  assert.equal(neighbour(star, 0, named("e9"), "right"), named("f9"));
  assert.equal(neighbour(star, 0, named("a1"), "down"), named("a1"));
});

test("men keep their ids when one moves or a seat leaves", () => {
  const star = makeStar(4);
  const at = (state: string) => menOf(star, state);
  const before = lay(at("a1 e9/a17/f9:3.1"));
  const [first, moved] = before;
  const after = follow(before, at("a1 g9/a17/f9:3.2"));
  assert.equal(after.length, 4);
  assert.deepEqual(after[0], first);
  assert.deepEqual(after[1], { ...moved, hole: star.names.indexOf("g9") });
  assert.deepEqual(
    follow(after, at("a1 g9//f9:3.2:-3-")).map(({ seat }) => seat),
    [0, 0, 2],
  );
});

test("terms are written and read back", () => {
  const terms = { side: 4, men: 10, seats: 3, ruleset: "classic" } as const;
  assert.deepEqual(readTerms(writeTerms(terms)), terms);
  for (const text of ["", "5 10 2 classic", "4 10 7 classic", "4 10 2"])
    assert.equal(readTerms(text), undefined);
});
