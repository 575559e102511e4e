import assert from "node:assert/strict";
import { test } from "node:test";
import { makeGeometry, nameOf, squareNamed } from "../../src/board/geometry.ts";
import { parseFen } from "../../src/board/position.ts";

const international = makeGeometry({ columns: 10, rows: 10, algebraic: false });
const russian = makeGeometry({ columns: 8, rows: 8, algebraic: true });

function shown(geometry: typeof international, fen: string): string {
  const { turn, pieces } = parseFen(geometry, fen);
  const list = [...pieces].map(
    ([square, { color, king }]) =>
      `${color === "white" ? "w" : "b"}${king ? "K" : ""}${nameOf(geometry, square)}`,
  );
  return `${turn} ${list.join(" ")}`;
}

test("positions are read as the server writes them", () => {
  const cases = [
    [international, "W:W31,K32:B1", "white w31 wK32 b1"],
    [international, "B:WK5-7:B10.", "black wK5 wK6 wK7 b10"],
    [international, "W:B1:W50", "white b1 w50"],
    [international, "W:W:B1", "white b1"],
    [russian, "W:Wa1,Kc3:BKh8", "white wa1 wKc3 bKh8"],
  ] as const;
  for (const [geometry, fen, expected] of cases) assert.equal(shown(geometry, fen), expected, fen);
});

test("the start position is complete", () => {
  const { pieces, turn } = parseFen(international, "W:W31-50:B1-20");
  assert.equal(turn, "white");
  assert.equal(pieces.size, 40);
  assert.deepEqual(pieces.get(30), { color: "white", king: false });
  assert.deepEqual(pieces.get(19), { color: "black", king: false });
  assert.equal(pieces.get(20), undefined);
});

test("a tower lists its pieces from the top down", () => {
  const { pieces } = parseFen(russian, "W:Wc3,Kd4:Bb6:Tc3=bB,b6=w");
  const shownTower = (name: string) =>
    pieces
      .get(squareNamed(russian, name) ?? -1)
      ?.prisoners?.map(({ color, king }) => `${color}${king ? " king" : ""}`);
  assert.deepEqual(shownTower("c3"), ["black", "black king"]);
  assert.deepEqual(shownTower("b6"), ["white"]);
  assert.equal(shownTower("d4"), undefined);
});

test("square numbers start at the board's first corner", () => {
  const spanish = makeGeometry({
    columns: 8,
    rows: 8,
    algebraic: false,
    field: "mirrored",
    square1: "bottom_right",
  });
  assert.equal(shown(spanish, "W:W1-2:BK32"), "white w1 w2 bK32");
});

test("pieces off the board are left out", () => {
  assert.equal(parseFen(international, "W:W51,99,x:B1").pieces.size, 1);
  assert.equal(parseFen(international, "W:W45-60:B").pieces.size, 6);
});

test("a Frisian position has the move counts of kings, Black's first", () => {
  const { kingRuns } = parseFen(international, "W:WK46,31:BK5,7:+15+346");
  assert.deepEqual(kingRuns.get("black"), { square: 4, moves: 1 });
  assert.deepEqual(kingRuns.get("white"), { square: 45, moves: 3 });
  assert.deepEqual([...parseFen(international, "W:WK46:BK5:+0+246").kingRuns.keys()], ["white"]);
  assert.equal(parseFen(international, "W:WK46:BK5").kingRuns.size, 0);
});
