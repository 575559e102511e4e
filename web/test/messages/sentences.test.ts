import assert from "node:assert/strict";
import { test } from "node:test";
import de from "texts:de";
import en from "texts:en";
import { adopt } from "../../src/messages/messages.ts";
import { refusalSentence } from "../../src/messages/refusals.ts";
import { endingText } from "../../src/messages/sentences.ts";

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
