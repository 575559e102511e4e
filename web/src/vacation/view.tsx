import { useLayoutEffect, useRef } from "preact/hooks";
import { useBegun } from "../loading/resource.ts";
import { account } from "../session/account.ts";
import "../components/form.css";
import "./view.css";
import { Field, Trouble } from "../components/controls.tsx";
import { DateField } from "../components/dates/date-field.tsx";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import { refusalSentence } from "../messages/refusals.ts";
import { guardLeaving } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import type { Allocation, Eligible } from "../net/api.ts";
import { FormOfPage, type Place, useForm, VacationForm } from "./form.ts";
import { Mine } from "./mine.tsx";
import { Preview } from "./preview.tsx";
import { fieldProblem, problemText } from "./refusals.ts";
import { instantText, placeText } from "./text.ts";

const words = messages.vacation;

/**
 * The order of e-dama's form: tournaments, start, end, zone, message, with the preview next to it.
 */
export default function VacationRoute() {
  useTitle(messages.site.vacations);
  const known = account.value;
  if (known === undefined) return <main id="content" class="page" aria-busy="true" />;
  return (
    <main id="content" class="page vacation">
      <h1>{messages.site.vacations}</h1>
      {known ? <Body key={known.username} /> : <SignInFirst />}
    </main>
  );
}

function SignInFirst() {
  return (
    <p class="empty muted">
      {words.lead} <a href="/signin?next=/vacation">{messages.site.signIn}</a>
    </p>
  );
}

/** A different account that signs in in this tab gets its own form. */
function Body() {
  const form = useBegun(() => new VacationForm(), []);
  return (
    <FormOfPage value={form}>
      <p class="muted">{words.lead}</p>
      {form.eligible.value?.length === 0 && !form.edited.value ? (
        <p class="empty muted">{words.none}</p>
      ) : (
        <div class="vacation-columns">
          <Form />
          <Preview />
        </div>
      )}
      <Mine />
    </FormOfPage>
  );
}

function Form() {
  const page = useForm();
  const form = useRef<HTMLFormElement>(null);
  const old = page.edited.value;
  useLayoutEffect(() => {
    if (old) form.current?.querySelector<HTMLInputElement>(".moment input")?.focus();
  }, [old]);
  useLayoutEffect(() => guardLeaving(() => (page.unsent ? messages.site.unsaved : null)), []);
  const { time_zone: zone, message } = page.typed.value;
  const problemAt = useProblems();
  return (
    <form
      ref={form}
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void page.submit();
      }}
    >
      {old ? <Edited old={old} /> : <Places />}
      {old?.state === "active" ? (
        <p>{joined(words.start, instantText(old.start_ms, zone))}</p>
      ) : (
        <Moment what="start" />
      )}
      <Moment what="end" />
      <Field
        label={words.zone}
        value={zone}
        problem={problemAt("time_zone")}
        onInput={(text) => page.type({ time_zone: text })}
      />
      {!old && (
        <label class="field">
          <span class="label">{words.message}</span>
          <textarea
            class="input"
            rows={3}
            value={message}
            onInput={(event) => page.type({ message: event.currentTarget.value })}
          />
          {problemAt("message") && <span class="note problem">{problemAt("message")}</span>}
        </label>
      )}
      <Loose />
      <Stored />
      <div class="button-row">
        <button type="submit" class="button primary" disabled={page.busy.value}>
          {old ? words.save : words.ok}
        </button>
        {old && (
          <button type="button" class="button" onClick={() => page.clear()}>
            {words.keep}
          </button>
        )}
      </div>
    </form>
  );
}

function Edited({ old: { tournament } }: { old: Allocation }) {
  return (
    <h2>{tournament === null ? words.editingOutside : words.editing({ name: tournament })}</h2>
  );
}

/** Opponents are notified of a pending request when it is approved. */
function Stored() {
  const done = useForm().stored.value;
  if (!done) return null;
  return (
    <p role="status">
      {words.stored}{" "}
      {done.told ? (done.waits ? words.toldAndWaits : words.told) : done.waits && words.waits}
    </p>
  );
}

const fields = ["start_date", "start_hour", "end_date", "end_hour", "time_zone", "message"];

/** Places whose errors are shown next to them. */
const shownPlaces = ({ edited, eligible }: VacationForm): readonly Place[] =>
  edited.value ? [] : (eligible.value ?? []).map(({ tournament_id: id }) => id);

function useProblems() {
  const page = useForm();
  return (field: string) => fieldProblem(page.refusal.value, field, shownPlaces(page));
}

/** Errors that belong to no visible field or place. */
function Loose() {
  const page = useForm();
  const problem = page.refusal.value;
  const trouble = page.trouble;
  if (trouble.value) return <Trouble>{problemText(trouble.value)}</Trouble>;
  if (!problem) return null;
  if (problem.errors.length === 0) return <Trouble>{problemText(problem)}</Trouble>;
  const shown = shownPlaces(page);
  const loose = problem.errors.filter(({ field, tournament_id: id }) =>
    id !== undefined && shown.includes(id) ? false : !(field && fields.includes(field)),
  );
  return <Trouble>{loose.map(refusalSentence).join(" ")}</Trouble>;
}

function Places() {
  const { eligible } = useForm();
  return (
    <fieldset class="vacation-tournaments" aria-busy={eligible.value === undefined}>
      <legend class="label">{words.where}</legend>
      {eligible.value?.map((one) => (
        <PlaceRow key={one.tournament_id} one={one} />
      ))}
    </fieldset>
  );
}

/** A tournament, or all games outside tournaments. */
function PlaceRow({ one }: { one: Eligible }) {
  const page = useForm();
  const { places } = page.typed.value;
  const id = one.tournament_id;
  const chosen = places.includes(id);
  const problems = page.refusal.value?.errors.filter((error) => error.tournament_id === id) ?? [];
  const others = places.filter((other) => other !== id);
  return (
    <label class="vacation-tournament">
      <input
        type="checkbox"
        checked={chosen}
        onChange={() => page.type({ places: chosen ? others : [...others, id] })}
      />
      <span>
        <strong>{placeText(one.name)}</strong>
        {one.year !== null && (
          <span class="muted small">{words.ofTheYear({ year: String(one.year) })}</span>
        )}
        <span class="muted small">
          {words.figures({
            parts: one.splits_used,
            partsAllowed: one.splits_allowed,
            days: one.days_used,
            daysAllowed: one.days_allowed,
            least: one.min_days,
            most: one.max_days,
          })}
        </span>
        {chosen &&
          problems.map((error) => (
            <span key={error.code} class="note problem">
              {refusalSentence(error)}
            </span>
          ))}
      </span>
    </label>
  );
}

/** A date and an hour. */
function Moment({ what }: { what: "start" | "end" }) {
  const page = useForm();
  const problemAt = useProblems();
  const date = what === "start" ? "start_date" : "end_date";
  const hour = what === "start" ? "start_hour" : "end_hour";
  const typed = page.typed.value;
  return (
    <fieldset class="moment">
      <legend class="label">{what === "start" ? words.start : words.end}</legend>
      <DateField
        label={messages.dates.date}
        value={typed[date]}
        problem={problemAt(date)}
        onInput={(text) => page.type({ [date]: text })}
      />
      <Field
        label={words.hour}
        value={typed[hour]}
        placeholder={messages.dates.midnight}
        problem={problemAt(hour)}
        onInput={(text) => page.type({ [hour]: text })}
      />
    </fieldset>
  );
}
