// Explains why a move tried on a board, by hand or typed, cannot be played. A game loads this, and
// the texts of `acts`, after its board.

import { type Geometry, nameOf, type Square, squareNamed } from "../board/geometry.ts";
import type { BoardModel } from "../board/model.ts";
import { shownMove } from "../labels/notation.ts";
import { messages, named, say } from "../messages/messages.ts";
import { asSentence } from "../messages/refusals.ts";
import type { Explanation, LegalRoute } from "../rules/rules.ts";
import { legalMoves, type Position, spellings } from "./move-input.ts";

/** The board on which it is tried. */
export interface Place extends Position {
  board: BoardModel<LegalRoute>;
}

/** Explains why a piece may not go there, and marks the reason on the board. */
export function explained(place: Place, from: Square, to: Square | null): string {
  const { rules, variant, fen, board } = place;
  const why = to === null ? stuck(place, from) : rules.explain(variant, fen, from, to);
  if (!why) return messages.game.stuck({ square: nameOf(variant.geometry, from) });
  const compulsory = board.routes.value.find(
    (route) => why.move !== "" && [route.from, ...route.landings].join() === why.squares.join(),
  );
  board.showRefusal(compulsory ?? null, compulsory ? [] : why.squares);
  return refusalText(variant.geometry, why, from, to ?? from);
}

/** Explains why a piece may not move at all; null if it is only blocked. */
function stuck({ rules, variant, fen, board }: Place, from: Square): Explanation | null {
  const captures = board.routes.value.some((route) => route.captured.length > 0);
  if (captures) return rules.explain(variant, fen, from, from);
  const tried = variant.geometry.points.map((_, to) => rules.explain(variant, fen, from, to));
  return tried.find(({ cause }) => cause === "moved_enough") ?? null;
}

/** Why a piece may not go from one square to another. */
export function refusalText(
  geometry: Geometry,
  { cause, rule, move, pieces, article, sentence }: Explanation,
  from: Square,
  to: Square,
): string {
  const words = messages.tried;
  const square = nameOf(geometry, cause === "no_piece" ? from : to);
  const simple = say(named(words.causes, cause) ?? "", { square });
  const ruled =
    move === ""
      ? named(words.ways, rule)
      : named(words.captures, rule)?.({ pieces, move: shownMove(move) });
  const said = simple || ruled;
  if (!said) return asSentence(sentence);
  if (article === "") return `${said}.`;
  const where = /^\d/.test(article)
    ? messages.ending.article({ number: article })
    : words.paragraph({ name: article });
  return `${said}; ${where}.`;
}

/** Returns the move, or a sentence that explains why there is none. */
export function typedMove(place: Place, text: string): LegalRoute | string {
  const { rules, variant, fen } = place;
  const [legal, ...more] = legalMoves(place, text);
  if (legal) return more.length === 0 ? legal : messages.game.unclear;
  const squares = (spellings(text)[0] ?? "")
    .split(/[^a-z\d]+/)
    .map((name) => squareNamed(variant.geometry, name));
  const [from, to] = [squares[0], squares.at(-1)];
  if (squares.length < 2 || from === undefined || to === undefined)
    return messages.tried.unreadable;
  if (
    rules.routes(variant, fen).some((route) => route.from === from && route.landings.at(-1) === to)
  )
    return messages.game.severalCaptures;
  return explained(place, from, to);
}
