// The form that changes a tournament's description and its place in an event.

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Field, Trouble } from "../../components/controls.tsx";
import { Lines } from "../../components/form.tsx";
import { nardiKey } from "../../labels/variants.ts";
import { messages } from "../../messages/messages.ts";
import { guardLeaving } from "../../navigation/router.ts";
import type { Tournament } from "../../net/api.ts";
import { Problem } from "../../net/request.ts";
import type { TournamentPage } from "../tournament.ts";
import { ActDetails } from "./act-details.tsx";
import { alike, changesOf, rebased, type TypedEdit, typedEdit } from "./edits.ts";
import { EventFields } from "./event-fields.tsx";
import { GamesFields } from "./games-fields.tsx";
import { RuleFields } from "./rule-fields.tsx";

interface Props {
  page: TournamentPage;
  tournament: Tournament;
}

/**
 * The form as opened and as edited. Changes by others are merged into fields that are unchanged
 * here or that the form does not show.
 */
function useEdit(tournament: Tournament) {
  const opened = useSignal(tournament);
  const typed = useSignal(typedEdit(tournament));
  const follow = (newest: Tournament) => {
    typed.value = rebased(typed.peek(), typedEdit(opened.peek()), typedEdit(newest));
    opened.value = newest;
  };
  useEffect(() => {
    const untouched = Object.keys(changesOf(typed.peek(), opened.peek())).length === 0;
    if (untouched || alike(typedEdit(opened.peek()), typedEdit(tournament))) follow(tournament);
  }, [tournament]);
  return { opened, typed, follow };
}

export function EditForm({ page, tournament }: Props) {
  const words = messages.directing;
  const { opened, typed, follow } = useEdit(tournament);
  const stale = useSignal(false);
  const changes = changesOf(typed.value, opened.value);
  const empty = Object.keys(changes).length === 0;
  const unsent = useRef(false);
  unsent.current = !empty;
  useLayoutEffect(() => guardLeaving(() => (unsent.current ? messages.site.unsaved : null)), []);
  const set = (changed: Partial<TypedEdit>) => {
    typed.value = { ...typed.value, ...changed };
  };
  const submit = (sent: Event, done: () => void) => {
    sent.preventDefault();
    stale.value = false;
    page.ask(messages.tournaments.saveChanges, words.editHint, false, "PATCH", "", changes, {
      version: opened.value.version,
      done,
      refused: (error) => {
        stale.value = error instanceof Problem && error.status === 412;
        const newest = page.state.peek();
        if (stale.value && newest) follow(newest);
        return stale.value;
      },
    });
  };
  return (
    <ActDetails title={words.edit}>
      {(finish) => (
        <form
          class="form"
          onSubmit={(event) => submit(event, () => finish(words.done({ act: words.edit })))}
        >
          <Fields tournament={tournament} typed={typed.value} set={set} />
          {stale.value && <Trouble>{words.changedMeanwhile}</Trouble>}
          <button type="submit" class="button" disabled={empty}>
            {words.next}
          </button>
        </form>
      )}
    </ActDetails>
  );
}

interface FieldsProps {
  tournament: Tournament;
  typed: TypedEdit;
  set(changed: Partial<TypedEdit>): void;
}

function Fields({ tournament, typed, set }: FieldsProps) {
  const words = messages.tournaments;
  const announced = tournament.status === "announced";
  return (
    <>
      <Field
        label={words.name}
        required
        maxLength={100}
        value={typed.name}
        onInput={(name) => set({ name })}
      />
      <Lines
        label={words.description}
        rows={4}
        value={typed.description}
        onInput={(description) => set({ description })}
      />
      <RuleFields
        typed={typed.rules}
        format={tournament.format}
        variant={tournament.variant}
        live={tournament.mode === "live"}
        stepped={(tournament.steps ?? []).length > 0}
        begun={!announced}
        hasPassword={tournament.entry.by === "password"}
        set={(rules) => set({ rules })}
      />
      <EventFields typed={typed.event} self={tournament} set={(event) => set({ event })} />
      <GamesFields
        typed={typed.games}
        before={announced && tournament.variant !== nardiKey}
        set={(changed) => set({ games: { ...typed.games, ...changed } })}
      />
    </>
  );
}
