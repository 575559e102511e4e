// A puzzle that is decided about: its position, the ways to it, and its solution.

import "../parts/board-shapes.css";
import "../parts/lines.css";
import "./shown-puzzle.css";
import type { ComponentChildren } from "preact";
import { messages } from "../messages/messages.ts";
import { analysisOf } from "../navigation/analysis-address.ts";
import { rulesLoaded } from "../net/connection.ts";
import type { PuzzleReport } from "../net/puzzles.ts";
import { StaticBoard } from "../parts/static-board.tsx";
import { variantName } from "../words/variants.ts";

interface Props {
  of: Pick<PuzzleReport, "puzzle" | "variant" | "asked" | "solution">;
  /** What is said of it. */
  children: ComponentChildren;
}

export function ShownPuzzle({ of: { puzzle, variant, asked, solution }, children }: Props) {
  return (
    <div class="shown-puzzle">
      <Picture variant={variant} asked={asked} />
      <div class="line-what">
        <span class="shown-puzzle-ways">
          <a href={`/puzzles/${puzzle}`}>
            {variantName(variant)} · #{puzzle}
          </a>
          <a href={analysisOf(variant, asked)}>{messages.puzzle.analyse}</a>
        </span>
        <span class="small">{messages.puzzle.desk.solution({ moves: solution.join(" ") })}</span>
        {children}
      </div>
    </div>
  );
}

/** The position to be solved, as who solves it sees it. */
function Picture({ variant, asked }: { variant: string; asked: string }) {
  const rules = rulesLoaded.value;
  if (!rules) return <div class="board-shape" />;
  return (
    <StaticBoard
      geometry={rules.variant(variant).geometry}
      fen={asked}
      label={messages.board.label}
      flipped={asked.startsWith("B")}
    />
  );
}
