// The entries of the menus and of the menu page.

import "./entries.css";
import "../components/menu-row.css";
import { Chip } from "../components/chips.tsx";
import { Choice } from "../components/controls.tsx";
import { Icon, type IconName } from "../components/icons.tsx";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import type { Account } from "../net/api.ts";
import { moderationApi } from "../net/moderation.ts";
import { puzzles } from "../net/puzzles.ts";
import { waitingGames } from "../session/games.ts";
import { signOut } from "../session/session.ts";
import { change, settings } from "../settings/settings.ts";
import { profileOf } from "./sections.ts";

export type Entry = readonly [href: string, text: string];

export const learn = (): Entry[] => [
  ["/puzzles", messages.site.puzzles],
  ["/studies", messages.site.studies],
  ["/rules", messages.site.rules],
];

export const watch = (): Entry[] => [
  ["/games", messages.menu.liveGames],
  ["/search", messages.menu.searchGames],
];

function Row({ href, icon, text }: { href: string; icon: IconName; text: string }) {
  return (
    <a class="menu-row" href={href}>
      <Icon name={icon} />
      {text}
    </a>
  );
}

function MyGames() {
  const waiting = waitingGames.value.length;
  return (
    <a class="menu-row" href="/desk">
      <Icon name="games" />
      {messages.site.myGames}
      {waiting > 0 && <span class="menu-end">{messages.site.toMove({ n: waiting })}</span>}
    </a>
  );
}

/** The number of open reports, about players and about puzzles. */
function Moderation() {
  const players = useResource(() => moderationApi.reports(), []).answer.value?.items.length ?? 0;
  const others = useResource(() => puzzles.reports(), []).answer.value?.items.length ?? 0;
  return (
    <a class="menu-row" href="/moderation">
      <Icon name="shield" />
      {messages.menu.moderation}
      {players + others > 0 && (
        <span class="menu-end">
          <Chip look="waiting">{players + others}</Chip>
        </span>
      )}
    </a>
  );
}

export function Theme() {
  const words = messages.menu;
  return (
    <div class="menu-theme">
      <Choice
        label={words.theme}
        value={settings.value.theme}
        options={[
          ["light", words.light],
          ["dark", words.dark],
          ["system", words.auto],
        ]}
        onChange={(theme) => change({ theme })}
      />
    </div>
  );
}

/** What belongs to the user. Guests have no account page and no studies. */
export function OwnEntries({ mine }: { mine: Account }) {
  const moderates = mine.role === "moderator" || mine.role === "admin";
  return (
    <>
      <Row href={profileOf(mine.username)} icon="person" text={messages.site.profile} />
      <MyGames />
      {!mine.guest && <Row href="/studies" icon="book" text={messages.menu.myStudies} />}
      <Row href="/vacation" icon="calendar" text={messages.site.vacations} />
      <hr />
      <Row href="/settings" icon="settings" text={messages.site.settings} />
      {!mine.guest && <Row href="/account" icon="lock" text={messages.menu.accountAndSecurity} />}
      {moderates && <Moderation />}
      <hr />
      <Theme />
      {mine.guest ? (
        <Row href="/signup" icon="person" text={messages.site.signUp} />
      ) : (
        <button type="button" class="menu-row" onClick={() => void signOut()}>
          <Icon name="leave" />
          {messages.site.signOut}
        </button>
      )}
    </>
  );
}
