// Shown below an example of a draw rule: the draw when it is reached, and until then what an
// endgame table knows of the position and whether the moves left suffice.

import "./view.css";
import { useRef } from "preact/hooks";
import { countOf } from "../endings/count.ts";
import { useEnding } from "../endings/ending.ts";
import { KnownEnding } from "../endings/known.tsx";
import { messages } from "../messages/messages.ts";
import { ruleName } from "../messages/sentences.ts";
import { silenceAt } from "../session/silence.ts";
import type { PlayedExample } from "./played-example.ts";

interface Props {
  played: PlayedExample;
  rule: string;
}

export function ExampleEnding({ played, rule }: Props) {
  const { drawn, fen, line } = played;
  const { key } = line.variant;
  const wanted = !drawn && silenceAt(false, key, [fen]) === null;
  const ending = useEnding({ variant: key, fen }, wanted);
  const known = useRef(false);
  known.current ||= ending !== null;
  return (
    // Reserves its space while the next position loads, so that nothing below shifts.
    <div class={known.current ? "rule-ending small" : "small"}>
      {drawn && <p>{messages.ending.draw({ why: ruleName(drawn) })}</p>}
      {ending && (
        <KnownEnding
          // In a drawn position nearly every move is equally good, so none is listed.
          ending={ending.wins === 0 ? { ...ending, best: [] } : ending}
          count={countOf(line, rule, ending)}
          play={(move) => played.typed(move)}
        />
      )}
    </div>
  );
}
