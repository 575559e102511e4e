// What a tournament says of itself, and which part of an event it is, changed.

import { useSignal } from "@preact/signals";
import type { Tournament } from "../api.ts";
import { messages } from "../messages/messages.ts";
import { Field } from "../parts/controls.tsx";
import { kept, Lines } from "../parts/form.tsx";
import { EventFields } from "./event-fields.tsx";
import { GamesFields, type OfGames } from "./games-fields.tsx";
import { RuleFields } from "./rule-fields.tsx";
import type { TournamentPage } from "./tournament.ts";
import { changedEventOf, typedEvent } from "./typed-event.ts";
import { rulesOf, typedRules } from "./typed-rules.ts";

export function EditForm({ page, tournament }: { page: TournamentPage; tournament: Tournament }) {
  const words = messages.directing;
  const { format } = tournament;
  const live = tournament.mode === "live";
  const name = useSignal(tournament.name);
  const description = useSignal(tournament.description);
  const event = useSignal(typedEvent(tournament));
  const games = useSignal<OfGames>({});
  const before = useSignal(typedRules(tournament)).value;
  const rules = useSignal(before);
  const submit = (sent: Event) => {
    sent.preventDefault();
    page.ask(words.editHint, false, "PATCH", "", {
      name: name.value.trim(),
      description: description.value.trim(),
      ...changedEventOf(event.value, tournament),
      ...games.value,
      ...rulesOf(rules.value, format, live, before),
    });
  };
  return (
    <details class="act-form">
      <summary>{words.edit}</summary>
      <form class="form" onSubmit={submit}>
        <Field label={messages.tournaments.name} required maxLength={100} {...kept(name)} />
        <Lines label={messages.tournaments.description} rows={4} {...kept(description)} />
        <RuleFields
          typed={rules.value}
          format={format}
          live={live}
          stepped={(tournament.steps ?? []).length > 0}
          begun={tournament.status !== "announced"}
          hasPassword={tournament.entry.by === "password"}
          set={(changed) => {
            rules.value = changed;
          }}
        />
        <EventFields
          typed={event.value}
          self={tournament}
          set={(changed) => {
            event.value = changed;
          }}
        />
        <GamesFields
          typed={{ ...tournament, ...games.value }}
          before={tournament.status === "announced"}
          set={(changed) => {
            games.value = { ...games.value, ...changed };
          }}
        />
        <button type="submit" class="button">
          {words.next}
        </button>
      </form>
    </details>
  );
}
