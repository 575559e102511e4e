import assert from "node:assert/strict";
import { test } from "node:test";
import {
  makeGeometry,
  nameOf,
  neighbour,
  pointOf,
  squareAt,
  squareNamed,
  turned,
} from "../../src/board/geometry.ts";

const international = makeGeometry({ columns: 10, rows: 10, algebraic: false });
const russian = makeGeometry({ columns: 8, rows: 8, algebraic: true });
const canadian = makeGeometry({ columns: 12, rows: 12, algebraic: false });
const italian = makeGeometry({ columns: 8, rows: 8, algebraic: false, field: "mirrored" });
const spanish = makeGeometry({
  columns: 8,
  rows: 8,
  algebraic: false,
  field: "mirrored",
  square1: "bottom_right",
});
const thai = makeGeometry({ columns: 8, rows: 8, algebraic: false, square1: "bottom_right" });
const turkish = makeGeometry({ columns: 8, rows: 8, algebraic: true, field: "all" });
const spantsiretti = makeGeometry({ columns: 10, rows: 8, algebraic: true });
const all = [international, russian, canadian, italian, spanish, thai, turkish, spantsiretti];

test("a board has half its squares in play, or all", () => {
  assert.equal(turkish.points.length, 64);
  assert.equal(spantsiretti.points.length, 40);
  assert.equal(international.points.length, 50);
  assert.equal(russian.points.length, 32);
  assert.equal(canadian.points.length, 72);
});

test("squares are placed as in the diagrams", () => {
  const cases = [
    [international, "1", 1, 0],
    [international, "5", 9, 0],
    [international, "6", 0, 1],
    [international, "46", 0, 9],
    [international, "50", 8, 9],
    [russian, "a1", 0, 7],
    [russian, "h8", 7, 0],
    [russian, "c3", 2, 5],
    [canadian, "67", 0, 11],
    [italian, "1", 0, 0],
    [italian, "5", 1, 1],
    [italian, "32", 7, 7],
    [spanish, "1", 7, 7],
    [spanish, "4", 1, 7],
    [spanish, "5", 6, 6],
    [spanish, "32", 0, 0],
    [thai, "1", 6, 7],
    [thai, "5", 7, 6],
    [thai, "32", 1, 0],
    [turkish, "a1", 0, 7],
    [turkish, "b1", 1, 7],
    [turkish, "h8", 7, 0],
    [spantsiretti, "j8", 9, 0],
    [spantsiretti, "a1", 0, 7],
  ] as const;
  for (const [geometry, name, column, row] of cases) {
    const square = squareNamed(geometry, name);
    assert.notEqual(square, undefined, name);
    assert.deepEqual(pointOf(geometry, square ?? -1), { column, row }, name);
    assert.equal(squareAt(geometry, { column, row }), square, name);
  }
});

test("unknown square names are rejected", () => {
  for (const name of ["0", "51", "a2", "i9", ""]) {
    assert.equal(squareNamed(international, name), undefined, name);
  }
  assert.equal(squareNamed(russian, "a2"), undefined);
  assert.equal(squareNamed(russian, "C3"), squareNamed(russian, "c3"));
});

test("light squares and points outside are not playable", () => {
  assert.equal(squareAt(international, { column: 0, row: 0 }), undefined);
  assert.equal(squareAt(international, { column: -1, row: 1 }), undefined);
  assert.equal(squareAt(international, { column: 10, row: 9 }), undefined);
});

test("turning the board twice changes nothing", () => {
  for (const point of international.points) {
    assert.deepEqual(turned(international, turned(international, point, true), true), point);
  }
  assert.deepEqual(turned(russian, { column: 0, row: 7 }, true), { column: 7, row: 0 });
});

test("arrow keys reach every square and return", () => {
  for (const geometry of all) {
    const reached = new Set([0]);
    const waiting = [0];
    for (let square = waiting.pop(); square !== undefined; square = waiting.pop()) {
      for (const direction of ["left", "right", "up", "down"] as const) {
        const next = neighbour(geometry, square, direction);
        if (!reached.has(next)) {
          reached.add(next);
          waiting.push(next);
        }
      }
    }
    assert.equal(reached.size, geometry.points.length);
  }
  const square = squareNamed(international, "28") ?? -1;
  const up = neighbour(international, square, "up");
  assert.equal(neighbour(international, up, "down"), square);
  assert.equal(nameOf(international, neighbour(international, square, "right")), "29");
  assert.equal(neighbour(international, 0, "up"), 0);
});
