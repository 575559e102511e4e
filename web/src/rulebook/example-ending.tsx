// Beneath an example of a draw rule: the draw once it has come, and until then what a table of endings
// knows of the position on the board, and whether the count suffices.

import "./view.css";
import { useRef } from "preact/hooks";
import { countOf } from "../endings/count.ts";
import { useEnding } from "../endings/ending.ts";
import { KnownEnding } from "../endings/known.tsx";
import { silenceAt } from "../me/silence.ts";
import { messages } from "../messages/messages.ts";
import { ruleName } from "../messages/sentences.ts";
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
    // What stands below does not jump while the next position is asked about.
    <div class={known.current ? "rule-ending small" : "small"}>
      {drawn && <p>{messages.ending.draw({ why: ruleName(drawn) })}</p>}
      {ending && (
        <KnownEnding
          // Where nobody wins nearly every move is as good as another.
          ending={ending.wins === 0 ? { ...ending, best: [] } : ending}
          count={countOf(line, rule, ending)}
          play={(move) => played.typed(move)}
        />
      )}
    </div>
  );
}
