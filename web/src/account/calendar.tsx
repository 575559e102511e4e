// The address at which a calendar program reads the deadlines of the user's moves.

import "../components/form.css";
import { Trouble } from "../components/controls.tsx";
import { CopyField } from "../components/copy-field.tsx";
import { Failed } from "../components/failed.tsx";
import { useTask } from "../components/task.ts";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { accountApi } from "../net/account.ts";

const words = messages.calendar;

export function Calendar() {
  const found = useResource(accountApi.calendar, []);
  const task = useTask();
  const known = found.answer.value;
  const address = known?.url;
  const renew = () =>
    task.run(async () => {
      found.answer.value = await accountApi.renewCalendar();
    });
  const remove = () =>
    task.run(async () => {
      await accountApi.removeCalendar();
      found.answer.value = { url: null };
    });
  return (
    <section class="card form" aria-labelledby="calendar-title">
      <h2 id="calendar-title">{words.title}</h2>
      <p class="muted small">{words.hint}</p>
      {address && <CopyField label={words.address} id="calendar-address" text={address} mono />}
      <div class="button-row">
        <button
          type="button"
          class="button"
          disabled={task.busy || known === null}
          onClick={() => void renew()}
        >
          {address ? words.renew : words.make}
        </button>
        {address && (
          <button type="button" class="button" disabled={task.busy} onClick={() => void remove()}>
            {words.remove}
          </button>
        )}
      </div>
      <Trouble>{task.trouble}</Trouble>
      <Failed again={() => found.again()}>{found.trouble.value}</Failed>
    </section>
  );
}
