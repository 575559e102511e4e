// The puzzles that moderators have disabled, and buttons to enable them.

import { useSignal } from "@preact/signals";
import { Ago } from "../components/dates/ago.tsx";
import { Failed } from "../components/failed.tsx";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { type PuzzleTakenOut, puzzles } from "../net/puzzles.ts";
import "../components/lines.css";
import { PutBack } from "../puzzle/put-back.tsx";
import { ShownPuzzle } from "./shown-puzzle.tsx";

/** Reloaded when `round` changes, after a puzzle has been disabled. */
export function TakenOut({ round }: { round: number }) {
  const words = messages.puzzle.desk;
  const out = useResource(puzzles.takenOut, [round]);
  const said = useSignal("");
  const items = out.answer.value?.items;
  return (
    <div aria-busy={items === undefined}>
      <p class="good" role="status">
        {said.value}
      </p>
      {items?.length === 0 && <p class="muted">{words.noneOut}</p>}
      <ul class="lines">
        {items?.map((one) => (
          <Line
            key={one.puzzle}
            one={one}
            back={() => {
              said.value = words.isBack;
              void out.load();
            }}
          />
        ))}
      </ul>
      <Failed again={() => out.again()}>{out.trouble.value}</Failed>
    </div>
  );
}

function Line({ one, back }: { one: PuzzleTakenOut; back(): void }) {
  return (
    <li class="line report">
      <ShownPuzzle of={one}>
        <span>{one.reason}</span>
        <span class="muted small">
          <a href={`/@/${encodeURIComponent(one.by)}`}>{one.by}</a> · <Ago at={one.at_ms} />
        </span>
        <span>
          <PutBack puzzle={one.puzzle} done={back} />
        </span>
      </ShownPuzzle>
    </li>
  );
}
