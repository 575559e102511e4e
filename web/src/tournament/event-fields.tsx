// Which part of an event a tournament is, what it gives, and where its best go on.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { NewTournament, TournamentRow } from "../api.ts";
import { api } from "../api.ts";
import { account } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { Field, NumberField, Select } from "../parts/controls.tsx";
import { Lines } from "../parts/form.tsx";

export interface TypedEvent {
  stage: string;
  section: string;
  /** A line each. */
  prizes: string;
  /** The id of the tournament where the best go on; empty where they do not. */
  next: string;
  best: string;
}

export const noEvent: TypedEvent = { stage: "", section: "", prizes: "", next: "", best: "1" };

/** As the server takes it. */
export function eventOf(typed: TypedEvent): Partial<NewTournament> {
  const prizes = typed.prizes
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return {
    stage: typed.stage.trim(),
    section: typed.section.trim(),
    prizes,
    ...(typed.next === "" ? {} : { promotion: { to: typed.next, places: Number(typed.best) } }),
  };
}

interface Props {
  typed: TypedEvent;
  set(changed: TypedEvent): void;
}

export function EventFields({ typed, set }: Props) {
  const words = messages.event;
  const announced = useSignal<readonly TournamentRow[]>([]);
  const director = account.value?.username;
  useEffect(() => {
    if (!director) return;
    const mine = api.tournaments({ status: "announced", director, limit: "200" });
    mine.then(
      ({ items }) => {
        announced.value = items;
      },
      () => {},
    );
  }, [director, announced]);
  return (
    <details>
      <summary>{words.title}</summary>
      <div class="form">
        <div class="pair">
          <Field
            label={words.stage}
            value={typed.stage}
            maxLength={100}
            onInput={(stage) => set({ ...typed, stage })}
          />
          <Field
            label={words.section}
            value={typed.section}
            maxLength={100}
            onInput={(section) => set({ ...typed, section })}
          />
        </div>
        <Lines
          label={words.prizes}
          rows={3}
          value={typed.prizes}
          onInput={(prizes) => set({ ...typed, prizes })}
        />
        {announced.value.length > 0 && (
          <Select
            shown
            label={words.next}
            value={typed.next}
            options={[
              ["", words.nowhere],
              ...announced.value.map((row) => [row.id, row.name] as const),
            ]}
            onChange={(next) => set({ ...typed, next })}
          />
        )}
        {typed.next !== "" && (
          <NumberField
            label={words.best}
            most={2000}
            value={typed.best}
            onInput={(best) => set({ ...typed, best })}
          />
        )}
      </div>
    </details>
  );
}
