// Fields for randomly drawn openings and their table.

import { Select } from "../../components/controls.tsx";
import { Lines } from "../../components/form.tsx";
import { messages } from "../../messages/messages.ts";
import type { NewTournament } from "../../net/api.ts";

type Draw = NonNullable<NewTournament["openings"]>["draw"];
const tables = ["first_moves", "two_moves", "own"] as const;

export interface TypedOpenings {
  draw: Draw;
  table: (typeof tables)[number];
  lines: string;
}

export const usualStart: TypedOpenings = { draw: "none", table: "first_moves", lines: "" };

/** Converts to the server's format. */
export function openingsOf(typed: TypedOpenings): NonNullable<NewTournament["openings"]> {
  if (typed.draw === "none") return { draw: "none" };
  return { draw: typed.draw, table: typed.table === "own" ? typed.lines : typed.table };
}

interface Props {
  typed: TypedOpenings;
  set(changed: TypedOpenings): void;
}

export function OpeningFields({ typed, set }: Props) {
  const words = messages.drawn;
  const draws: readonly (readonly [Draw, string])[] = [
    ["none", words.none],
    ["round", words.round],
    ["encounter", words.encounter],
  ];
  return (
    <>
      <Select
        shown
        label={words.openings}
        value={typed.draw}
        options={draws}
        onChange={(draw) => set({ ...typed, draw: draw as Draw })}
      />
      {typed.draw !== "none" && (
        <Select
          shown
          label={words.table}
          value={typed.table}
          options={[
            ["first_moves", words.one],
            ["two_moves", words.two],
            ["own", words.own],
          ]}
          onChange={(table) => set({ ...typed, table: table as TypedOpenings["table"] })}
        />
      )}
      {typed.draw !== "none" && typed.table === "own" && (
        <Lines
          label={words.lines}
          hint={words.hint}
          rows={6}
          required
          value={typed.lines}
          onInput={(lines) => set({ ...typed, lines })}
        />
      )}
    </>
  );
}
