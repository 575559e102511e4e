import "./view.css";
import { messages } from "../messages/messages.ts";
import type { Ending } from "./ending.ts";

interface Props {
  ending: Ending;
  play?(move: string): void;
}

/** Who wins, and by which moves; each can be played where the board takes one. */
export default function EndingView({ ending, play }: Props) {
  const words = messages.endings;
  return (
    <p class="known-ending small" title={words.hint({ n: ending.pieces })}>
      <strong>{words.title}</strong> {valueText(ending)} <span class="muted">{words.best}</span>
      {ending.best.map((move) =>
        play ? (
          <button
            key={move}
            type="button"
            class="known-move"
            title={words.play}
            onClick={() => play(move)}
          >
            {move}
          </button>
        ) : (
          <span key={move} class="known-move">
            {move}
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
