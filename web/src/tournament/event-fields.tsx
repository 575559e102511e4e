// Which part of an event a tournament is, what it gives, and where its best go on.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { NewTournament, Tournament, TournamentRow } from "../api.ts";
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

/** What a tournament says already. */
export function typedEvent({ stage, section, prizes, promotion }: Tournament): TypedEvent {
  return {
    stage: stage ?? "",
    section: section ?? "",
    prizes: (prizes ?? []).join("\n"),
    next: promotion?.to ?? "",
    best: String(promotion?.places ?? 1),
  };
}

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
  /** The tournament itself: nobody goes on to it, and where its best go may change but not end. */
  self?: Tournament;
  set(changed: TypedEvent): void;
}

export function EventFields({ typed, self, set }: Props) {
  const words = messages.event;
  const announced = useSignal<readonly TournamentRow[]>([]);
  const director = account.value?.username;
  useEffect(() => {
    if (!director) return;
    const mine = api.tournaments({ status: "announced", director, limit: "200" });
    mine.then(
      ({ items }) => {
        announced.value = items.filter(({ id }) => id !== self?.id);
      },
      () => {},
    );
  }, [director, self?.id, announced]);
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
              ...(self?.promotion ? [] : [["", words.nowhere] as const]),
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
