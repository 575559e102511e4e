// What a tournament allows its players of vacation.

import { messages } from "../messages/messages.ts";
import { Field, Select } from "../parts/controls.tsx";
import { Folded } from "../parts/form.tsx";
import type { TypedVacation } from "./typed-rules.ts";

const figures = [
  ["splits_allowed", "days_allowed"],
  ["min_days", "max_days"],
  ["notice_hours", "min_gap_hours"],
  ["horizon_days", "retro_max_days"],
] as const;

const choices = [
  ["approval", ["none", "director"]],
  ["freeze", ["own", "both"]],
  ["moves", ["forbid", "end_vacation", "allow"]],
  ["rounding", ["hour", "up_to_day"]],
] as const;

interface Props {
  typed: TypedVacation;
  set(changed: TypedVacation): void;
}

export function VacationFields({ typed, set }: Props) {
  const words = messages.vacationRules;
  // A part as short as may be must fit in.
  const least = (figure: string) =>
    typed.splits_allowed !== "0" && /^(days_allowed|max_days)$/.test(figure)
      ? Number(typed.min_days)
      : 0;
  return (
    <Folded title={messages.vacation.title}>
      <p class="muted small">{words.hint}</p>
      {figures.map((pair) => (
        <div class="pair" key={pair[0]}>
          {pair.map((figure) => (
            <Field
              key={figure}
              label={words.fields[figure]}
              type="number"
              min={least(figure)}
              max={1000}
              required
              value={typed[figure]}
              onInput={(value) => set({ ...typed, [figure]: value })}
            />
          ))}
        </div>
      ))}
      {choices.map(([choice, options]) => (
        <Select
          key={choice}
          shown
          label={words.fields[choice]}
          value={typed[choice]}
          options={options.map((one) => [one, words.choices[one]])}
          onChange={(value) => set({ ...typed, [choice]: value })}
        />
      ))}
    </Folded>
  );
}
