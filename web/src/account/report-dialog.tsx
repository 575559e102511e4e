import { useSignal } from "@preact/signals";
import { api, type Report } from "../api.ts";
import { messages } from "../messages/messages.ts";
import { Select, Trouble } from "../parts/controls.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { useTask } from "./task.ts";

type Kind = Report["kind"];

interface Props {
  name: string;
  /** Where it happened, and what of it shall be in the report from the start. */
  game?: string;
  quoted?: string;
  onClose(): void;
}

/** Tells the moderators of somebody. */
export function ReportDialog({ name, game, quoted, onClose }: Props) {
  const kind = useSignal<Kind>(quoted === undefined ? "cheating" : "abuse");
  const text = useSignal(quoted === undefined ? "" : `“${quoted}”\n`);
  const task = useTask();
  const texts = messages.report;
  if (task.done) {
    return (
      <Dialog title={texts.title(name)} onClose={onClose}>
        <p role="status">{texts.thanks}</p>
      </Dialog>
    );
  }
  return (
    <Dialog title={texts.title(name)} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void task.run(() => api.report(name, kind.value, text.value, game));
        }}
      >
        <Select
          label={texts.kind}
          shown
          value={kind.value}
          options={(["cheating", "abuse", "other"] as const).map(
            (one) => [one, texts.kinds[one]] as const,
          )}
          onChange={(value) => {
            kind.value = value as Kind;
          }}
        />
        <label class="field">
          <span class="label">{texts.what}</span>
          <textarea
            class="input area"
            rows={5}
            required
            maxLength={4000}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
        </label>
        <Trouble>{task.trouble}</Trouble>
        <button type="submit" class="button primary" disabled={task.busy}>
          {texts.send}
        </button>
      </form>
    </Dialog>
  );
}
