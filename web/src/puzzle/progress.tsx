// The user's moves of the line: those found, the current one, and those to come.

import "./progress.css";
import { shownMove } from "../labels/notation.ts";
import { messages } from "../messages/messages.ts";
import type { Attempt } from "./attempt.ts";

export function Progress({ attempt }: { attempt: Attempt }) {
  const words = messages.puzzle;
  const { puzzle, phase } = attempt;
  const moves = Array.from({ length: (puzzle.plies + 1) / 2 }, (_, i) => i);
  // The line starts with the opponent's move.
  const made = attempt.line.value.slice(1).filter((_, i) => i % 2 === 0);
  const found = phase.value === "asking" ? made.slice(0, -1) : made;
  return (
    <ol class="puzzle-progress" aria-label={words.progress}>
      {moves.map((i) => (
        <li
          key={i}
          class={found[i] ? "puzzle-found" : ""}
          aria-current={i === found.length ? "step" : undefined}
        >
          {found[i] ? shownMove(found[i].short) : words.move({ n: i + 1 })}
        </li>
      ))}
    </ol>
  );
}
