// What was played in this position in the site's finished games, shown below a finished game.

import { Fold } from "../components/fold.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { joined } from "../messages/joined.ts";
import { language, messages } from "../messages/messages.ts";
import { analysisAt } from "../navigation/analysis-address.ts";
import { navigate } from "../navigation/router.ts";
import { rulesLoaded } from "../net/connection.ts";
import { openingName } from "./names.ts";

const Spoken = lazilyWithin(
  "openings/spoken-view",
  ["openings", "analysis"],
  () => import("./spoken-view.tsx"),
);

interface Value<T> {
  readonly value: T;
}

/** The parts of a game page that it needs. */
interface FinishedGame {
  facts: { id: string; variant: string; ruleset: string };
  state: { plies: Value<readonly { text: string }[]>; fenAfter(ply: number): string };
  cursor: { ply: Value<number>; step(by: number): void };
}

/** The title contains the name of the opening. */
export default function Beneath({ model }: { model: FinishedGame }) {
  const { facts, state } = model;
  const rules = rulesLoaded.value;
  const played = positionsOf(state, state.plies.value.length);
  const name = rules ? openingName(rules, facts.variant, played, language) : "";
  const words = messages.game;
  const title = name ? joined(words.openings, name) : words.openings;
  return <Fold title={title}>{() => <AtCursor model={model} />}</Fold>;
}

const positionsOf = (state: FinishedGame["state"], plies: number): string[] =>
  Array.from({ length: plies + 1 }, (_, ply) => state.fenAfter(ply));

function AtCursor({ model: { facts, state, cursor } }: { model: FinishedGame }) {
  const at = cursor.ply.value;
  const { id, variant, ruleset } = facts;
  return (
    <Spoken
      place={{ variant, ruleset, fen: state.fenAfter(at) }}
      positions={positionsOf(state, at)}
      play={(move: string) => {
        if (state.plies.value[at]?.text === move) cursor.step(1);
        else navigate(analysisAt(id, at));
      }}
    />
  );
}
