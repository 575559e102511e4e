// What the endgame table knows of the position, shown below a finished game. It also says whether a
// draw rule saved a player.

import { silenceAt } from "../session/silence.ts";
import { EndingAt } from "./known.tsx";

interface Value<T> {
  readonly value: T;
}

/** The parts of a game page that it needs. */
interface FinishedGame {
  facts: { variant: string };
  state: { fenAfter(ply: number): string };
  cursor: { ply: Value<number> };
}

export default function Beneath({ model: { facts, state, cursor } }: { model: FinishedGame }) {
  const at = cursor.ply.value;
  const positions = Array.from({ length: at + 1 }, (_, ply) => state.fenAfter(ply));
  if (silenceAt(false, facts.variant, positions) !== null) return null;
  return <EndingAt variant={facts.variant} fen={state.fenAfter(at)} />;
}
