// A player's private notes about a game: stored while they are typed, read by nobody else.

import "./notes.css";
import { account } from "../me/account.ts";
import { messages } from "../messages/messages.ts";
import { Fold } from "../parts/fold.tsx";
import { lazilyWithin } from "../parts/lazily.tsx";

const Sheet = lazilyWithin("game/notes-sheet", [], () => import("./notes-sheet.tsx"));

export function Notes({ game }: { game: string }) {
  if (!account.value) return null;
  return (
    <Fold title={messages.notes.title} look="game-notes">
      {() => <Sheet game={game} />}
    </Fold>
  );
}
