// What a table of endings knows of the position on the board, beneath a game that is over: also whether
// a rule of draws has saved somebody.

import { silenceAt } from "../me/silence.ts";
import { EndingAt } from "./known.tsx";

interface Value<T> {
  readonly value: T;
}

/** What is asked of the page of a game. */
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
