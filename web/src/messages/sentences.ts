// Texts that are put together from others, in any language.

import type { SquareState } from "../board/board.tsx";
import { type Geometry, nameOf, type Square } from "../board/geometry.ts";
import type { Color, Piece } from "../board/position.ts";
import type { Explanation } from "../rules.ts";
import { messages } from "./messages.ts";

const placeholder = /\{(\w+)\}/g;

/** A text with values in place of its {names}. */
export const filled = (text: string, textFor: (name: string) => string): string =>
  text.replace(placeholder, (_, name: string) => textFor(name));

/** Finds what stands for the placeholders of a clause. */
const patternOf = (clause: string): RegExp =>
  new RegExp(
    `^${clause.replace(/[$()*+.?[\]^|]/g, "\\$&").replace(placeholder, "(?<$1>.+)")}$`,
    "s",
  );

/** A refusal of the server in the reader's language, or in English where that has no words for it. */
function inReadersWords(clause: string): string {
  if (Object.hasOwn(messages.refusals, clause)) return messages.refusals[clause] ?? clause;
  // What fits a longer one fits a shorter one, too.
  const longest = Object.entries(messages.refusals).sort(([a], [b]) => b.length - a.length);
  for (const [english, own] of longest) {
    const found = english.includes("{") && patternOf(english).exec(clause)?.groups;
    // One may say why in the words of another.
    if (found) return filled(own, (name) => inReadersWords(found[name] ?? ""));
  }
  return clause;
}

/** Errors and explanations come as a clause of English; on the page they are sentences. */
export function asSentence(clause: string): string {
  if (clause.trim() === "") return messages.site.failed;
  const text = inReadersWords(clause);
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
}

/** Whose win a result such as 2-0 or 0-1 is. */
export function winnerOf(result: string | null): Color | null {
  const [white = 0, black = 0] = (result ?? "").replaceAll("1/2", "0.5").split("-").map(Number);
  if (white === black) return null;
  return white > black ? "white" : "black";
}

export const ruleName = (rule: string): string => messages.rules[rule] ?? rule;

export function endingText(
  result: string | null,
  reason: string,
  counter: { rule: string; article: string } | null,
): string {
  const words = messages.ending;
  const { outcomes } = messages.directing;
  // Else a director has said it: what nobody has played both lose.
  if (result === null)
    return words.aborted[reason] ?? outcomes[reason === "forfeit" ? "0-0" : "annulled"] ?? reason;
  const winner = winnerOf(result);
  if (winner) {
    const loser = winner === "white" ? "black" : "white";
    return words.wins(
      messages.color[winner],
      words.lost[reason]?.(messages.color[loser]) ?? reason,
    );
  }
  const drawn = words.drawn[reason] ?? ruleName(reason);
  return words.draw(counter?.article ? `${drawn}, ${words.article(counter.article)}` : drawn);
}

const pieceText = ({ color, king }: Piece): string =>
  (king ? messages.board.king : messages.board.man)[color];

/** What a screen reader says of a square. */
export function squareText(name: string, piece: Piece | undefined, state: SquareState): string {
  const words = messages.board;
  const parts = [name, piece ? pieceText(piece) : words.empty];
  if (piece?.prisoners?.length) parts.push(words.standsOn(piece.prisoners.map(pieceText)));
  if (state.picked) parts.push(words.picked);
  if (state.target) parts.push(words.target);
  if (state.mustCapture) parts.push(words.mustCapture);
  return parts.join(", ");
}

/** Why a piece may not go from one square to another. */
export function refusalText(
  geometry: Geometry,
  { cause, rule, move, pieces, article, sentence }: Explanation,
  from: Square,
  to: Square,
): string {
  const words = messages.tried;
  const simple = words.causes[cause]?.(nameOf(geometry, cause === "no_piece" ? from : to));
  const ruled = move === "" ? words.ways[rule] : words.captures[rule]?.(pieces, move);
  const said = simple ?? ruled;
  if (!said) return asSentence(sentence);
  if (article === "") return `${said}.`;
  const named = /^\d/.test(article) ? messages.ending.article(article) : words.paragraph(article);
  return `${said}; ${named}.`;
}
