import { useEffect, useRef } from "preact/hooks";
import type { Eligible } from "../api.ts";
import { account } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { Field, Trouble } from "../parts/controls.tsx";
import { guardLeaving } from "../router.ts";
import { useTitle } from "../title.ts";
import {
  busy,
  clear,
  edited,
  eligible,
  load,
  refusal,
  stored,
  submit,
  trouble,
  type,
  typed,
  unsent,
} from "./form.ts";
import { Mine } from "./mine.tsx";
import { Preview } from "./preview.tsx";
import { fieldProblem, problemText, refusalText } from "./refusals.ts";
import { instantText } from "./text.ts";

const words = messages.vacation;

/** In the order of e-dama: tournaments, start, end, zone, message, and beside it what will happen. */
export default function VacationRoute() {
  useTitle(words.title);
  const known = account.value;
  useEffect(() => {
    if (!known) return;
    void load().catch((error: unknown) => {
      trouble.value = error;
    });
  }, [known]);
  if (known === undefined) return <main id="content" class="page" aria-busy="true" />;
  return (
    <main id="content" class="page vacation">
      <h1>{words.title}</h1>
      {known ? <Body /> : <SignInFirst />}
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

function Body() {
  return (
    <>
      <p class="muted">{words.lead}</p>
      {eligible.value?.length === 0 && !edited.value ? (
        <p class="empty muted">{words.none}</p>
      ) : (
        <div class="vacation-columns">
          <Form />
          <Preview />
        </div>
      )}
      <Mine />
    </>
  );
}

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const old = edited.value;
  useEffect(() => {
    if (old) form.current?.querySelector<HTMLInputElement>(".vacation-moment input")?.focus();
  }, [old]);
  useEffect(() => guardLeaving(() => (unsent ? messages.site.unsaved : null)), []);
  const { time_zone: zone, message } = typed.value;
  return (
    <form
      ref={form}
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {old ? <h2>{words.editing(old.tournament)}</h2> : <Tournaments />}
      {old?.state === "active" ? (
        <p>
          {words.start}: {instantText(old.start_ms, zone)}
        </p>
      ) : (
        <Moment what="start" />
      )}
      <Moment what="end" />
      <Field
        label={words.zone}
        value={zone}
        problem={problemAt("time_zone")}
        onInput={(text) => type({ time_zone: text })}
      />
      {!old && (
        <label class="field">
          <span class="label">{words.message}</span>
          <textarea
            class="input"
            rows={3}
            value={message}
            onInput={(event) => type({ message: event.currentTarget.value })}
          />
          {problemAt("message") && <span class="note problem">{problemAt("message")}</span>}
        </label>
      )}
      <Loose />
      <Stored />
      <div class="button-row">
        <button type="submit" class="button primary" disabled={busy.value}>
          {old ? words.save : words.ok}
        </button>
        {old && (
          <button type="button" class="button" onClick={clear}>
            {words.keep}
          </button>
        )}
      </div>
    </form>
  );
}

/** Of a request that waits opponents hear when it is approved. */
function Stored() {
  const done = stored.value;
  if (!done) return null;
  return (
    <p role="status">
      {words.stored}{" "}
      {done.told ? (done.waits ? words.toldAndWaits : words.told) : done.waits && words.waits}
    </p>
  );
}

const fields = ["start_date", "start_hour", "end_date", "end_hour", "time_zone", "message"];

/** Those whose errors are shown beside them. */
const shownTournaments = (): readonly string[] =>
  edited.value ? [] : (eligible.value ?? []).map(({ tournament_id: id }) => id);

const problemAt = (field: string) => fieldProblem(refusal.value, field, shownTournaments());

/** What is wrong and belongs to no field and to no tournament that is shown. */
function Loose() {
  const problem = refusal.value;
  if (trouble.value) return <Trouble>{problemText(trouble.value)}</Trouble>;
  if (!problem) return null;
  if (problem.errors.length === 0) return <Trouble>{problemText(problem)}</Trouble>;
  const shown = shownTournaments();
  const loose = problem.errors.filter(({ field, tournament_id: id }) =>
    id && shown.includes(id) ? false : !(field && fields.includes(field)),
  );
  return <Trouble>{loose.map(refusalText).join(" ")}</Trouble>;
}

function Tournaments() {
  return (
    <fieldset class="vacation-tournaments" aria-busy={eligible.value === undefined}>
      <legend class="label">{words.tournaments}</legend>
      {eligible.value?.map((one) => (
        <Tournament key={one.tournament_id} one={one} />
      ))}
    </fieldset>
  );
}

function Tournament({ one }: { one: Eligible }) {
  const { tournaments } = typed.value;
  const id = one.tournament_id;
  const chosen = tournaments.includes(id);
  const problems = refusal.value?.errors.filter((error) => error.tournament_id === id) ?? [];
  const others = tournaments.filter((other) => other !== id);
  return (
    <label class="vacation-tournament">
      <input
        type="checkbox"
        checked={chosen}
        onChange={() => type({ tournaments: chosen ? others : [...others, id] })}
      />
      <span>
        <strong>{one.name}</strong>
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
              {refusalText(error)}
            </span>
          ))}
      </span>
    </label>
  );
}

/** A date as it is typed, a calendar to click in beside it, and an hour. */
function Moment({ what }: { what: "start" | "end" }) {
  const date = what === "start" ? "start_date" : "end_date";
  const hour = what === "start" ? "start_hour" : "end_hour";
  return (
    <fieldset class="vacation-moment">
      <legend class="label">{what === "start" ? words.start : words.end}</legend>
      <Field
        label={words.date}
        value={typed.value[date]}
        problem={problemAt(date)}
        onInput={(text) => type({ [date]: text })}
      />
      <Field
        label={words.calendar}
        type="date"
        value={isoDate(typed.value[date])}
        onInput={(text) => type({ [date]: typedDate(text) })}
      />
      <Field
        label={words.hour}
        value={typed.value[hour]}
        placeholder={words.midnight}
        problem={problemAt(hour)}
        onInput={(text) => type({ [hour]: text })}
      />
    </fieldset>
  );
}

/** Of a calendar: 2024-07-01 is typed 1.7.2024. */
function typedDate(iso: string): string {
  const [year, month, day] = iso.split("-");
  return year ? `${Number(day)}.${Number(month)}.${year}` : "";
}

function isoDate(text: string): string {
  const found = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})\.?$/.exec(text);
  if (!found) return "";
  const [, day = "", month = "", year = ""] = found;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
