import { useSignal } from "@preact/signals";
import { Select } from "../components/controls.tsx";
import { Dialog } from "../components/dialog.tsx";
import { Form, kept, Lines } from "../components/form.tsx";
import { useTask } from "../components/task.ts";
import { messages } from "../messages/messages.ts";
import type { Report } from "../net/api.ts";
import { moderationApi } from "../net/moderation.ts";

type Kind = Report["kind"];

interface Props {
  name: string;
  /** Where it happened, and the text to quote in the report. */
  game?: string;
  study?: string;
  quoted?: string;
  onClose(): void;
}

/** Reports a player to the moderators. */
export default function ReportDialog({ name, game, study, quoted, onClose }: Props) {
  const aboutWords = quoted !== undefined || study !== undefined;
  const kind = useSignal<Kind>(aboutWords ? "abuse" : "cheating");
  const text = useSignal(quoted === undefined ? "" : `“${quoted}”\n`);
  const task = useTask();
  const texts = messages.report;
  if (task.done) {
    return (
      <Dialog title={texts.title({ name })} onClose={onClose}>
        <p role="status">{texts.thanks}</p>
      </Dialog>
    );
  }
  return (
    <Dialog title={texts.title({ name })} onClose={onClose}>
      <Form
        task={task}
        button={texts.send}
        look="primary"
        act={() =>
          task.run(() =>
            moderationApi.report(name, kind.value, text.value, {
              ...(game !== undefined && { game }),
              ...(study !== undefined && { study }),
            }),
          )
        }
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
        <Lines label={texts.what} rows={5} required maxLength={4000} {...kept(text)} />
      </Form>
    </Dialog>
  );
}
