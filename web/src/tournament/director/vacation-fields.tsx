// The vacations that a tournament allows its players.

import { Field, Select } from "../../components/controls.tsx";
import { Folded } from "../../components/folded.tsx";
import { messages, named } from "../../messages/messages.ts";
import { type RuleProps, type TypedVacation, usualVacation } from "./typed-rules.ts";

const names = Object.keys(usualVacation) as (keyof TypedVacation)[];

export function VacationFields({ typed, set }: RuleProps) {
  const { vacation } = typed;
  const words = messages.vacationRules;
  const change = (name: keyof TypedVacation) => (value: string) =>
    set({ ...typed, vacation: { ...vacation, [name]: value } });
  // A period of the minimum length must fit.
  const least = (name: keyof TypedVacation) =>
    vacation.splits_allowed !== "0" && /^(days_a|max)/.test(name) ? Number(vacation.min_days) : 0;
  return (
    <Folded title={messages.site.vacations}>
      <p class="muted small">{words.hint}</p>
      <div class="pair">
        {names
          .filter((name) => !named(words.choices, name))
          .map((name) => (
            <Field
              key={name}
              label={words.fields[name]}
              type="number"
              min={least(name)}
              max={1000}
              required
              value={vacation[name]}
              onInput={change(name)}
            />
          ))}
      </div>
      {(Object.keys(words.choices) as (keyof TypedVacation)[]).map((name) => (
        <Select
          key={name}
          shown
          label={words.fields[name]}
          value={vacation[name]}
          options={Object.entries(named(words.choices, name) ?? {})}
          onChange={change(name)}
        />
      ))}
    </Folded>
  );
}
