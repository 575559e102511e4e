// What a tournament says of its games beside how they are played.

import type { NewTournament, Tournament } from "../api.ts";
import { messages } from "../messages/messages.ts";
import { Field } from "../parts/controls.tsx";

export interface TypedGames {
  /** Empty where the ruleset alone says it. */
  drawFrom: string;
}

export const anyGames: TypedGames = { drawFrom: "" };

export const typedGames = ({ agreed_draw_from_move: from }: Tournament): TypedGames => ({
  drawFrom: from === 0 ? "" : String(from),
});

/** As the server takes it. */
export const gamesOf = ({ drawFrom }: TypedGames): Partial<NewTournament> => ({
  agreed_draw_from_move: Number(drawFrom),
});

interface Props {
  typed: TypedGames;
  set(changed: TypedGames): void;
}

export function GamesFields({ typed, set }: Props) {
  return (
    <Field
      label={messages.ofGames.drawFrom}
      type="number"
      min={0}
      max={100}
      value={typed.drawFrom}
      onInput={(drawFrom) => set({ ...typed, drawFrom })}
    />
  );
}
