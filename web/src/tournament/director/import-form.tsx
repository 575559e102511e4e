// Creates a tournament from a file.

import "./unfolded.css";
import "./new.css";
import { useSignal } from "@preact/signals";
import { Trouble } from "../../components/controls.tsx";
import { FileField } from "../../components/files/file-field.tsx";
import { textOf } from "../../components/files/text-file.ts";
import { useTask } from "../../components/task.ts";
import { ControlFields, ControlKind } from "../../game-options/control-fields.tsx";
import { controlOf, firstControl } from "../../game-options/control-wish.ts";
import { VariantChoice } from "../../game-options/variant-choice.tsx";
import { messages } from "../../messages/messages.ts";
import { goOn } from "../../navigation/router.ts";
import type { VariantKey } from "../../net/api.ts";
import { newTournamentsApi } from "../../net/new-tournaments.ts";

/**
 * Accepts TRF, which does not say what game is played, and this site's own JSON documents, which
 * are complete.
 */
export default function ImportForm() {
  const words = messages.directing;
  const file = useSignal<{ name: string; text: string } | null>(null);
  const variant = useSignal<VariantKey>("international");
  const control = useSignal(firstControl);
  const task = useTask();
  const isOurs = file.value?.text.trimStart().startsWith("{") ?? false;
  const choose = async (chosen: File | undefined) => {
    file.value = chosen ? { name: chosen.name, text: await textOf(chosen) } : null;
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    const text = file.value?.text;
    if (text === undefined) return;
    const made = await task.run(() =>
      newTournamentsApi.importTournament(
        isOurs
          ? { format: "json", text }
          : {
              format: "trf",
              text,
              variant: variant.value,
              time_control: controlOf(control.value),
              rated: false,
            },
      ),
    );
    if (made) goOn(`/tournament/${made.id}`);
  };
  return (
    <details class="act-form">
      <summary>{words.importing}</summary>
      <form class="form tournament-form" onSubmit={(event) => void submit(event)}>
        <p class="muted">{words.importHint}</p>
        <FileField
          label={words.file}
          accept=".trf,.trfx,.txt,.json"
          required
          onFile={(chosen) => void choose(chosen)}
        />
        {file.value !== null && !isOurs && (
          <>
            <VariantChoice
              value={variant.value}
              onChange={(value) => {
                variant.value = value;
              }}
            />
            <ControlKind wish={control} />
            <ControlFields wish={control} />
          </>
        )}
        <Trouble>{task.trouble}</Trouble>
        <button type="submit" class="button" disabled={task.busy}>
          {words.importDo}
        </button>
      </form>
    </details>
  );
}
