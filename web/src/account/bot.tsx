import "../components/form.css";
import { Trouble } from "../components/controls.tsx";
import { useTask } from "../components/task.ts";
import { messages } from "../messages/messages.ts";
import { accountApi } from "../net/account.ts";
import type { Account } from "../net/api.ts";
import { account } from "../session/account.ts";

const words = messages.safety;

/** Turns the account into a program's, permanently. */
export function Bot({ mine }: { mine: Account }) {
  const task = useTask();
  const become = () =>
    task.run(async () => {
      account.value = await accountApi.changeAccount({ bot: true });
    });
  return (
    <section class="card form" aria-labelledby="bot-title">
      <h2 id="bot-title">{words.bot}</h2>
      {mine.bot ? (
        <p>{words.isBot}</p>
      ) : (
        <>
          <p class="muted">{words.botLead}</p>
          <button type="button" class="button" disabled={task.busy} onClick={() => void become()}>
            {words.becomeBot}
          </button>
          <Trouble>{task.trouble}</Trouble>
        </>
      )}
    </section>
  );
}
