import { useSignal } from "@preact/signals";
import { Problem } from "../net/request.ts";
import { fieldsText, troubleText } from "../trouble.ts";

export type Task<Shown extends string = string> = ReturnType<typeof useTask<Shown>>;

/** What no field of a form says, which shows some beside them; null if that is nothing. */
function troubleBeyond(shown: readonly string[], failure: unknown): string | null {
  if (failure === null) return null;
  if (!(failure instanceof Problem) || failure.fields.size === 0) return troubleText(failure);
  const rest = [...failure.fields].filter(([field]) => !shown.includes(field));
  return rest.length > 0 ? fieldsText(failure, rest) : null;
}

/**
 * Something that a form asks the server for: whether it is under way, done, or what was wrong. What
 * is wrong with the fields `shown` the form says beside them, so they must be there when it is sent.
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
    /** Something was changed in the form, and what was done before no longer holds for it. */
    changed() {
      unsent.value = true;
      done.value = false;
    },
    isUnsent: () => unsent.peek(),
    /** The answer; undefined if it was refused. */
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
