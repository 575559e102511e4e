// The confirmation dialog for actions of directors and players.

import { useSignal } from "@preact/signals";
import { Field, Trouble } from "../../components/controls.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { kept } from "../../components/form.tsx";
import { EndingOfGame } from "../../endings/known.tsx";
import { messages } from "../../messages/messages.ts";
import type { Asked, TournamentPage } from "../tournament.ts";

export default function AskedDialog({ page, asked }: { page: TournamentPage; asked: Asked }) {
  const words = messages.tournaments;
  const reason = useSignal("");
  const close = () => page.askFor(null);
  const submit = (event: Event) => {
    event.preventDefault();
    void asked.act(reason.value.trim());
  };
  return (
    <Dialog title={messages.directing.sure({ act: asked.text })} onClose={close}>
      <form class="form" onSubmit={submit}>
        <p>{asked.question}</p>
        {asked.game !== null && <EndingOfGame game={asked.game} />}
        <Field
          label={asked.needsReason ? words.reason : words.reasonOptional}
          required={asked.needsReason}
          {...kept(reason)}
        />
        <Trouble>{page.trouble.value}</Trouble>
        <div class="button-row">
          <button type="submit" class="button primary" disabled={page.busy.value}>
            {asked.text}
          </button>
          <button type="button" class="button" onClick={close}>
            {messages.directing.keep}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
