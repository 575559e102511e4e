// A player's private notes about a game: stored while they are typed, read by nobody else.

import "../parts/fold.css";
import "./notes.css";
import { useSignal } from "@preact/signals";
import { account } from "../me/account.ts";
import { messages } from "../messages/messages.ts";
import { lazilyWithin } from "../parts/lazily.tsx";

const Sheet = lazilyWithin("game/notes-sheet", [], () => import("./notes-sheet.tsx"));

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
      <summary>{messages.notes.title}</summary>
      {open.value && <Sheet game={game} />}
    </details>
  );
}
