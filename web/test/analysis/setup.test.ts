import assert from "node:assert/strict";
import { test } from "node:test";
import { fenOf, kingRunOf, painted, stacked } from "../../src/analysis/setup.ts";
import { makeGeometry, squareNamed } from "../../src/board/geometry.ts";
import { type Piece, type Pieces, parseFen } from "../../src/board/position.ts";

const frisian = makeGeometry({ columns: 10, rows: 10, algebraic: false });
const bashni = makeGeometry({ columns: 8, rows: 8, algebraic: true });
const c3 = squareNamed(bashni, "c3") ?? -1;

const white: Piece = { color: "white", king: false };
const black: Piece = { color: "black", king: false };
const blackKing: Piece = { color: "black", king: true };

const text = (pieces: Pieces) => fenOf(bashni, { turn: "white", pieces, kingRuns: new Map() });

test("a tower is built from below and taken down from the top", () => {
  let pieces: Pieces = new Map();
  for (const piece of [blackKing, black, white]) pieces = stacked(pieces, c3, piece);
  assert.equal(text(pieces), "W:Wc3:B:Tc3=bB");
  pieces = stacked(pieces, c3, null);
  assert.equal(text(pieces), "W:W:Bc3:Tc3=B");
  pieces = stacked(stacked(pieces, c3, null), c3, null);
  assert.equal(text(pieces), "W:W:B");
});

test("without stacking a piece takes the place of a tower", () => {
  const tower = stacked(stacked(new Map(), c3, black), c3, white);
  assert.equal(text(painted(tower, c3, blackKing)), "W:W:BKc3");
  assert.equal(text(painted(tower, c3, null)), "W:W:B");
});

test("the move counts of kings stay while the kings stay", () => {
  const fen = "W:W31,K46:BK5,7:+15+346";
  const position = parseFen(frisian, fen);
  assert.equal(fenOf(frisian, position), fen);
  const moved = { ...position, pieces: painted(position.pieces, 45, null) };
  assert.equal(kingRunOf(moved, "white"), undefined);
  assert.equal(fenOf(frisian, moved), "W:W31:BK5,7:+15+0");
});
