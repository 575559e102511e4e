// The dialog that asks before an act of directors or players, with the fields that the act needs.

import { useSignal } from "@preact/signals";
import { Field, Select, Trouble } from "../../components/controls.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { kept, Lines } from "../../components/form.tsx";
import { EndingOfGame } from "../../endings/known.tsx";
import { PlayerField } from "../../finder/player-field.tsx";
import { messages } from "../../messages/messages.ts";
import type { Asked, Input, TournamentPage } from "../tournament.ts";

const firstOf = ({ first, options }: Input) => first ?? options?.[0]?.[0] ?? "";

export default function AskedDialog({ page, asked }: { page: TournamentPage; asked: Asked }) {
  const words = messages.tournaments;
  const inputs = asked.inputs ?? [];
  const typed = useSignal<readonly string[]>(inputs.map(firstOf));
  const reason = useSignal("");
  const tried = useSignal(false);
  const problems = inputs.map((input, i) => input.problemOf?.(typed.value[i] ?? ""));
  const close = () => page.askFor(null);
  const submit = (event: Event) => {
    event.preventDefault();
    tried.value = true;
    if (problems.some((problem) => problem)) return;
    void asked.act(
      reason.value.trim(),
      typed.value.map((text) => text.trim()),
    );
  };
  const question = asked.question(typed.value.map((text) => text.trim()));
  const needed = asked.reason === "needed";
  return (
    <Dialog title={asked.title ?? messages.directing.sure({ act: asked.text })} onClose={close}>
      <form class="form" onSubmit={submit}>
        {inputs.map((input, i) => (
          <One
            key={input.label + i}
            input={input}
            value={typed.value[i] ?? ""}
            problem={tried.value ? problems[i] : undefined}
            onInput={(value) => {
              typed.value = typed.value.map((old, k) => (k === i ? value : old));
            }}
          />
        ))}
        {question !== "" && <p aria-live="polite">{question}</p>}
        {asked.game !== undefined && <EndingOfGame game={asked.game} />}
        {asked.reason !== "none" && (
          <Field
            label={needed ? words.reason : words.reasonOptional}
            required={needed}
            {...kept(reason)}
          />
        )}
        <Trouble>{page.trouble.value}</Trouble>
        <div class="button-row">
          <button
            type="submit"
            class="button primary"
            disabled={page.busy.value}
            aria-busy={page.busy.value}
          >
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

interface OneProps {
  input: Input;
  value: string;
  problem: string | undefined;
  onInput(value: string): void;
}

function One({ input, value, problem, onInput }: OneProps) {
  const { label, options, kind, optional = false } = input;
  const field = { label, value, onInput, required: !optional };
  if (options) return <Select shown {...field} options={options} onChange={onInput} />;
  if (kind === "lines") return <Lines rows={6} {...field} />;
  if (kind === "player")
    return <PlayerField unknown={messages.direct.unknownPlayer} problem={problem} {...field} />;
  const number = kind === "number" ? ({ type: "number", min: 1 } as const) : {};
  return <Field {...number} problem={problem} {...field} />;
}
