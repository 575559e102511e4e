// What the players write to each other with their moves.

import "./message.css";
import { messages } from "../messages/messages.ts";
import type { GamePage } from "./game.ts";

const words = messages.moveMessages;
const longest_bytes = 500;

export const fits = (text: string): boolean =>
  new TextEncoder().encode(text).length <= longest_bytes;

/** A text that goes with my next move. */
export function MessageField({ page }: { page: GamePage }) {
  const { state, moves } = page;
  if (page.facts.pace !== "correspondence" || !state.myTurn.value) return null;
  return (
    <input
      class="input message-field"
      aria-label={words.field}
      placeholder={words.field}
      autocomplete="off"
      maxLength={longest_bytes}
      value={moves.message.value}
      onInput={(event) => {
        const text = event.currentTarget.value;
        if (fits(text)) moves.message.value = text;
        else event.currentTarget.value = moves.message.value;
      }}
    />
  );
}

/** The message that came with the move at the cursor. */
export function MessageShown({ page }: { page: GamePage }) {
  const shown = page.messages.value.find(({ ply }) => ply === page.shown.cursor.value);
  if (!shown) return null;
  const name = page.facts.players[shown.by].username;
  return (
    <p class="move-message">
      <span class="muted small">{words.from({ name })}</span> {shown.text}
    </p>
  );
}
