// Which errors of the form are shown where.

import { refusalSentence } from "../messages/refusals.ts";
import { type Place, useForm, type VacationForm } from "./form.ts";

/** The fields of a request that show their errors. */
export const typedFields = [
  "start_date",
  "start_hour",
  "end_date",
  "end_hour",
  "time_zone",
  "message",
];

/** Places whose errors are shown next to them. */
export const shownPlaces = ({ edited, eligible }: VacationForm): readonly Place[] =>
  edited.value ? [] : (eligible.value ?? []).map(({ tournament_id: id }) => id);

/** Returns the errors of a field that belong to none of the places shown. */
export function useProblems(): (field: string) => string | undefined {
  const page = useForm();
  const shown = shownPlaces(page);
  return (field) => {
    const found = page.refusal.value?.errors.filter(
      (error) =>
        error.field === field &&
        !(error.tournament_id !== undefined && shown.includes(error.tournament_id)),
    );
    return found && found.length > 0 ? found.map(refusalSentence).join(" ") : undefined;
  };
}
