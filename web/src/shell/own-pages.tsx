// The ways to the reader's own pages: in the head, and on a phone below each page too.

import { account } from "../me/account.ts";
import { waitingGames } from "../me/games.ts";
import { messages } from "../messages/messages.ts";
import type { Account } from "../net/api.ts";
import { Icon } from "../parts/icons.tsx";

/** On a phone an icon with the number of games that wait. */
export function MyGames() {
  const words = messages.site;
  const waiting = waitingGames.value.length;
  const text = waiting > 0 ? words.myGamesWaiting({ n: waiting }) : words.myGames;
  return (
    <a class="head-games" href="/desk" aria-label={text} title={text}>
      <Icon name="games" />
      <span class="head-text">{words.myGames}</span>
      {waiting > 0 && <span class="head-count">{waiting > 99 ? "99+" : waiting}</span>}
    </a>
  );
}

const profileOf = ({ username }: Account) => `/@/${encodeURIComponent(username)}`;

/** Whoever plays as a guest has all of them but the account. */
export function OwnPages() {
  const mine = account.value;
  return (
    <>
      {mine && <a href="/desk">{messages.site.myGames}</a>}
      {mine && <a href={profileOf(mine)}>{messages.site.profile}</a>}
      {mine && !mine.guest && <a href="/studies">{messages.site.studies}</a>}
      {mine && <a href="/vacation">{messages.site.vacations}</a>}
      {mine && !mine.guest && <a href="/account">{messages.site.account}</a>}
      <a href="/settings">{messages.site.settings}</a>
    </>
  );
}
