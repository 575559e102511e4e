// The text area for private notes on a game, loaded when opened.

import "./table.css";
import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import { Failed } from "../components/failed.tsx";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { api } from "../net/api.ts";
import { troubleText } from "../trouble.ts";

const words = messages.notes;
const longest = 20_000;
const pause_ms = 800;

/** State of the typed text. */
type State = "none" | "kept" | "typed" | { trouble: string };

export default function Sheet({ game }: { game: string }) {
  const id = useId();
  const notes = useResource(() => api.notes(game), [game]);
  const text = notes.answer.value?.text;
  const state = useSignal<State>("none");
  const timer = useRef<ReturnType<typeof setTimeout>>();

  const keep = async () => {
    clearTimeout(timer.current);
    const written = notes.answer.peek();
    if (state.peek() === "none" || state.peek() === "kept" || !written) return;
    try {
      await api.writeNotes(game, written.text);
      if (notes.answer.peek() === written) state.value = "kept";
    } catch (error) {
      state.value = { trouble: troubleText(error) };
    }
  };
  useEffect(() => () => void keep(), []);

  return (
    <section class="game-notes">
      <label class="visually-hidden" for={id}>
        {words.title}
      </label>
      <textarea
        id={id}
        class="input"
        rows={3}
        maxLength={longest}
        placeholder={words.hint}
        disabled={text === undefined}
        value={text ?? ""}
        onInput={(event) => {
          const before = notes.answer.peek();
          if (before) notes.answer.value = { ...before, text: event.currentTarget.value };
          state.value = "typed";
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void keep(), pause_ms);
        }}
        onBlur={() => void keep()}
      />
      <p class="muted small" role="status">
        {stateText(state.value)}
      </p>
      <Failed again={() => notes.again()}>{notes.trouble.value}</Failed>
    </section>
  );
}

function stateText(state: State): string {
  if (typeof state === "object") return state.trouble;
  return state === "kept" ? words.kept : "\u00a0";
}
