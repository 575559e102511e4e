// A player's private notes on a game, saved while typing. Only the player can read them.

import "./notes.css";
import { Fold } from "../components/fold.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { messages } from "../messages/messages.ts";
import { account } from "../session/account.ts";

const Sheet = lazilyWithin("game/notes-sheet", ["game"], () => import("./notes-sheet.tsx"));

export function Notes({ game }: { game: string }) {
  if (!account.value) return null;
  return (
    <Fold title={messages.notes.title} look="game-notes">
      {() => <Sheet game={game} />}
    </Fold>
  );
}
