// The moves of a game with the position after each.

import type { LegalRoute, RulesRefusal, Variant } from "../rules/rules.ts";

export interface Ply {
  text: string;
  /** undefined while it is on its way to the server. */
  spentMs: number | undefined;
  fenAfter: string;
  /** undefined where the record's move could not be read. */
  route: LegalRoute | undefined;
}

/** What is needed of the rules to read moves. */
export interface Reader {
  read(variant: Variant, fen: string, text: string): LegalRoute | RulesRefusal;
}

export function readPly(
  rules: Reader,
  variant: Variant,
  fen: string,
  text: string,
  spentMs: number | undefined,
): Ply {
  const answer = rules.read(variant, fen, text);
  if ("detail" in answer) return { text, spentMs, fenAfter: fen, route: undefined };
  return { text, spentMs, fenAfter: answer.fenAfter, route: answer };
}

export function readRecord(
  rules: Reader,
  variant: Variant,
  startFen: string,
  moves: readonly string[],
  spentMs: readonly number[],
): Ply[] {
  const plies: Ply[] = [];
  let fen = startFen;
  for (const [i, text] of moves.entries()) {
    const ply = readPly(rules, variant, fen, text, spentMs[i]);
    plies.push(ply);
    fen = ply.fenAfter;
  }
  return plies;
}

/** How often the position of `fen` has been on the board. */
export function timesSeen(startFen: string, plies: readonly Ply[], fen: string): number {
  const fens = [startFen, ...plies.map((ply) => ply.fenAfter)];
  return fens.filter((seen) => seen === fen).length;
}
