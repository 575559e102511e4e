// Settings of a tournament's games other than how they are played.

import { Choice, Field, NumberField } from "../../components/controls.tsx";
import { messages } from "../../messages/messages.ts";
import type { Tournament } from "../../net/api.ts";

/** The settings in the server's format. A number 0 is shown as empty. */
export type OfGames = Partial<
  Pick<Tournament, "agreed_draw_from_move" | "games_shown" | "games_delay_minutes">
>;

type Shown = Tournament["games_shown"];

const firstDelay = 15;

const textOf = (number?: number) => String(number || "");

interface Props {
  typed: OfGames;
  /** Before the start only: after it, the draw rule must be the same for all games. */
  before?: boolean;
  /** Called with the changed fields only. */
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
