// A player's private notes about a game: stored while they are typed, read by nobody else.

import "../parts/fold.css";
import "./notes.css";
import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import { account } from "../me/account.ts";
import { messages } from "../messages/messages.ts";
import { api } from "../net/api.ts";
import { troubleText } from "../trouble.ts";

const words = messages.notes;
const longest = 20_000;
const pause_ms = 800;

export function Notes({ game }: { game: string }) {
  const open = useSignal(false);
  if (!account.value) return null;
  return (
    <details
      class="fold game-notes"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{words.title}</summary>
      {open.value && <Sheet game={game} />}
    </details>
  );
}

type State = "read" | "kept" | "typed" | { trouble: string };

function Sheet({ game }: { game: string }) {
  const id = useId();
  const text = useSignal<string | null>(null);
  const state = useSignal<State>("read");
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    let current = true;
    api.notes(game).then(
      (notes) => {
        if (current) text.value = notes.text;
      },
      (error) => {
        if (current) state.value = { trouble: troubleText(error) };
      },
    );
    return () => {
      current = false;
    };
  }, [game, text, state]);

  const keep = async () => {
    clearTimeout(timer.current);
    const written = text.peek();
    if (state.peek() === "read" || state.peek() === "kept" || written === null) return;
    try {
      await api.writeNotes(game, written);
      if (text.peek() === written) state.value = "kept";
    } catch (error) {
      state.value = { trouble: troubleText(error) };
    }
  };
  useEffect(() => () => void keep(), []);

  return (
    <>
      <label class="visually-hidden" for={id}>
        {words.title}
      </label>
      <textarea
        id={id}
        class="input"
        rows={5}
        maxLength={longest}
        placeholder={words.hint}
        disabled={text.value === null}
        value={text.value ?? ""}
        onInput={(event) => {
          text.value = event.currentTarget.value;
          state.value = "typed";
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void keep(), pause_ms);
        }}
        onBlur={() => void keep()}
      />
      <p class="muted small" role="status">
        {stateText(state.value)}
      </p>
    </>
  );
}

function stateText(state: State): string {
  if (typeof state === "object") return state.trouble;
  return state === "kept" ? words.kept : "\u00a0";
}
