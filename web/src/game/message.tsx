// Messages that the players send with their moves.

import "./message.css";
import { messages } from "../messages/messages.ts";
import { seatIndex } from "../net/seats.ts";
import type { TableModel } from "./table-model.ts";

const words = messages.moveMessages;
const longest_bytes = 500;

export const fits = (text: string): boolean =>
  new TextEncoder().encode(text).length <= longest_bytes;

/** A message to send with the user's next move. */
export function MessageField({ model }: { model: TableModel }) {
  const { moves } = model;
  if (model.facts.pace !== "correspondence" || !model.people) return null;
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
export function MessageShown({ model }: { model: TableModel }) {
  const shown = model.messages.all.value.find(({ ply }) => ply === model.cursor.ply.value);
  if (!shown) return null;
  const name = model.facts.seats[seatIndex(shown.by)]?.username ?? "";
  return (
    <p class="move-message">
      <b>{name}</b> {shown.text}
    </p>
  );
}
