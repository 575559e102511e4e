import "./shortcuts/keys.css";
import "./move-field.css";
import { type Signal, useSignal } from "@preact/signals";
import type { Ref } from "preact";
import { messages } from "../messages/messages.ts";

interface Props {
  /** Example of a move. */
  hint: string;
  field: Ref<HTMLInputElement>;
  /** Returns false for unreadable text, which stays in the field for correction. */
  typed(text: string): boolean;
}

/** A field for typed moves. */
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
        placeholder={hint}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
          // The shortcut that focuses this field. Pressed inside the field it must not type a
          // slash.
          if (event.key === "/") event.preventDefault();
        }}
      />
      <span class="key" aria-hidden="true">
        /
      </span>
    </form>
  );
}
