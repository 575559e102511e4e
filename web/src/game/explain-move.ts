// Interprets a move tried on a board, by hand or typed: finds the move, or explains why there is
// none.

import { nameOf, type Square, squareNamed } from "../board/geometry.ts";
import type { BoardModel } from "../board/model.ts";
import { messages } from "../messages/messages.ts";
import { refusalText } from "../messages/sentences.ts";
import {
  type Explanation,
  isRefusal,
  type LegalRoute,
  type Rules,
  type Variant,
} from "../rules/rules.ts";
import { spellings } from "./move-input.ts";

/** The board on which it is tried. */
interface Place {
  rules: Rules;
  variant: Variant;
  fen: string;
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

/** Returns the move, or a sentence that explains why there is none. */
export function typedMove(place: Place, text: string): LegalRoute | string {
  const { rules, variant, fen } = place;
  const tried = spellings(text);
  const answers = tried.map((spelling) => rules.read(variant, fen, spelling));
  const legal = answers.filter((answer): answer is LegalRoute => !isRefusal(answer));
  if (legal[0]) return legal.length === 1 ? legal[0] : messages.game.unclear;
  const squares = (tried[0] ?? "")
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
