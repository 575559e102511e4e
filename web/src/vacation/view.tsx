import { useEffect } from "preact/hooks";
import type { Allocation, Eligible } from "../api.ts";
import { account } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { Field, Trouble } from "../parts/controls.tsx";
import { useTitle } from "../title.ts";
import {
  cancel,
  clear,
  edit,
  edited,
  eligible,
  endNow,
  load,
  mine,
  refusal,
  stored,
  submit,
  type,
  typed,
} from "./form.ts";
import { Preview } from "./preview.tsx";
import { instantText } from "./text.ts";

const words = messages.vacation;
const hoursOfADay = 24;

/** In the order of e-dama: tournaments, start, end, zone, message, and beside it what will happen. */
export default function VacationRoute() {
  useTitle(words.title);
  const known = account.value;
  useEffect(() => {
    if (known) void load().catch(() => {});
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
      {eligible.value?.length === 0 ? (
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
  const old = edited.value;
  const { time_zone: zone, message } = typed.value;
  const problems = refusal.value?.fields;
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {old ? <h2>{words.editing(old.tournament)}</h2> : <Tournaments />}
      <Moment what="start" />
      <Moment what="end" />
      <Field
        label={words.zone}
        value={zone}
        problem={problems?.get("time_zone")}
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
          {problems?.get("message") && <span class="note problem">{problems.get("message")}</span>}
        </label>
      )}
      <Loose />
      {stored.value && <p role="status">{words.stored}</p>}
      <div class="button-row">
        <button type="submit" class="button primary">
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

/** What is wrong and belongs to no field and to no tournament that is shown. */
function Loose() {
  const problem = refusal.value;
  if (!problem) return null;
  const shown = new Set([
    "start_date",
    "start_hour",
    "end_date",
    "end_hour",
    "time_zone",
    "message",
  ]);
  const loose = problem.errors.filter(
    ({ field, tournament_id: id }) => !(field && shown.has(field)) && (!id || edited.value),
  );
  const texts = problem.errors.length > 0 ? loose.map(({ detail }) => detail) : [problem.message];
  return <Trouble>{texts.join("; ")}</Trouble>;
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
          problems.map(({ code, detail }) => (
            <span key={code} class="note problem">
              {detail}
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
  const problems = refusal.value?.fields;
  return (
    <fieldset class="vacation-moment">
      <legend class="label">{what === "start" ? words.start : words.end}</legend>
      <Field
        label={words.date}
        value={typed.value[date]}
        problem={problems?.get(date)}
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
        problem={problems?.get(hour)}
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

function Mine() {
  const list = mine.value;
  if (!list) return <section aria-busy="true" />;
  return (
    <section>
      <h2>{words.mine}</h2>
      {list.length === 0 ? (
        <p class="empty muted">{words.noneYet}</p>
      ) : (
        <ul class="vacation-list">
          {[...list].reverse().map((one) => (
            <Line key={one.id} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ one }: { one: Allocation }) {
  const before = one.state === "planned" || one.state === "pending";
  const running = one.state === "active";
  const days = Number((one.charged_hours / hoursOfADay).toFixed(2));
  return (
    <li class={`vacation-line ${one.state}`}>
      <div>
        <strong>{one.tournament}</strong>
        <p class="small">
          {words.span(
            instantText(one.start_ms, one.time_zone),
            instantText(one.end_ms, one.time_zone),
            one.time_zone,
          )}
        </p>
        <p class="muted small">
          {words.states[one.state]} · {words.charged}: {days}
        </p>
      </div>
      <div class="button-row">
        {(before || running) && (
          <button type="button" class="button small-button" onClick={() => edit(one)}>
            {words.edit}
          </button>
        )}
        {before && (
          <button type="button" class="button small-button" onClick={() => void cancel(one.id)}>
            {words.cancel}
          </button>
        )}
        {running && (
          <button type="button" class="button small-button" onClick={() => void endNow(one.id)}>
            {words.endNow}
          </button>
        )}
      </div>
    </li>
  );
}
