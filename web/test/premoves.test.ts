import assert from "node:assert/strict";
import { test } from "node:test";
import { makeGeometry, squareNamed } from "../src/board/geometry.ts";
import type { Piece } from "../src/board/position.ts";
import type { Route } from "../src/board/routes.ts";
import { conceivable, resolve } from "../src/game/premoves.ts";

const geometry = makeGeometry({ columns: 10, rows: 10, algebraic: false });
const sq = (name: string) => squareNamed(geometry, name) ?? -1;
const white: Piece = { color: "white", king: false };
const black: Piece = { color: "black", king: false };
const king: Piece = { color: "white", king: true };

test("a premove must be something that the piece could ever do", () => {
  const cases: [Piece, string, string, boolean][] = [
    [white, "32", "28", true],
    [white, "32", "27", true],
    [white, "32", "37", false],
    [black, "19", "23", true],
    [black, "19", "14", false],
    [white, "32", "21", true],
    [white, "32", "43", true],
    [white, "32", "23", true],
    [white, "32", "12", true],
    [white, "32", "22", false],
    [king, "50", "6", true],
    [king, "50", "5", true],
  ];
  for (const [piece, from, to, expected] of cases) {
    assert.equal(conceivable(geometry, piece, sq(from), sq(to)), expected, `${from}-${to}`);
  }
});

const route = (move: number, from: number, to: number): Route => ({
  move,
  from,
  landings: [to],
  captured: [],
});

test("a premove is played if exactly one move is meant", () => {
  const routes = [
    route(0, 1, 5),
    route(1, 1, 6),
    route(2, 2, 7),
    route(3, 2, 7),
    route(4, 3, 8),
    route(4, 3, 8),
  ];
  assert.equal(resolve(routes, { from: 1, to: 6 }), routes[1]);
  assert.equal(resolve(routes, { from: 1, to: 9 }), undefined);
  assert.equal(resolve(routes, { from: 2, to: 7 }), undefined);
  assert.equal(resolve(routes, { from: 3, to: 8 }), routes[4]);
});
