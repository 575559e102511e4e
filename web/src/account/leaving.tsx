import { useSignal } from "@preact/signals";
import { type Account, api } from "../api.ts";
import { account, closeAccount } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { Trouble } from "../parts/controls.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { PasswordField } from "./password-field.tsx";
import { useTask } from "./task.ts";

const words = messages.safety;

/** What is done once, if ever: becoming a bot, taking everything home, closing the account. */
export function Leaving({ mine }: { mine: Account }) {
  const closing = useSignal(false);
  const bot = useTask();
  const becomeBot = () =>
    bot.run(async () => {
      account.value = await api.changeAccount({ bot: true });
    });
  return (
    <section class="card form" aria-labelledby="leaving-title">
      <h2 id="leaving-title">{words.leaving}</h2>
      {mine.bot ? (
        <p>{words.isBot}</p>
      ) : (
        <>
          <p class="muted">{words.botLead}</p>
          <button type="button" class="button" disabled={bot.busy} onClick={() => void becomeBot()}>
            {words.becomeBot}
          </button>
          <Trouble>{bot.trouble}</Trouble>
        </>
      )}
      <p class="muted">{words.exportLead}</p>
      <a class="button" href="/api/v1/account/export" download>
        {words.export}
      </a>
      <p class="muted">{words.closeLead}</p>
      <button
        type="button"
        class="button danger"
        onClick={() => {
          closing.value = true;
        }}
      >
        {words.close}
      </button>
      {closing.value && (
        <CloseDialog
          onClose={() => {
            closing.value = false;
          }}
        />
      )}
    </section>
  );
}

function CloseDialog({ onClose }: { onClose(): void }) {
  const password = useSignal("");
  const task = useTask();
  return (
    <Dialog title={words.closeTitle} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void task.run(() => closeAccount(password.value));
        }}
      >
        <p>{words.closeAsk}</p>
        <PasswordField
          label={words.currentPassword}
          value={password.value}
          onInput={(text) => {
            password.value = text;
          }}
        />
        <Trouble>{task.trouble}</Trouble>
        <div class="button-row">
          <button type="submit" class="button danger" disabled={task.busy}>
            {words.closeYes}
          </button>
          <button type="button" class="button" onClick={onClose}>
            {words.closeNo}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
