import assert from "node:assert/strict";
import { test } from "node:test";
import de from "texts:de";
import en from "texts:en";
import { makeGeometry, squareNamed } from "../../src/board/geometry.ts";
import { adopt } from "../../src/messages/messages.ts";
import { refusalSentence } from "../../src/messages/refusals.ts";
import { endingText, refusalText } from "../../src/messages/sentences.ts";
import type { Explanation } from "../../src/rules/rules.ts";

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

test("a refusal names the square, move and article", () => {
  for (const [explanation, text] of said) {
    const why = { ...nothing, cause: "", ...explanation };
    assert.equal(refusalText(geometry, why, sq("32"), sq("28")), text);
  }
});

test("a game without a result is not a draw", () => {
  for (const [result, reason, text] of [
    [null, "forfeit", "Both lose"],
    [null, "adjudication", "Annulled"],
    [null, "abort", "The game was aborted"],
    ["2-0", "forfeit", "White wins: Black did not show up (forfeit)"],
    ["1-1", "adjudication", "Draw: the director's decision"],
  ] as const)
    assert.equal(endingText(result, reason, null), text);
});

test("a roll belongs to a seat or is the opening roll", () => {
  adopt("de", [de]);
  const said = [2, 6].map((seat) =>
    refusalSentence({ reason: "dice.link", params: { number: 3, seat } }),
  );
  adopt("en", [en]);
  assert.deepEqual(said, [
    "Wurf 3 von Platz 2 gehört nicht zur Kette: Der SHA-256 seines Glieds ist nicht das Glied davor.",
    "Wurf 3 (der Eröffnungswurf) gehört nicht zur Kette: Der SHA-256 seines Glieds ist nicht das Glied davor.",
  ]);
});

test("faults of a game or position are shown in the reader's language", () => {
  const notLegal = {
    reason: "move.not_legal",
    params: { text: "28x19", moves: "32-28, 31-27" },
    detail: "",
  };
  adopt("de", [de]);
  const said = [
    { reason: "opening.not_moves", params: { why: notLegal } },
    { reason: "pdn.comment_open", params: {} },
    {
      reason: "move.not_a_move",
      params: { text: "foo", variant: "russian", example: "c3-d4" },
    },
  ].map(refusalSentence);
  adopt("en", [en]);
  assert.deepEqual(said, [
    "Das sind keine Züge von der Anfangsstellung an. „28x19“ ist hier nicht erlaubt. Erlaubt ist: 32-28, 31-27.",
    "Dem Kommentar, der hier beginnt, fehlt die schließende }.",
    "„foo“ ist kein Zug. Nennen Sie zwei oder mehr Felder, etwa 32-28 oder c3-d4.",
  ]);
});
