// Results of the user's commands that no open page shows.

import { tell } from "../alerts/news.ts";
import { shownMove } from "../labels/notation.ts";
import { messages, named, say } from "../messages/messages.ts";
import { address } from "../navigation/router.ts";
import { socket } from "../net/connection.ts";
import type { Refused, Told } from "../net/socket.ts";
import { troubleText } from "../trouble.ts";
import { gamesChanged, moved, runningGames } from "./games.ts";

const openedAt_ms = Date.now();

/** Reports the result of a command that no open page shows, or that was sent after a page load. */
function sayWhatBecame({ t, fields, at_ms }: Told, refused: Refused | null) {
  const game = fields.game ?? String(fields.topic ?? "").split("/")[1];
  const to = `/game/${game}`;
  if (game === undefined || address.peek().split("?")[0] === to) return;
  const what = say(named(messages.site.commands, t) ?? t, {
    move: shownMove(String(fields.move ?? "")),
  });
  const look = messages.news.openGame;
  if (refused) tell({ text: messages.site.notDone({ what, why: troubleText(refused) }), to, look });
  else if (at_ms < openedAt_ms) tell({ text: messages.site.sentNow({ what }), to, look });
}

socket.onAnswered = (command, refused) => {
  const { t, fields } = command;
  sayWhatBecame(command, refused);
  if (refused || fields.game === undefined) return;
  const id = String(fields.game);
  if (runningGames.peek().find((row) => row.id === id)?.pace === "live") return;
  if (t === "move") moved(id, String(fields.move));
  gamesChanged();
};
