// What a tournament says of itself, and which part of an event it is, changed.

import { useSignal } from "@preact/signals";
import type { Tournament } from "../api.ts";
import { messages } from "../messages/messages.ts";
import { Field } from "../parts/controls.tsx";
import { kept, Lines } from "../parts/form.tsx";
import { EventFields } from "./event-fields.tsx";
import type { TournamentPage } from "./tournament.ts";
import { changedEventOf, typedEvent } from "./typed-event.ts";
import { type TypedVacation, typedVacation, vacationOf } from "./typed-rules.ts";
import { VacationFields } from "./vacation-fields.tsx";

export function EditForm({ page, tournament }: { page: TournamentPage; tournament: Tournament }) {
  const words = messages.directing;
  const name = useSignal(tournament.name);
  const description = useSignal(tournament.description);
  const event = useSignal(typedEvent(tournament));
  const vacation = useSignal<TypedVacation | null>(null);
  const submit = (sent: Event) => {
    sent.preventDefault();
    page.ask(words.editHint, false, "PATCH", "", {
      name: name.value.trim(),
      description: description.value.trim(),
      ...changedEventOf(event.value, tournament),
      ...(vacation.value && { vacation: vacationOf(vacation.value) }),
    });
  };
  return (
    <details class="act-form">
      <summary>{words.edit}</summary>
      <form class="form" onSubmit={submit}>
        <Field label={messages.tournaments.name} required maxLength={100} {...kept(name)} />
        <Lines label={messages.tournaments.description} rows={4} {...kept(description)} />
        {tournament.mode === "correspondence" && (
          <VacationFields
            typed={vacation.value ?? typedVacation(tournament.vacation)}
            set={(changed) => {
              vacation.value = changed;
            }}
          />
        )}
        <EventFields
          typed={event.value}
          self={tournament}
          set={(changed) => {
            event.value = changed;
          }}
        />
        <button type="submit" class="button">
          {words.next}
        </button>
      </form>
    </details>
  );
}
