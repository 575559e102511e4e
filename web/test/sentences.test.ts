import assert from "node:assert/strict";
import { test } from "node:test";
import de from "texts:de";
import en from "texts:en";
import { makeGeometry, squareNamed } from "../src/board/geometry.ts";
import { adopt } from "../src/messages/messages.ts";
import { asSentence, endingText, refusalText } from "../src/messages/sentences.ts";
import type { Explanation } from "../src/rules/rules.ts";

const geometry = makeGeometry({ columns: 10, rows: 10, algebraic: false });
const sq = (name: string) => squareNamed(geometry, name) ?? -1;
const nothing = { sentence: "it is so", article: "", squares: [], rule: "", move: "", pieces: 0 };
const capture = { cause: "must_capture", rule: "most_pieces", move: "35x15", pieces: 2 };

const said: readonly (readonly [Partial<Explanation>, string])[] = [
  [{ ...capture, article: "4.13" }, "A capture of 2 is possible (35x15); art. 4.13."],
  [{ cause: "no_piece" }, "There is no piece on 32."],
  [{ cause: "occupied" }, "There is a piece on 28."],
  [{ cause: "wrong_way", rule: "king_step" }, "A king moves one square diagonally."],
  [
    { cause: "takes_back", article: "taking back" },
    'The move just made may not be taken back at once; rule "taking back".',
  ],
  [{ cause: "something new" }, "It is so."],
];

test("a refusal is said with square, move and article", () => {
  for (const [explanation, text] of said) {
    const why = { ...nothing, cause: "", ...explanation };
    assert.equal(refusalText(geometry, why, sq("32"), sq("28")), text);
  }
});

test("an end without a result is no draw", () => {
  for (const [result, reason, text] of [
    [null, "forfeit", "Both lose"],
    [null, "adjudication", "Counts for nothing"],
    [null, "abort", "The game was aborted"],
    ["2-0", "forfeit", "White wins: Black did not play"],
    ["1-1", "adjudication", "Draw: the director's decision"],
  ] as const)
    assert.equal(endingText(result, reason, null), text);
});

test("what the server says of a game or a position is said in the reader's words", () => {
  adopt("de", de);
  const said = [
    'must be moves from the start: "28x19" is not legal here; legal is 32-28, 31-27.',
    "Expected W or B, the side to move at column 1 of the FEN, as in W:W31-50:B1-20.",
    "The comment that begins here has no }",
    '"foo" is no move of Russian draughts: two or more squares are expected, as in c3-d4.',
  ].map(asSentence);
  adopt("en", en);
  assert.deepEqual(said, [
    "Das sind keine Züge von der Anfangsstellung an. „28x19“ ist hier nicht erlaubt. Erlaubt ist: 32-28, 31-27.",
    "Die FEN ist ab Zeichen 1 nicht zu verstehen. So sieht eine aus: W:W31-50:B1-20.",
    "Dem Kommentar, der hier beginnt, fehlt die schließende }.",
    "„foo“ ist kein Zug. Nennen Sie zwei oder mehr Felder, etwa 32-28 oder c3-d4.",
  ]);
});
