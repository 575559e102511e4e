// A game is shown from the recorded changes of the board, whatever the current rules allow.

import assert from "node:assert/strict";
import { test } from "node:test";
import { makeGeometry, squareNamed } from "../../src/board/geometry.ts";
import { hopsOf, legally, type Ply, readRecord } from "../../src/game/record.ts";
import type { Change, LegalRoute, RulesRefusal, Variant } from "../../src/rules/rules.ts";

const geometry = makeGeometry({ columns: 10, rows: 10, algebraic: false });
const variant: Variant = {
  key: "international",
  name: "International draughts",
  geometry,
  first: "white",
  rulesets: [],
  startFen: "W:W31-50:B1-20",
};

const at = (...names: number[]) => names.map((name) => squareNamed(geometry, `${name}`) ?? -1);

/** A board that accepts any change and knows no rules. */
const board = {
  changed: (_: Variant, fen: string, { from, to, captured = [] }: Change) =>
    `${fen} ${from}>${to}${captured.map((square) => `-${square}`).join("")}`,
};

const refusal: RulesRefusal = { code: "ILLEGAL_MOVE", detail: "No.", reason: "", params: {} };
const noneIsLegal = { read: () => refusal };

const record = {
  start_fen: "start",
  moves: ["31-1", "20x40", "1-2"],
  changes: [
    { from: "31", to: "1" },
    { from: "20", to: "40", captured: ["24", "34"] },
    { from: "1", to: "2" },
  ],
  spent_ms: [1, 2, 3],
};

test("a game is shown in full even if today's rules forbid its moves", () => {
  const plies = readRecord(board, variant, record);
  assert.deepEqual(
    plies.map(({ text, spentMs, fenAfter }) => [text, spentMs, fenAfter]),
    [
      ["31-1", 1, "start 31>1"],
      ["20x40", 2, "start 31>1 20>40-24-34"],
      ["1-2", 3, "start 31>1 20>40-24-34 1>2"],
    ],
  );
  const [quiet, capture] = plies as [Ply, Ply];
  assert.deepEqual(quiet.route, { from: at(31)[0], landings: at(1), captured: [] });
  assert.deepEqual(hopsOf(noneIsLegal, variant, "start 31>1", capture), {
    from: at(20)[0],
    landings: at(40),
    captured: at(24, 34),
  });
  assert.equal(legally(noneIsLegal, variant, "start", quiet), undefined);
});

test("the hops of a capture follow the rules if they lead to the same position", () => {
  const [, capture] = readRecord(board, variant, record) as [Ply, Ply];
  const [from = 0] = at(20);
  const route = (fenAfter: string): LegalRoute => ({
    ...{ move: 0, short: "20x40", full: "20x29x40", from, fenAfter },
    landings: at(29, 40),
    captured: at(24, 34),
  });
  const same = { read: () => route(capture.fenAfter) };
  assert.deepEqual(hopsOf(same, variant, "", capture).landings, at(29, 40));
  assert.equal(legally(same, variant, "", capture)?.full, "20x29x40");
  const other = { read: () => route("elsewhere") };
  assert.deepEqual(hopsOf(other, variant, "", capture).landings, at(40));
  assert.equal(legally(other, variant, "", capture), undefined);
});
