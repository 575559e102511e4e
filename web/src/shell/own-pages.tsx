// Links to the user's own pages: in the header, and on a phone also below each page.

import { Icon } from "../components/icons.tsx";
import { messages } from "../messages/messages.ts";
import type { Account } from "../net/api.ts";
import { account } from "../session/account.ts";
import { waitingGames } from "../session/games.ts";

/** On a phone, an icon with the number of waiting games. */
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

/** Guests see all of them except the account page. */
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
