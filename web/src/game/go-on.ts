// After a move in a correspondence game, the next game that waits for the user opens.

import { tell } from "../alerts/news.ts";
import { messages } from "../messages/messages.ts";
import { roughSpan } from "../messages/spans.ts";
import { address, navigate } from "../navigation/router.ts";
import { socket } from "../net/connection.ts";
import { othersThan } from "../net/seats.ts";
import { username } from "../session/account.ts";
import { nextWaiting, waitingGames } from "../session/games.ts";
import { settings } from "../settings/settings.ts";

/** Does nothing if `holds` returns true: the user then has a reason to stay. */
export async function goOnFrom(game: string, holds: () => boolean) {
  if (!settings.value.nextGame) return;
  const next = await nextWaiting(game);
  const here = address.peek().split("?")[0] === `/game/${game}`;
  const again = waitingGames.peek().some(({ id }) => id === game);
  if (!next || !here || again || holds()) return;
  navigate(`/game/${next.id}`);
  const name = othersThan(next, username.peek());
  const left = next.deadline_ms === null ? null : next.deadline_ms - socket.serverNow();
  const { sentNext, sentNextLeft, stay } = messages.game;
  const text =
    left === null ? sentNext({ name }) : sentNextLeft({ name, time: roughSpan(Math.max(0, left)) });
  tell({ text, to: `/game/${game}`, look: stay });
}
