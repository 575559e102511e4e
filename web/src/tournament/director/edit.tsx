// The dialog in which a director changes a tournament, or cancels it before its start.

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Field, Trouble } from "../../components/controls.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { kept, Lines } from "../../components/form.tsx";
import { nardiKey } from "../../labels/variants.ts";
import { messages } from "../../messages/messages.ts";
import { guardLeaving } from "../../navigation/router.ts";
import type { Tournament } from "../../net/api.ts";
import { Problem } from "../../net/request.ts";
import type { TournamentPage } from "../tournament.ts";
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

/** Another director's change is shown first. What was typed stays, and can be sent again. */
export function EditDialog({ page, tournament }: Props) {
  const words = messages.directing;
  const { opened, typed, follow } = useEdit(tournament);
  const stale = useSignal(false);
  const reason = useSignal("");
  const changes = changesOf(typed.value, opened.value);
  const unsent = useRef(false);
  unsent.current = Object.keys(changes).length > 0;
  useLayoutEffect(() => guardLeaving(() => (unsent.current ? messages.site.unsaved : null)), []);
  const close = () => {
    page.trouble.value = null;
    page.editing.value = false;
  };
  const submit = async (sent: Event) => {
    sent.preventDefault();
    stale.value = false;
    const body = reason.value.trim() === "" ? changes : { ...changes, reason: reason.value.trim() };
    const failure = await page.act("PATCH", "", body, opened.value.version);
    if (failure === null) {
      close();
      page.said.value = words.done({ act: words.edit });
      return;
    }
    stale.value = failure instanceof Problem && failure.status === 412;
    const newest = page.state.peek();
    if (!stale.value || !newest) return;
    follow(newest);
    page.trouble.value = null;
  };
  return (
    <Dialog title={words.edit} onClose={close}>
      <form class="form" onSubmit={(event) => void submit(event)}>
        <Fields
          tournament={tournament}
          typed={typed.value}
          set={(changed) => {
            typed.value = { ...typed.value, ...changed };
          }}
        />
        <Field label={messages.tournaments.reasonOptional} {...kept(reason)} />
        <p class="muted small">{words.editHint}</p>
        {stale.value && <Trouble>{words.changedMeanwhile}</Trouble>}
        {!page.asked.value && <Trouble>{page.trouble.value}</Trouble>}
        <div class="button-row">
          <button
            type="submit"
            class="button primary"
            disabled={!unsent.current || page.busy.value}
            aria-busy={page.busy.value}
          >
            {messages.tournaments.saveChanges}
          </button>
          {tournament.status === "announced" && <Cancel page={page} done={close} />}
        </div>
      </form>
    </Dialog>
  );
}

function Cancel({ page, done }: { page: TournamentPage; done(): void }) {
  const { cancel: text, cancelHint } = messages.tournaments.acts;
  const ask = () =>
    page.askFor({
      text,
      question: () => cancelHint,
      act: async (reason) => {
        if ((await page.act("POST", "/cancel", reason === "" ? {} : { reason })) === null) done();
      },
    });
  return (
    <button type="button" class="button quiet danger" disabled={page.busy.value} onClick={ask}>
      {text}
    </button>
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
