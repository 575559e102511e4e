// The user's vacations and the actions on them. Each action shows a preview first.

import "./lines.css";
import { Card } from "../components/card.tsx";
import { Trouble } from "../components/controls.tsx";
import { Dialog } from "../components/dialog.tsx";
import { messages } from "../messages/messages.ts";
import { hoursText } from "../messages/spans.ts";
import type { Allocation } from "../net/api.ts";
import { useForm } from "./form.ts";
import { Deadlines } from "./preview.tsx";
import { daysOf } from "./quota.ts";
import { problemText } from "./refusals.ts";
import { StateChip } from "./state-chip.tsx";
import { placeText, reasonText, typedSpanText } from "./text.ts";

const words = messages.vacation;

const isOver = ({ state }: Allocation) => ["finished", "rejected", "cancelled"].includes(state);

/** Running, planned and pending vacations, soonest first. */
export function Current() {
  const list = useForm().mine.value?.filter((one) => !isOver(one)) ?? [];
  return <Listed title={words.mine} list={list} />;
}

/** Past vacations, latest first. */
export function Earlier() {
  const list = useForm().mine.value?.filter(isOver).reverse() ?? [];
  return <Listed title={words.earlier} list={list} />;
}

function Listed({ title, list }: { title: string; list: readonly Allocation[] }) {
  if (list.length === 0) return null;
  return (
    <Card title={title}>
      <ul class="vacation-list">
        {list.map((one) => (
          <Line key={one.id} one={one} />
        ))}
      </ul>
    </Card>
  );
}

/** A rejected or cancelled vacation costs nothing. */
const isCharged = ({ state }: Allocation) => state !== "rejected" && state !== "cancelled";

function Line({ one }: { one: Allocation }) {
  return (
    <li class={`vacation-line ${one.state}`}>
      <div>
        <strong>
          {one.tournament_id === null ? (
            placeText(one.tournament)
          ) : (
            <a href={`/tournament/${one.tournament_id}?tab=vacations`}>{one.tournament}</a>
          )}
        </strong>
        <p class="muted small">
          {typedSpanText(one, one.time_zone)}
          {isCharged(one) && ` · ${hoursText(one.charged_hours)}`}
        </p>
        {one.reason && <p class="small">{reasonText(one.reason)}</p>}
      </div>
      <StateChip state={one.state} />
      {!isOver(one) && <Acts one={one} />}
    </li>
  );
}

function Acts({ one }: { one: Allocation }) {
  const form = useForm();
  const [act, text] =
    one.state === "active" ? (["end", words.endNow] as const) : (["cancel", words.cancel] as const);
  return (
    <div class="button-row">
      <button type="button" class="button small-button" onClick={() => form.edit(one)}>
        {words.edit}
      </button>
      <button
        type="button"
        class="button small-button"
        onClick={() => void form.consider(one, act)}
      >
        {text}
      </button>
    </div>
  );
}

/** The question before a vacation is cancelled or ended. */
export function Considered() {
  const form = useForm();
  const what = form.considered.value;
  if (!what) return null;
  const { allocation, act, preview, refusal } = what;
  const desk = messages.vacationDesk;
  const cancels = act === "cancel";
  const [after] = preview?.allocations ?? [];
  const close = () => {
    form.considered.value = null;
  };
  return (
    <Dialog title={cancels ? words.sureCancel : words.sureEnd} onClose={close}>
      <p>
        <strong>{placeText(allocation.tournament)}</strong>
      </p>
      <p class={cancels ? "muted" : undefined}>
        {typedSpanText(
          { ...allocation, end_ms: after?.end_ms ?? allocation.end_ms },
          allocation.time_zone,
        )}
      </p>
      <Trouble>{refusal === null ? null : problemText(refusal)}</Trouble>
      {after && (
        <>
          <p>
            {cancels
              ? desk.comesBack({ days: daysOf(allocation.charged_hours) })
              : desk.chargedThen({
                  days: daysOf(after.charged_hours),
                  before: daysOf(allocation.charged_hours),
                })}
          </p>
          <Deadlines games={preview?.games ?? []} />
        </>
      )}
      <div class="button-row">
        <button
          type="button"
          class="button primary"
          disabled={!preview || form.busy.value}
          onClick={() => void form.confirm()}
        >
          {cancels ? words.cancel : words.endNow}
        </button>
        <button type="button" class="button" onClick={close}>
          {words.keepVacation}
        </button>
      </div>
    </Dialog>
  );
}
