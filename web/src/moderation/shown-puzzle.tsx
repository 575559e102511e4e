// A reported puzzle: its position, links to it, and its solution.

import "../components/board-shapes.css";
import "../components/lines.css";
import "./shown-puzzle.css";
import type { ComponentChildren } from "preact";
import { StaticBoard } from "../components/static-board.tsx";
import { shownMove } from "../labels/notation.ts";
import { variantName } from "../labels/variants.ts";
import { messages } from "../messages/messages.ts";
import { analysisOf } from "../navigation/analysis-address.ts";
import { rulesLoaded } from "../net/connection.ts";
import type { PuzzleReport } from "../net/puzzles.ts";

interface Props {
  of: Pick<PuzzleReport, "puzzle" | "variant" | "asked" | "solution">;
  /** The reports on it. */
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
        <span class="small">
          {messages.puzzle.desk.solution({ moves: shownMove(solution.join(" ")) })}
        </span>
        {children}
      </div>
    </div>
  );
}

/** The puzzle's position as the solver sees it. */
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
