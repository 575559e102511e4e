// Entry conditions of a tournament: players, their number, and the deadline.

import "../../components/form.css";
import { Choice, Field } from "../../components/controls.tsx";
import { messages } from "../../messages/messages.ts";
import type { RuleProps, TypedEntry } from "./typed-rules.ts";

export function EntryFields({ typed, format, hasPassword, troubleOf, set }: RuleProps) {
  const { entry } = typed;
  const change = (changed: Partial<TypedEntry>) =>
    set({ ...typed, entry: { ...entry, ...changed } });
  const words = messages.tournaments;
  const number = (
    name: "min_rating" | "max_rating" | "max_players" | "late_until_round",
    label: string,
    least: number,
    most: number,
  ) => (
    <Field
      label={label}
      type="number"
      min={least}
      max={most}
      value={entry[name]}
      problem={name === "max_players" ? troubleOf?.("entry.max_players") : undefined}
      onInput={(value) => change({ [name]: value })}
    />
  );
  return (
    <>
      <Choice
        label={words.entryBy}
        value={entry.by}
        options={Object.entries(words.entryNames) as [TypedEntry["by"], string][]}
        onChange={(by) => change({ by })}
      />
      {entry.by === "password" && (
        <Field
          label={words.password}
          value={entry.password}
          problem={troubleOf?.("entry.password")}
          required={!hasPassword}
          onInput={(password) => change({ password })}
        />
      )}
      <div class="pair">
        {number("min_rating", messages.tournaments.leastRating, 1, 4000)}
        {number("max_rating", messages.tournaments.mostRating, Number(entry.min_rating), 4000)}
      </div>
      {format !== "match" && number("max_players", words.mostPlayers, 2, 2000)}
      {format === "swiss" && number("late_until_round", words.lateUntil, 0, 30)}
      <label class="check">
        <input
          type="checkbox"
          checked={typed.real_names}
          onChange={({ currentTarget: { checked } }) => set({ ...typed, real_names: checked })}
        />
        {words.realNames}
      </label>
    </>
  );
}
