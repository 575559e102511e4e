// The moves of a game with the position after each. The server sends what each move changed on the
// board, so old games are shown without checking them against the current rules.

import { squareNamed } from "../board/geometry.ts";
import type { Track } from "../board/routes.ts";
import type { Game } from "../net/api.ts";
import type { Change, LegalRoute, RulesRefusal, Variant } from "../rules/rules.ts";

export interface Ply {
  text: string;
  /** undefined while the server has not confirmed it. */
  spentMs: number | undefined;
  fenAfter: string;
  /** From start to end only; hopsOf() adds the hops between. */
  route: Track;
}

/** Applies changes to a board. */
export interface Board {
  /** The position afterwards; null if the change does not fit the position. */
  changed(variant: Variant, fen: string, change: Change): string | null;
}

export function plyOf(
  { geometry }: Variant,
  move: { text: string; change: Change; spentMs: number | undefined; fenAfter: string },
): Ply {
  const { text, spentMs, fenAfter, change } = move;
  const squares = (names: readonly string[]) =>
    names.map((name) => squareNamed(geometry, name)).filter((square) => square !== undefined);
  const [from = 0] = squares([change.from]);
  const route = { from, landings: squares([change.to]), captured: squares(change.captured ?? []) };
  return { text, spentMs, fenAfter, route };
}

export type Record = Pick<Game, "start_fen" | "moves" | "changes" | "spent_ms">;

export function readRecord(board: Board, variant: Variant, record: Record): Ply[] {
  const { start_fen: startFen, moves, changes = [], spent_ms: spent } = record;
  let fen = startFen;
  return changes.map((change, i) => {
    fen = board.changed(variant, fen, change) ?? fen;
    return plyOf(variant, { text: moves[i] ?? "", change, spentMs: spent[i], fenAfter: fen });
  });
}

/** Finds the hops of a move with the rules. */
export interface Reader {
  read(variant: Variant, fen: string, text: string): LegalRoute | RulesRefusal;
}

/**
 * The move under the current rules; undefined if it is illegal or leads to a different position.
 */
export function legally(
  rules: Reader,
  variant: Variant,
  fenBefore: string,
  { text, fenAfter }: Ply,
): LegalRoute | undefined {
  const read = rules.read(variant, fenBefore, text);
  return "detail" in read || read.fenAfter !== fenAfter ? undefined : read;
}

/** The route of a move, including its hops if they are known. */
export function hopsOf(rules: Reader, variant: Variant, fenBefore: string, ply: Ply) {
  const { captured, landings } = ply.route;
  const several = captured.length > 1 && landings.length === 1;
  return (several && legally(rules, variant, fenBefore, ply)) || ply.route;
}

/** How often the position `fen` has occurred. */
export function timesSeen(startFen: string, plies: readonly Ply[], fen: string): number {
  const fens = [startFen, ...plies.map((ply) => ply.fenAfter)];
  return fens.filter((seen) => seen === fen).length;
}
