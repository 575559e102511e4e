// What a tournament says of itself, changed; the rest only before it begins.

import { useSignal } from "@preact/signals";
import type { Tournament } from "../api.ts";
import { messages } from "../messages/messages.ts";
import { Field } from "../parts/controls.tsx";
import { kept, Lines } from "../parts/form.tsx";
import { EventFields, eventOf, typedEvent } from "./event-fields.tsx";
import type { TournamentPage } from "./tournament.ts";

export function EditForm({ page, tournament }: { page: TournamentPage; tournament: Tournament }) {
  const words = messages.directing;
  const name = useSignal(tournament.name);
  const description = useSignal(tournament.description);
  const event = useSignal(typedEvent(tournament));
  const before = tournament.status === "announced";
  const submit = (sent: Event) => {
    sent.preventDefault();
    page.ask(words.editHint, false, "PATCH", "", {
      name: name.value.trim(),
      description: description.value.trim(),
      ...(before ? eventOf(event.value) : {}),
    });
  };
  return (
    <details class="act-form">
      <summary>{words.edit}</summary>
      <form class="form" onSubmit={submit}>
        <Field label={messages.tournaments.name} required maxLength={100} {...kept(name)} />
        <Lines label={messages.tournaments.description} rows={4} {...kept(description)} />
        {before && (
          <EventFields
            typed={event.value}
            self={tournament}
            set={(changed) => {
              event.value = changed;
            }}
          />
        )}
        <button type="submit" class="button">
          {words.next}
        </button>
      </form>
    </details>
  );
}
