// The computer's results for a position.

import type { Color } from "../board/position.ts";

/** Evaluation of a position. */
export interface Worth {
  /** In hundredths of a man, from White's side. */
  score: number;
  /**
   * Number of the winner's own moves until the win: above 0 for White, below 0 for Black, 0 if no
   * win is known.
   */
  wins: number;
}

export interface Variation extends Worth {
  /** In the variant's notation. */
  moves: readonly string[];
}

export interface Findings {
  depth: number;
  /** Positions per second. */
  speed: number;
  /** True if a longer analysis would find nothing more. */
  settled: boolean;
  /** Best first. */
  variations: readonly Variation[];
}

/** Parses an answer of crownhead_deeper; null if it is not one. `turn` is the side to move. */
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

/** "+1.1" pieces for White, "−0.4"; "#4" if White wins in four moves, "−#4" if Black does. */
export function scoreText({ score, wins }: Worth, locale: string): string {
  if (wins !== 0) return `${wins < 0 ? "−" : ""}#${Math.abs(wins)}`;
  const style = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const tenths = Math.round(score / 10);
  const sign = tenths > 0 ? "+" : tenths < 0 ? "−" : "";
  return sign + new Intl.NumberFormat(locale, style).format(Math.abs(tenths) / 10);
}
