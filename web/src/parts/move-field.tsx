import "./keys.css";
import "./move-field.css";
import { type Signal, useSignal } from "@preact/signals";
import type { Ref } from "preact";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";

interface Props {
  /** An example of a move. */
  hint: string;
  field: Ref<HTMLInputElement>;
  /** False for what cannot be read; it stays in the field to be mended. */
  typed(text: string): boolean;
}

/** Where a move can be typed. */
export function MoveField({ hint, field, typed }: Props) {
  const text: Signal<string> = useSignal("");
  const words = messages.game;
  return (
    <form
      class="move-field"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.value.trim() !== "" && typed(text.value)) text.value = "";
      }}
    >
      <input
        ref={field}
        class="input"
        aria-label={words.typeMove}
        placeholder={joined(words.typeMove, hint)}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
          // It leads here from elsewhere, and is pressed again by whoever is here already.
          if (event.key === "/") event.preventDefault();
        }}
      />
      <span class="key" aria-hidden="true">
        /
      </span>
    </form>
  );
}
