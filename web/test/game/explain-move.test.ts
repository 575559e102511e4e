import assert from "node:assert/strict";
import { test } from "node:test";
import { makeGeometry, squareNamed } from "../../src/board/geometry.ts";
import { refusalText } from "../../src/game/explain-move.ts";
import type { Explanation } from "../../src/rules/rules.ts";

const geometry = makeGeometry({ columns: 10, rows: 10, algebraic: false });
const sq = (name: string) => squareNamed(geometry, name) ?? -1;
const nothing = { sentence: "it is so", article: "", squares: [], rule: "", move: "", pieces: 0 };
const capture = { cause: "must_capture", rule: "most_pieces", move: "35x15", pieces: 2 };

const said: readonly (readonly [Partial<Explanation>, string])[] = [
  [{ ...capture, article: "4.13" }, "You must make the capture of 2 (35×15); art. 4.13."],
  [{ cause: "no_piece" }, "There is no piece on 32."],
  [{ cause: "occupied" }, "There is a piece on 28."],
  [{ cause: "wrong_way", rule: "king_step" }, "A king moves one square diagonally."],
  [
    { cause: "takes_back", article: "taking back" },
    'You may not undo the move just made; rule "taking back".',
  ],
  [{ cause: "something new" }, "It is so."],
];

test("a refusal names the square, move and article", () => {
  for (const [explanation, text] of said) {
    const why = { ...nothing, cause: "", ...explanation };
    assert.equal(refusalText(geometry, why, sq("32"), sq("28")), text);
  }
});
