// What a tournament says of its games beside how they are played.

import type { Tournament } from "../api.ts";
import { messages } from "../messages/messages.ts";
import { Choice, Field } from "../parts/controls.tsx";

/** As the server takes it; a number that is 0 is left empty. */
export type OfGames = Partial<
  Pick<Tournament, "agreed_draw_from_move" | "games_shown" | "games_delay_minutes">
>;

type Shown = Tournament["games_shown"];

const firstDelay = 15;

interface Props {
  typed: OfGames;
  /** Before its start: from then on draws are agreed on alike in all games. */
  before?: boolean;
  /** With what is changed alone. */
  set(changed: OfGames): void;
}

export function GamesFields({ typed, before, set }: Props) {
  const words = messages.shown;
  const number = (
    name: "agreed_draw_from_move" | "games_delay_minutes",
    label: string,
    max: number,
  ) => (
    <Field
      label={label}
      type="number"
      min={1}
      max={max}
      value={String(typed[name] || "")}
      onInput={(text) => set({ [name]: Number(text) })}
    />
  );
  return (
    <>
      {before && number("agreed_draw_from_move", words.draw, 100)}
      <Choice
        label={words.moves}
        value={typed.games_shown as Shown}
        options={Object.entries(words.options) as [Shown, string][]}
        onChange={(shown) =>
          set({ games_shown: shown, games_delay_minutes: shown === "delayed" ? firstDelay : 0 })
        }
      />
      {typed.games_shown === "delayed" && number("games_delay_minutes", words.minutes, 60)}
    </>
  );
}
