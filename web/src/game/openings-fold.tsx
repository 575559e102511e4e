// The explorer beneath a game whose end is known.

import { navigate } from "../navigation/router.ts";
import { lazilyWithin } from "../parts/lazily.tsx";
import type { GameModel } from "./game-model.ts";

const Beneath = lazilyWithin(
  "openings/beneath-view",
  [],
  () => import("../openings/beneath-view.tsx"),
);

export function OpeningsFold({ model }: { model: GameModel }) {
  const { state, cursor, facts } = model;
  if (!state.ending.value) return null;
  const at = cursor.ply.value;
  const positions = Array.from({ length: at + 1 }, (_, ply) => state.fenAfter(ply));
  return (
    <Beneath
      place={{ variant: facts.variant, ruleset: facts.ruleset, fen: state.fenAfter(at) }}
      positions={positions}
      play={(move: string) => {
        if (state.plies.value[at]?.text === move) cursor.step(1);
        else navigate(`/analysis?game=${facts.id}&ply=${at}`);
      }}
    />
  );
}
