import { useSignal } from "@preact/signals";
import { Problem } from "../net/request.ts";
import { fieldsText, troubleText } from "../trouble.ts";

/** Fired by a form whose request succeeded: what it shows is stored. */
export const savedEvent = "saved";

export type Task<Shown extends string = string> = ReturnType<typeof useTask<Shown>>;

/** The errors that the fields in `shown` do not display; null if there are none. */
function troubleBeyond(shown: readonly string[], failure: unknown): string | null {
  if (failure === null) return null;
  if (!(failure instanceof Problem) || failure.fields.size === 0) return troubleText(failure);
  const rest = [...failure.fields].filter(([field]) => !shown.includes(field));
  return rest.length > 0 ? fieldsText(failure, rest) : null;
}

/**
 * State of a form's request: busy, done or failed. The form displays errors of the fields in
 * `shown` next to them, so these fields must exist when it is sent.
 */
export function useTask<Shown extends string>(...shown: readonly Shown[]) {
  const busy = useSignal(false);
  const done = useSignal(false);
  const failure = useSignal<unknown>(null);
  const unsent = useSignal(false);
  return {
    busy: busy.value,
    done: done.value,
    trouble: troubleBeyond(shown, failure.value),
    fieldTrouble(field: Shown): string | undefined {
      return failure.value instanceof Problem ? failure.value.fields.get(field) : undefined;
    },
    /** The form was edited, so the last success no longer applies to it. */
    changed() {
      unsent.value = true;
      done.value = false;
    },
    isUnsent: () => unsent.peek(),
    /** Resolves with the answer, or undefined if the request failed. */
    async run<T>(act: () => Promise<T>): Promise<T | undefined> {
      busy.value = true;
      done.value = false;
      failure.value = null;
      const sent = unsent.value;
      unsent.value = false;
      try {
        const result = await act();
        done.value = !unsent.value;
        return result;
      } catch (error) {
        failure.value = error;
        unsent.value ||= sent;
        return undefined;
      } finally {
        busy.value = false;
      }
    },
  };
}
