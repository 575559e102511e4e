// Texts made of several parts, in any language.

import type { SquareState } from "../board/board.tsx";
import type { Color, Piece } from "../board/position.ts";
import { messages, named } from "./messages.ts";

/** The winner of a result such as 2-0 or 0-1. */
export function winnerOf(result: string | null): Color | null {
  const [white = 0, black = 0] = (result ?? "").replaceAll("1/2", "0.5").split("-").map(Number);
  if (white === black) return null;
  return white > black ? "white" : "black";
}

export const ruleName = (rule: string): string => named(messages.rules, rule) ?? rule;

export function endingText(
  result: string | null,
  reason: string,
  counter: { rule: string; article: string } | null,
): string {
  const words = messages.ending;
  const { outcomes } = words;
  // Other reasons are a director's decision: a double forfeit or an annulled game.
  if (result === null)
    return (
      named(words.aborted, reason) ?? outcomes[reason === "forfeit" ? "0-0" : "annulled"] ?? reason
    );
  const winner = winnerOf(result);
  if (winner) {
    const loser = winner === "white" ? "black" : "white";
    return words.wins({
      winner: messages.color[winner],
      why: named(words.lost, reason)?.({ loser }) ?? reason,
    });
  }
  const drawn = named(words.drawn, reason) ?? ruleName(reason);
  return words.draw({
    why: counter?.article ? `${drawn}, ${words.article({ number: counter.article })}` : drawn,
  });
}

const pieceText = ({ color, king }: Piece): string =>
  (king ? messages.board.king : messages.board.man)[color];

/** What a screen reader announces for a square. */
export function squareText(name: string, piece: Piece | undefined, state: SquareState): string {
  const words = messages.board;
  const parts = [name, piece ? pieceText(piece) : words.empty];
  if (piece?.prisoners?.length)
    parts.push(words.standsOn({ pieces: piece.prisoners.map(pieceText).join(", ") }));
  if (state.picked) parts.push(words.picked);
  if (state.target) parts.push(words.target);
  if (state.mustCapture) parts.push(words.mustCapture);
  return parts.join(", ");
}

/** Example of a typed move, with lettered or numbered squares. */
export const moveHint = (lettered: boolean): string =>
  lettered ? messages.game.typeHintAlgebraic : messages.game.typeHint;
