import "./view.css";
import { shownMove } from "../labels/notation.ts";
import { messages } from "../messages/messages.ts";
import { ruleName } from "../messages/sentences.ts";
import type { Count } from "./count.ts";
import type { Ending } from "./ending.ts";

interface Props {
  ending: Ending;
  /** The draw rule that the position illustrates. */
  count?: Count | null;
  play?(move: string): void;
}

/**
 * The winner, whether the win is in time, and the winning moves, which can be played if the board
 * accepts moves.
 */
export default function EndingView({ ending, count, play }: Props) {
  const words = messages.endings;
  return (
    <p class="known-ending small" title={words.hint({ n: ending.pieces })}>
      <strong>{words.title}</strong> {valueText(ending)} {count && `${countText(count)} `}
      {ending.best.length > 0 && <span class="muted">{words.best}</span>}
      {ending.best.map((move) =>
        play ? (
          <button
            key={move}
            type="button"
            class="known-move"
            title={words.play}
            onClick={() => play(move)}
          >
            {shownMove(move)}
          </button>
        ) : (
          <span key={move} class="known-move">
            {shownMove(move)}
          </span>
        ),
      )}
    </p>
  );
}

function valueText({ wins }: Ending): string {
  const words = messages.endings;
  if (wins === 0) return words.drawn;
  const color = messages.color[wins > 0 ? "white" : "black"];
  return words.winsIn({ color, n: Math.abs(wins) });
}

function countText({ rule, left, enough }: Count): string {
  const counter = messages.game.counter({ rule: ruleName(rule), left });
  return messages.endings[enough ? "inTime" : "tooLong"]({ counter });
}
