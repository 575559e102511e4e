import assert from "node:assert/strict";
import { test } from "node:test";
import { piecesOf } from "../../src/endings/pieces.ts";

test("the pieces of a FEN are counted in every notation", () => {
  for (const [fen, pieces] of [
    ["W:WK18,K19:BK4", 3],
    ["W:W31-50:B1-20", 40],
    ["B:W28,31,33-50:B1-20.", 40],
    ["W:WKa1:BKh8", 2],
    ["B:Wc3,Kg7:Bb6", 3],
    ["W:W50:B", 1],
    ["W:WK6,17:BK45:+1+26", 3],
  ] as const)
    assert.equal(piecesOf(fen), pieces, fen);
});
