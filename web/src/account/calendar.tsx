// The address at which a calendar program reads the deadlines of one's moves.

import "../parts/form.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { messages } from "../messages/messages.ts";
import { api } from "../net/api.ts";
import { Trouble } from "../parts/controls.tsx";
import { CopyField } from "../parts/copy-field.tsx";
import { useTask } from "../parts/task.ts";

const words = messages.calendar;

export function Calendar() {
  /** undefined until it is known. */
  const address = useSignal<string | null | undefined>(undefined);
  const task = useTask();
  const ask = (act: () => Promise<string | null>) =>
    task.run(async () => {
      address.value = await act();
    });
  useEffect(() => {
    void ask(async () => (await api.calendar()).url);
  }, []);
  const renew = () => ask(async () => (await api.renewCalendar()).url);
  const remove = () =>
    ask(async () => {
      await api.removeCalendar();
      return null;
    });
  return (
    <section class="card form" aria-labelledby="calendar-title">
      <h2 id="calendar-title">{words.title}</h2>
      <p class="muted small">{words.hint}</p>
      {address.value && (
        <CopyField label={words.address} id="calendar-address" text={address.value} mono />
      )}
      <div class="button-row">
        <button
          type="button"
          class="button"
          disabled={task.busy || address.value === undefined}
          onClick={() => void renew()}
        >
          {address.value ? words.renew : words.make}
        </button>
        {address.value && (
          <button type="button" class="button" disabled={task.busy} onClick={() => void remove()}>
            {words.remove}
          </button>
        )}
      </div>
      <Trouble>{task.trouble}</Trouble>
    </section>
  );
}
