import { messages } from "../messages/messages.ts";

/** The way to the rest of a list, as long as there is more from `cursor` on. */
export function More<Cursor>({
  cursor,
  look,
}: {
  cursor: Cursor | null;
  look(from: Cursor): void;
}) {
  if (cursor === null) return null;
  return (
    <button type="button" class="button" onClick={() => look(cursor)}>
      {messages.tournaments.more}
    </button>
  );
}
