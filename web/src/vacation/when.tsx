// The dates of a vacation: quick choices, two fields, one calendar, and hours for those who need
// them.

import "./when.css";
import { useSignal } from "@preact/signals";
import { Card } from "../components/card.tsx";
import { Field } from "../components/controls.tsx";
import { DayInput } from "../components/dates/date-field.tsx";
import { RangeCalendar } from "../components/dates/range-calendar.tsx";
import { Pills } from "../components/pills.tsx";
import { joined } from "../messages/joined.ts";
import { locale, messages } from "../messages/messages.ts";
import { hoursText } from "../messages/spans.ts";
import { whenText } from "../messages/when.ts";
import { useForm } from "./form.ts";
import { useProblems } from "./problems.ts";
import { cityOf, knownZone } from "./text.ts";

const words = messages.vacation;

const weekText = (weeks: number): string =>
  new Intl.NumberFormat(locale, { style: "unit", unit: "week", unitDisplay: "long" }).format(weeks);

/** Lengths in days. */
const choices = () =>
  [
    ["3", hoursText(3 * 24)],
    ["7", weekText(1)],
    ["14", weekText(2)],
  ] as const;

export function When() {
  const page = useForm();
  const { first, last } = page.days.value;
  const zone = knownZone(page.typed.value.time_zone);
  return (
    <Card
      title={words.when}
      end={<span class="muted">{words.timesIn({ zone: cityOf(zone) })}</span>}
    >
      {!page.started && (
        <Pills
          label={words.length}
          options={choices()}
          chosen={String(page.length.value)}
          onChange={(days) => page.chooseLength(Number(days))}
        />
      )}
      <div class="vacation-days">
        {page.started ? <Started zone={zone} /> : <DayOff what="first" />}
        <DayOff what="last" />
      </div>
      <RangeCalendar
        first={first}
        last={last}
        least={page.today()}
        choose={(day) => page.choose(day)}
      />
      <Hours key={page.edited.value?.id} />
    </Card>
  );
}

function Started({ zone }: { zone: string }) {
  const start = useForm().edited.value?.start_ms ?? 0;
  return <p>{joined(words.start, whenText(start, Date.now(), zone))}</p>;
}

function DayOff({ what }: { what: "first" | "last" }) {
  const page = useForm();
  return (
    <DayInput
      label={what === "first" ? words.first : words.last}
      value={page.typed.value[what]}
      problem={useProblems()(what === "first" ? "start_date" : "end_date")}
      required
      onInput={(text) => page.type({ [what]: text })}
    />
  );
}

/** Behind a link, unless hours are given or the server complains of one of the fields. */
function Hours() {
  const page = useForm();
  const problemAt = useProblems();
  const open = useSignal(false);
  const { start_hour: start, end_hour: end, time_zone: zone } = page.typed.value;
  const problems = {
    start: problemAt("start_hour"),
    end: problemAt("end_hour"),
    zone: problemAt("time_zone"),
  };
  const needed = start !== "" || end !== "" || Object.values(problems).some(Boolean);
  if (!open.value && !needed)
    return (
      <button
        type="button"
        class="button quiet small-button"
        onClick={() => {
          open.value = true;
        }}
      >
        {words.exactHours}
      </button>
    );
  return (
    <div class="vacation-hours">
      {!page.started && (
        <Field
          label={words.startHour}
          value={start}
          placeholder={messages.dates.midnight}
          problem={problems.start}
          focused={open.value}
          onInput={(text) => page.type({ start_hour: text })}
        />
      )}
      <Field
        label={words.endHour}
        value={end}
        placeholder={words.endOfDay}
        problem={problems.end}
        onInput={(text) => page.type({ end_hour: text })}
      />
      <Field
        label={words.zone}
        value={zone}
        problem={problems.zone}
        onInput={(text) => page.type({ time_zone: text })}
      />
    </div>
  );
}
