// A director's action with the fields that it needs.

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Field, Select } from "../../components/controls.tsx";
import { Lines } from "../../components/form.tsx";
import { messages } from "../../messages/messages.ts";
import { guardLeaving } from "../../navigation/router.ts";
import { ActDetails } from "./act-details.tsx";

export type Options = readonly (readonly [string, string])[];

/** A select if it has options, a text area if it has rows, otherwise a single line. */
export interface Input {
  label: string;
  options?: Options;
  rows?: number;
  number?: boolean;
  first?: string;
  /** True if it may be empty. */
  optional?: boolean;
  /** Returns the error in the typed text. */
  problemOf?(typed: string): string | undefined;
}

export interface Form {
  title: string;
  inputs: readonly Input[];
  /** Called when the section opens. */
  opened?(): void;
  /**
   * Performs the action with the typed texts, in the order of the inputs; calls `done` when it is
   * done.
   */
  go(done: () => void, ...typed: string[]): void;
  /** The confirmation, if not the default. */
  said?: string;
}

export function ActForm({ form }: { form: Form }) {
  const typed = useSignal<readonly string[]>([]);
  const values = form.inputs.map((input, i) => {
    const value = typed.value[i] ?? input.first ?? "";
    // The chosen option may have disappeared.
    const gone = input.options && !input.options.some(([one]) => one === value);
    return gone ? (input.options?.[0]?.[0] ?? "") : value;
  });
  const tried = useSignal(false);
  const problems = form.inputs.map((input, i) => input.problemOf?.(values[i] ?? ""));
  const unsent = useRef(false);
  unsent.current = form.inputs.some(
    (input, i) => !input.options && values[i] !== (input.first ?? ""),
  );
  useLayoutEffect(() => guardLeaving(() => (unsent.current ? messages.site.unsaved : null)), []);
  const clear = () => {
    unsent.current = false;
    typed.value = [];
    tried.value = false;
  };
  const submit = (event: Event, finish: (said: string) => void) => {
    event.preventDefault();
    tried.value = true;
    if (problems.some((problem) => problem)) return;
    const done = () => {
      clear();
      finish(form.said ?? messages.directing.done({ act: form.title }));
    };
    form.go(done, ...values.map((value) => value.trim()));
  };
  return (
    <ActDetails title={form.title} {...(form.opened ? { onOpen: form.opened } : {})}>
      {(finish) => (
        <form class="form" onSubmit={(event) => submit(event, finish)}>
          {form.inputs.map((input, i) => (
            <One
              key={input.label + i}
              input={input}
              value={values[i] ?? ""}
              problem={tried.value ? problems[i] : undefined}
              onInput={(value) => {
                typed.value = values.map((v, k) => (k === i ? value : v));
              }}
            />
          ))}
          <button type="submit" class="button">
            {messages.directing.next}
          </button>
        </form>
      )}
    </ActDetails>
  );
}

interface OneProps {
  input: Input;
  value: string;
  problem: string | undefined;
  onInput(value: string): void;
}

function One({ input, value, problem, onInput }: OneProps) {
  if (input.options) {
    return (
      <Select shown label={input.label} value={value} options={input.options} onChange={onInput} />
    );
  }
  if (!input.rows) {
    return (
      <Field
        label={input.label}
        value={value}
        {...(input.number ? { type: "number", min: 1 } : {})}
        problem={problem}
        required={!input.optional}
        onInput={onInput}
      />
    );
  }
  return <Lines label={input.label} rows={input.rows} required value={value} onInput={onInput} />;
}
