// What the site's finished games played in the position on the board, beneath a game that is over.

import { messages } from "../messages/messages.ts";
import { navigate } from "../navigation/router.ts";
import { Fold } from "../parts/fold.tsx";
import { lazilyWithin } from "../parts/lazily.tsx";

const Spoken = lazilyWithin(
  "openings/spoken-view",
  ["openings", "analysis"],
  () => import("./spoken-view.tsx"),
);

interface Value<T> {
  readonly value: T;
}

/** What is asked of the page of a game. */
interface FinishedGame {
  facts: { id: string; variant: string; ruleset: string };
  state: { plies: Value<readonly { text: string }[]>; fenAfter(ply: number): string };
  cursor: { ply: Value<number>; step(by: number): void };
}

export default function Beneath({ model }: { model: FinishedGame }) {
  return <Fold title={messages.game.openings}>{() => <AtCursor model={model} />}</Fold>;
}

function AtCursor({ model: { facts, state, cursor } }: { model: FinishedGame }) {
  const at = cursor.ply.value;
  const { id, variant, ruleset } = facts;
  return (
    <Spoken
      place={{ variant, ruleset, fen: state.fenAfter(at) }}
      positions={Array.from({ length: at + 1 }, (_, ply) => state.fenAfter(ply))}
      play={(move: string) => {
        if (state.plies.value[at]?.text === move) cursor.step(1);
        else navigate(`/analysis?game=${id}&ply=${at}`);
      }}
    />
  );
}
