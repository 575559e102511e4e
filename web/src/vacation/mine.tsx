// The user's vacations and the actions on them. Each action shows a preview first.

import "./lines.css";
import { Trouble } from "../components/controls.tsx";
import { Dialog } from "../components/dialog.tsx";
import { numberText } from "../labels/time.ts";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import type { Allocation } from "../net/api.ts";
import { type Considered, useForm } from "./form.ts";
import { Deadlines } from "./preview.tsx";
import { daysOf } from "./quota.ts";
import { problemText } from "./refusals.ts";
import { instantText, knownZone, placeText, reasonText } from "./text.ts";

const words = messages.vacation;

export function Mine() {
  const form = useForm();
  const list = form.mine.value;
  if (!list) return <section aria-busy="true" />;
  return (
    <section>
      <h2>{words.mine}</h2>
      {list.length === 0 ? (
        <p class="empty muted">{words.noneYet}</p>
      ) : (
        <ul class="vacation-list">
          {inOrder(list).map((one) => (
            <Line key={one.id} one={one} />
          ))}
        </ul>
      )}
      {form.considered.value && <Consider what={form.considered.value} />}
    </section>
  );
}

const over = ({ state }: Allocation) => ["finished", "rejected", "cancelled"].includes(state);

/** Current and future vacations, soonest first, followed by past ones, latest first. */
const inOrder = (list: readonly Allocation[]) => [
  ...list.filter((one) => !over(one)),
  ...list.filter(over).reverse(),
];

/** Start and end in the time zone in which they were typed. */
function Span({ one }: { one: Pick<Allocation, "start_ms" | "end_ms" | "time_zone"> }) {
  const zone = knownZone(one.time_zone);
  return (
    <>
      {words.span({
        start: instantText(one.start_ms, zone),
        end: instantText(one.end_ms, zone),
        zone,
      })}
    </>
  );
}

/** A rejected or cancelled vacation costs nothing. */
const charged = ({ state }: Allocation) => state !== "rejected" && state !== "cancelled";

function Line({ one }: { one: Allocation }) {
  const form = useForm();
  const before = one.state === "planned" || one.state === "pending";
  const running = one.state === "active";
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
        <p class="small">
          <Span one={one} />
        </p>
        <p class="muted small">
          {words.states[one.state]}
          {charged(one) && ` · ${joined(words.charged, numberText(daysOf(one.charged_hours)))}`}
        </p>
        {one.reason && <p class="small">{reasonText(one.reason)}</p>}
      </div>
      <div class="button-row">
        {(before || running) && (
          <button type="button" class="button small-button" onClick={() => form.edit(one)}>
            {words.edit}
          </button>
        )}
        {before && (
          <button
            type="button"
            class="button small-button"
            onClick={() => void form.consider(one, "cancel")}
          >
            {words.cancel}
          </button>
        )}
        {running && (
          <button
            type="button"
            class="button small-button"
            onClick={() => void form.consider(one, "end")}
          >
            {words.endNow}
          </button>
        )}
      </div>
    </li>
  );
}

function Consider({ what }: { what: Considered }) {
  const form = useForm();
  const { allocation, act, preview, refusal } = what;
  const desk = messages.vacationDesk;
  const text = act === "cancel" ? words.cancel : words.endNow;
  const [after] = preview?.allocations ?? [];
  const close = () => {
    form.considered.value = null;
  };
  return (
    <Dialog title={text} onClose={close}>
      <p>
        <strong>{placeText(allocation.tournament)}</strong>
      </p>
      <p class={act === "cancel" ? "muted" : undefined}>
        <Span one={{ ...allocation, end_ms: after?.end_ms ?? allocation.end_ms }} />
      </p>
      <Trouble>{refusal === null ? null : problemText(refusal)}</Trouble>
      {after && (
        <>
          <p>
            {act === "cancel"
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
          {text}
        </button>
        <button type="button" class="button" onClick={close}>
          {words.keep}
        </button>
      </div>
    </Dialog>
  );
}
