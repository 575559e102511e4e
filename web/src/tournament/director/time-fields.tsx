// When a tournament begins, and when its rounds begin.

import "../../components/form.css";
import { Choice, NumberField, Select } from "../../components/controls.tsx";
import { MomentField } from "../../components/dates/date-field.tsx";
import { instantOf, type Moment, noMoment } from "../../components/dates/moments.ts";
import { messages } from "../../messages/messages.ts";
import type { NewTournament } from "../../net/api.ts";

const units = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;
type Unit = keyof typeof units;
type Schedule = NonNullable<NewTournament["schedule"]>;

export interface TypedTimes {
  /** Without a date if no start is announced. */
  starts: Moment;
  begins: "director" | "time" | "full";
  schedule: Schedule;
  every: string;
  unit: Unit;
}

export const anyTime: TypedTimes = {
  starts: noMoment,
  begins: "director",
  schedule: "automatic",
  every: "30",
  unit: "minutes",
};

/** Converts to the server's format. `oneByOne`: the rounds follow each other. */
export function timesOf(typed: TypedTimes, oneByOne: boolean): Partial<NewTournament> {
  const at = typed.starts.date.trim() === "" ? null : instantOf(typed.starts);
  const schedule = !oneByOne && typed.schedule === "interval" ? "automatic" : typed.schedule;
  return {
    ...(at === null ? {} : { starts_ms: at }),
    starts_by_itself: at !== null && typed.begins === "time",
    schedule,
    ...(schedule === "interval" ? { interval_ms: Number(typed.every) * units[typed.unit] } : {}),
  };
}

interface Props {
  typed: TypedTimes;
  set(changed: TypedTimes): void;
}

/** `places`: true if the number of players is limited, so that the tournament can be full. */
export function StartFields({ typed, set, places }: Props & { places: boolean }) {
  const words = messages.starts;
  const begins = [
    ["director", words.byDirector],
    ...(typed.starts.date.trim() === "" ? [] : [["time", words.atItsTime] as const]),
    ...(places ? [["full", words.withLastPlace] as const] : []),
  ] as const;
  return (
    <>
      <MomentField
        label={words.announcedFor}
        value={typed.starts}
        onInput={(starts) => set({ ...typed, starts })}
      />
      {begins.length > 1 && (
        <Choice
          label={words.begins}
          value={typed.begins}
          options={begins}
          onChange={(value) => set({ ...typed, begins: value })}
        />
      )}
    </>
  );
}

export function ScheduleFields({ typed, set }: Props) {
  const words = messages.tournaments;
  const schedules: readonly (readonly [Schedule, string])[] = [
    ["automatic", words.automatic],
    ["interval", messages.starts.atIntervals],
    ["by_hand", words.byHand],
  ];
  return (
    <>
      <Choice
        label={words.schedule}
        value={typed.schedule}
        options={schedules}
        onChange={(schedule) => set({ ...typed, schedule })}
      />
      {typed.schedule === "interval" && (
        <div class="pair">
          <NumberField
            label={messages.starts.every}
            most={1000}
            value={typed.every}
            onInput={(every) => set({ ...typed, every })}
          />
          <Select
            shown
            label={messages.starts.unit}
            value={typed.unit}
            options={(Object.keys(units) as Unit[]).map((unit) => [unit, messages.starts[unit]])}
            onChange={(unit) => set({ ...typed, unit: unit as Unit })}
          />
        </div>
      )}
    </>
  );
}
