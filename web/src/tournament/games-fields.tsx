// What a tournament says of its games beside how they are played.

import { messages } from "../messages/messages.ts";
import type { Tournament } from "../net/api.ts";
import { Choice, Field, NumberField } from "../parts/controls.tsx";

/** As the server takes it; a number that is 0 is left empty. */
export type OfGames = Partial<
  Pick<Tournament, "agreed_draw_from_move" | "games_shown" | "games_delay_minutes">
>;

type Shown = Tournament["games_shown"];

const firstDelay = 15;

const textOf = (number?: number) => String(number || "");

interface Props {
  typed: OfGames;
  /** Before its start: from then on draws are agreed on alike in all games. */
  before?: boolean;
  /** With what is changed alone. */
  set(changed: OfGames): void;
}

export function GamesFields({ typed, before, set }: Props) {
  const words = messages.shown;
  return (
    <>
      {before && (
        <Field
          label={words.draw}
          type="number"
          min={1}
          max={100}
          value={textOf(typed.agreed_draw_from_move)}
          onInput={(text) => set({ agreed_draw_from_move: Number(text) })}
        />
      )}
      <Choice
        label={words.moves}
        value={typed.games_shown as Shown}
        options={Object.entries(words.options) as [Shown, string][]}
        onChange={(shown) =>
          set({ games_shown: shown, games_delay_minutes: shown === "delayed" ? firstDelay : 0 })
        }
      />
      {typed.games_shown === "delayed" && (
        <NumberField
          label={words.minutes}
          most={60}
          value={textOf(typed.games_delay_minutes)}
          onInput={(text) => set({ games_delay_minutes: Number(text) })}
        />
      )}
    </>
  );
}
