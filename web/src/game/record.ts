// The moves of a game with the position after each. They were legal when they were played: what they
// changed on the board is told with them, and no rule of today is asked whether they are.

import { squareNamed } from "../board/geometry.ts";
import type { Track } from "../board/routes.ts";
import type { Game } from "../net/api.ts";
import type { Change, LegalRoute, RulesRefusal, Variant } from "../rules/rules.ts";

export interface Ply {
  text: string;
  /** undefined while it is on its way to the server. */
  spentMs: number | undefined;
  fenAfter: string;
  /** Straight to where it ended; with the hops between them where hopsOf knows them. */
  route: Track;
}

/** What is needed to put changes on a board. */
export interface Board {
  /** The position afterwards; null where the change does not fit the one before. */
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

/** What is needed of the rules to know the hops of a move. */
export interface Reader {
  read(variant: Variant, fen: string, text: string): LegalRoute | RulesRefusal;
}

/** The move as today's rules have it; undefined where they do not, or it led elsewhere. */
export function legally(
  rules: Reader,
  variant: Variant,
  fenBefore: string,
  { text, fenAfter }: Ply,
): LegalRoute | undefined {
  const read = rules.read(variant, fenBefore, text);
  return "detail" in read || read.fenAfter !== fenAfter ? undefined : read;
}

/** The route of a move with each of its hops, as far as they are known. */
export function hopsOf(rules: Reader, variant: Variant, fenBefore: string, ply: Ply) {
  const { captured, landings } = ply.route;
  const several = captured.length > 1 && landings.length === 1;
  return (several && legally(rules, variant, fenBefore, ply)) || ply.route;
}

/** How often the position of `fen` has been on the board. */
export function timesSeen(startFen: string, plies: readonly Ply[], fen: string): number {
  const fens = [startFen, ...plies.map((ply) => ply.fenAfter)];
  return fens.filter((seen) => seen === fen).length;
}
