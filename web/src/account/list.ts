import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Latest } from "../net/latest.ts";
import { troubleText } from "../trouble.ts";

/** A list of the server's: null while it loads, and loaded again when something was changed. */
export function useList<T>(load: () => Promise<{ items: readonly T[] }>) {
  const items = useSignal<readonly T[] | null>(null);
  const trouble = useSignal<string | null>(null);
  const asked = useMemo(() => new Latest(), []);
  const reload = async () => {
    try {
      await asked.take(load(), (found) => {
        items.value = found.items;
        trouble.value = null;
      });
    } catch (error) {
      trouble.value = troubleText(error);
    }
  };
  useEffect(() => {
    void reload();
  }, []);
  const change = async (act: Promise<unknown>) => {
    try {
      await act;
    } catch (error) {
      trouble.value = troubleText(error);
    }
    await reload();
  };
  return { items: items.value, trouble: trouble.value, reload, change };
}
