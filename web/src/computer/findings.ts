// What the computer has found of a position.

import type { Color } from "../board/position.ts";

/** What a position is worth. */
export interface Worth {
  /** In hundredths of a man, for White. */
  score: number;
  /** In so many moves of its own one side wins; White's above 0, Black's below, 0 if neither does. */
  wins: number;
}

export interface Variation extends Worth {
  /** As the notation writes them. */
  moves: readonly string[];
}

export interface Findings {
  depth: number;
  /** Looked at in a second. */
  speed: number;
  /** To look on would bring nothing more. */
  settled: boolean;
  /** The best first. */
  variations: readonly Variation[];
}

/** Reads an answer of crownhead_deeper; null for one that is none. `turn` is to move. */
export function readFindings(lines: readonly string[], ms: number, turn: Color): Findings | null {
  const [head = "", ...rest] = lines;
  const [ok, depth = "", positions = "", settled] = head.split("\t");
  if (ok !== "ok") return null;
  const forWhite = turn === "white" ? 1 : -1;
  const variations = rest.map((line) => {
    const [score = "", plies = "", moves = ""] = line.split("\t");
    const wins = Math.sign(Number(plies)) * Math.ceil(Math.abs(Number(plies)) / 2);
    return {
      score: forWhite * Number(score),
      wins: forWhite * wins,
      moves: moves === "" ? [] : moves.split(" "),
    };
  });
  return {
    depth: Number(depth),
    speed: ms > 0 ? (Number(positions) * 1000) / ms : 0,
    settled: settled === "settled",
    variations,
  };
}

/** "+0.35" men for White, "-1.20"; "#4" where White wins in four moves, "-#4" where Black does. */
export function scoreText({ score, wins }: Worth, locale: string): string {
  if (wins !== 0) return `${wins < 0 ? "-" : ""}#${Math.abs(wins)}`;
  const style = { signDisplay: "exceptZero", minimumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(locale, style).format(score / 100);
}
