import { useSignal } from "@preact/signals";
import { asSentence } from "../messages/sentences.ts";
import { Problem } from "../request.ts";
import { troubleText } from "../trouble.ts";

export type Task = ReturnType<typeof useTask>;

/** Something that a form asks the server for: whether it is under way, done, or what was wrong. */
export function useTask() {
  const busy = useSignal(false);
  const done = useSignal(false);
  const failure = useSignal<unknown>(null);
  const fields = failure.value instanceof Problem ? failure.value.fields : null;
  return {
    busy: busy.value,
    done: done.value,
    /** About the whole; null where each field has its own. */
    trouble: failure.value === null || fields?.size ? null : troubleText(failure.value),
    /** Everything that was wrong, for a form whose fields are not the server's. */
    failureText:
      failure.value === null
        ? null
        : [...(fields ?? new Map([["", troubleText(failure.value)]]))]
            .map(([place, detail]) => (place === "" ? detail : `${place}: ${asSentence(detail)}`))
            .join(" "),
    fieldTrouble(field: string): string | undefined {
      const detail = fields?.get(field);
      return detail === undefined ? undefined : asSentence(detail);
    },
    /** The answer; undefined if it was refused. */
    async run<T>(act: () => Promise<T>): Promise<T | undefined> {
      busy.value = true;
      done.value = false;
      failure.value = null;
      try {
        const result = await act();
        done.value = true;
        return result;
      } catch (error) {
        failure.value = error;
        return undefined;
      } finally {
        busy.value = false;
      }
    },
  };
}
