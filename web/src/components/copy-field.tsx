import "./copy-field.css";
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { messages } from "../messages/messages.ts";

interface Props {
  id: string;
  label: string;
  text: string;
  mono?: boolean;
}

/** A text to copy. Without TLS there is no clipboard, so the text is only selected. */
export function CopyField({ id, label, text, mono = false }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal(false);
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard?.writeText(text);
    copied.value = navigator.clipboard !== undefined;
  };
  return (
    <div class="field">
      <label class="label" for={id}>
        {label}
      </label>
      <div class="with-button">
        <input
          ref={field}
          id={id}
          class={mono ? "input mono" : "input"}
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button" onClick={() => void copy()}>
          {copied.value ? messages.site.copied : messages.site.copy}
        </button>
      </div>
    </div>
  );
}
