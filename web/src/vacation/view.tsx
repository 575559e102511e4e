// The page of vacations: where, when and a message, next to it what happens, and the user's
// vacations.

import { useLayoutEffect, useRef } from "preact/hooks";
import "../components/form.css";
import "./view.css";
import { Card } from "../components/card.tsx";
import { WithSide } from "../components/with-side.tsx";
import { useBegun } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { refusalSentence } from "../messages/refusals.ts";
import { guardLeaving } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import type { Allocation, Eligible } from "../net/api.ts";
import { account } from "../session/account.ts";
import { FormOfPage, useForm, VacationForm } from "./form.ts";
import { Considered, Current, Earlier } from "./mine.tsx";
import { Preview } from "./preview.tsx";
import { useProblems } from "./problems.ts";
import { placeText } from "./text.ts";
import { When } from "./when.tsx";

const words = messages.vacation;

export default function VacationRoute() {
  useTitle(messages.site.vacations);
  const known = account.value;
  if (known === undefined) return <main id="content" class="page" aria-busy="true" />;
  return (
    <main id="content" class="page vacation">
      <header class="vacation-head">
        <h1>{messages.site.vacations}</h1>
        <p class="muted">{words.lead}</p>
      </header>
      {known ? <Body key={known.username} /> : <SignInFirst />}
    </main>
  );
}

function SignInFirst() {
  return (
    <p class="empty">
      <a href="/signin?next=/vacation">{messages.site.signIn}</a>
    </p>
  );
}

/** A different account that signs in in this tab gets its own form. */
function Body() {
  const form = useBegun(() => new VacationForm(), []);
  useLayoutEffect(() => guardLeaving(() => (form.unsent ? messages.site.unsaved : null)), []);
  return (
    <FormOfPage value={form}>
      {form.eligible.value?.length === 0 && !form.edited.value ? <Nowhere /> : <Form />}
      <Considered />
    </FormOfPage>
  );
}

function Nowhere() {
  return (
    <WithSide side={<Earlier />}>
      <p class="empty">{words.none}</p>
      <Current />
    </WithSide>
  );
}

function Form() {
  const page = useForm();
  const form = useRef<HTMLFormElement>(null);
  const old = page.edited.value;
  useLayoutEffect(() => {
    if (old) form.current?.querySelector<HTMLInputElement>(".vacation-days input")?.focus();
  }, [old]);
  return (
    <form
      ref={form}
      class="vacation-form"
      onSubmit={(event) => {
        event.preventDefault();
        void page.submit();
      }}
    >
      <WithSide
        side={
          <>
            <Preview />
            <Earlier />
          </>
        }
      >
        {old ? <Edited old={old} /> : <Current />}
        {!old && <Places />}
        <When />
        {!old && <Message />}
      </WithSide>
    </form>
  );
}

function Edited({ old: { tournament } }: { old: Allocation }) {
  return (
    <h2>{tournament === null ? words.editingOutside : words.editing({ name: tournament })}</h2>
  );
}

function Message() {
  const page = useForm();
  const problem = useProblems()("message");
  return (
    <section class="card">
      <label class="field">
        <span class="label">{words.message}</span>
        <textarea
          class="input"
          rows={2}
          value={page.typed.value.message}
          onInput={(event) => page.type({ message: event.currentTarget.value })}
        />
        {problem && <span class="note problem">{problem}</span>}
      </label>
    </section>
  );
}

function Places() {
  const { eligible } = useForm();
  return (
    <Card title={words.where} busy={eligible.value === undefined}>
      <div class="vacation-places">
        {eligible.value?.map((one) => (
          <PlaceRow key={one.tournament_id} one={one} />
        ))}
      </div>
    </Card>
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
    <label class="check vacation-place">
      <input
        type="checkbox"
        checked={chosen}
        onChange={() => page.type({ places: chosen ? others : [...others, id] })}
      />
      <span>
        <strong>{placeText(one.name)}</strong>
        <span class="muted small">{factsOf(one).join(" · ")}</span>
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

function factsOf(one: Eligible): string[] {
  const used = {
    periods: one.splits_used,
    allowed: one.splits_allowed,
    days: one.days_used,
    daysAllowed: one.days_allowed,
  };
  const year = one.year;
  return [
    year === null ? words.used(used) : words.usedInYear({ ...used, year: String(year) }),
    words.perPeriod({ least: one.min_days, most: one.max_days }),
    ...(year === null ? [] : [words.agreed]),
    ...(one.approval ? [words.directorApproves] : []),
  ];
}
