// The head of every page, and the bar at the bottom of a phone. The contents of the menus load when
// a menu is first opened.

import "./head.css";
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon, type IconName } from "../components/icons.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { watchPageKeys } from "../components/shortcuts/keys.ts";
import { messages } from "../messages/messages.ts";
import { address } from "../navigation/router.ts";
import { searching } from "../navigation/searching.ts";
import { account } from "../session/account.ts";
import { incoming, unread } from "../session/challenges.ts";
import { goToNext, liveGame, waitingGames } from "../session/games.ts";
import { profileOf, sectionOf } from "./sections.ts";

export type MenuName = "learn" | "watch" | "user" | "bell";

interface Opened {
  name: MenuName;
  /** True if a key opened it. Its first entry then takes the focus. */
  byKey: boolean;
}

const words = messages.site;
const opened = signal<Opened | null>(null);

export const Menu = lazilyWithin(
  "shell/menus",
  ["menu"],
  () => import("./menus.tsx"),
  () => <></>,
);

const currentGame = () => /^\/game\/([^/?]+)/.exec(address.value)?.[1] ?? null;

/** "page" for the section of the open page. */
const current = (section: string) => (sectionOf(address.value) === section ? "page" : undefined);

/** A place in the head with a menu below it. */
function useMenu(name: MenuName) {
  const open = (byKey: boolean) => {
    opened.value = { name, byKey };
  };
  const close = () => {
    if (opened.peek()?.name === name) opened.value = null;
  };
  const shown = opened.value?.name === name;
  const around = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown" || shown) return;
      event.preventDefault();
      open(true);
    },
    // Without a target, the focused button was removed, or the user pressed elsewhere, which the
    // menu itself notices.
    onFocusOut: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !(currentTarget as Node).contains(relatedTarget))
        close();
    },
  };
  const byKey = opened.value?.byKey ?? false;
  const menu = shown && <Menu name={name} byKey={byKey} close={close} />;
  return { open, close, shown, around, menu };
}

function NavLink({ href, text, section }: { href: string; text: string; section: string }) {
  return (
    <a class="head-page" href={href} aria-current={current(section)}>
      {text}
    </a>
  );
}

/** A link whose menu opens under the mouse or by the arrow key. */
function NavMenu({ href, text, name }: { href: string; text: string; name: "learn" | "watch" }) {
  const { open, close, shown, around, menu } = useMenu(name);
  return (
    <div
      class="head-item"
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && open(false)}
      onPointerLeave={close}
      {...around}
    >
      <a
        class="head-page"
        href={href}
        aria-current={current(name)}
        aria-expanded={shown}
        onClick={close}
      >
        {text}
      </a>
      {menu}
    </div>
  );
}

const typed = signal("");

/** The finder reads what was typed while it loads. */
const Finder = lazilyWithin(
  "finder/panel",
  ["finder"],
  () => import("../finder/panel.tsx"),
  () => (
    <input
      ref={(field) => field?.focus()}
      class="input head-typed"
      aria-label={words.search}
      onInput={({ currentTarget }) => {
        typed.value = currentTarget.value;
      }}
    />
  ),
);

function Search() {
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    searching.value = false;
    typed.value = "";
  };
  const around = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close();
      button.current?.focus();
    },
  };
  return (
    <div class="head-item" {...around}>
      <button
        ref={button}
        type="button"
        class="head-search"
        aria-label={words.search}
        aria-expanded={searching.value}
        onClick={() => {
          searching.value = true;
        }}
      >
        <Icon name="search" />
        <span>{words.search}</span>
        <kbd>s</kbd>
      </button>
      {searching.value && (
        <div class="head-finder">
          <Finder typed={typed} close={close} />
        </div>
      )}
    </div>
  );
}

/** `s` opens the search, `x` the next game. A game page has its own `x`. */
const keys: Readonly<Record<string, () => void>> = {
  s: () => {
    searching.value = true;
  },
  x: () => {
    if (account.value && !currentGame()) void goToNext(null);
  },
};

export function Head() {
  useEffect(() => watchPageKeys((key) => keys[key]), []);
  return (
    <header class="head">
      <a class="icon-button head-menu" href="/menu" aria-label={words.menu} title={words.menu}>
        <Icon name="menu" />
      </a>
      <a class="brand" href="/" aria-label={words.name}>
        <img src="/icon.svg" alt="" width="28" height="28" />
        <span>{words.name}</span>
      </a>
      <nav class="head-nav" aria-label={words.sections}>
        <NavLink href="/" text={words.play} section="play" />
        <NavLink href="/tournaments" text={words.tournaments} section="tournaments" />
        <NavLink href="/analysis" text={words.analysis} section="analysis" />
        <NavMenu href="/puzzles" text={words.learn} name="learn" />
        <NavMenu href="/games" text={words.watch} name="watch" />
        <NavLink href="/leaderboard" text={words.players} section="players" />
      </nav>
      {/* Fixed elements are at the edge, so that nothing shifts when the account becomes known. */}
      <nav class="head-own" aria-label={words.account}>
        <Waiting />
        <Search />
        <Own />
      </nav>
    </header>
  );
}

/** Games elsewhere that wait for the user. */
function Waiting() {
  const live = liveGame.value;
  const here = currentGame();
  const waiting = waitingGames.value.filter((game) => game.id !== here).length;
  if (live && here !== live.id)
    return (
      <a class="head-call" href={`/game/${live.id}`}>
        {words.returnToGame}
      </a>
    );
  if (waiting === 0) return null;
  return (
    <button
      type="button"
      class="head-call"
      title={words.nextGameHint}
      onClick={() => void goToNext(here)}
    >
      {words.toMove({ n: waiting })}
    </button>
  );
}

function Own() {
  const mine = account.value;
  if (mine === undefined) return null;
  if (mine === null)
    return (
      <>
        <a
          class="icon-button head-settings"
          href="/settings"
          aria-label={words.settings}
          title={words.settings}
        >
          <Icon name="settings" />
        </a>
        <a class="head-sign" href="/signin">
          {words.signIn}
        </a>
        <a class="button primary small-button" href="/signup">
          {words.signUp}
        </a>
      </>
    );
  const news = incoming.value.length + unread.value;
  return (
    <>
      <OwnMenu name="bell" look="icon-button">
        <span class="visually-hidden">{words.notifications}</span>
        <Icon name="bell" />
        <Count n={news} />
      </OwnMenu>
      <OwnMenu name="user" look="head-user">
        <span class="avatar" aria-hidden="true">
          {[...mine.username][0]?.toUpperCase()}
        </span>
        <span class="head-name">{mine.username}</span>
        <Icon name="down" />
      </OwnMenu>
      {mine.guest && (
        <a class="button primary small-button" href="/signup">
          {words.signUp}
        </a>
      )}
    </>
  );
}

function OwnMenu(props: { name: MenuName; look: string; children: ComponentChildren }) {
  const { name, look, children } = props;
  const { open, close, shown, around, menu } = useMenu(name);
  return (
    <div class="head-item" {...around}>
      <button
        type="button"
        class={look}
        aria-expanded={shown}
        onClick={({ detail }) => (shown ? close() : open(detail === 0))}
      >
        {children}
      </button>
      {menu}
    </div>
  );
}

/** On the corner of an icon. */
const Count = ({ n }: { n: number }) =>
  n > 0 ? <span class="badge">{n > 99 ? "99+" : n}</span> : null;

interface BarLink {
  href: string;
  text: string;
  icon: IconName;
  section: string;
  count?: number;
}

/** Pages with actions of their own at the bottom edge. */
const hasOwnBar = () => /^\/(game|analysis|study)\b/.test(address.value);

/** Navigation on a phone. */
export function BottomBar() {
  if (hasOwnBar()) return null;
  const waiting = waitingGames.value.length;
  const second: BarLink = account.value
    ? { href: "/desk", text: words.myGames, icon: "games", section: "desk", count: waiting }
    : { href: "/games", text: words.watch, icon: "eye", section: "watch" };
  const links: BarLink[] = [
    { href: "/", text: words.play, icon: "play", section: "play" },
    second,
    { href: "/tournaments", text: words.tournaments, icon: "trophy", section: "tournaments" },
    { href: "/puzzles", text: words.learn, icon: "book", section: "learn" },
    { href: "/menu", text: words.menu, icon: "menu", section: "menu" },
  ];
  return (
    <nav class="bottom" aria-label={words.sections}>
      {links.map(({ href, text, icon, section, count = 0 }) => (
        <a key={href} href={href} aria-current={current(section)}>
          <Icon name={icon} />
          <span>{text}</span>
          <Count n={count} />
        </a>
      ))}
    </nav>
  );
}

/** Below every page except for games. */
export function Foot() {
  if (currentGame()) return null;
  return (
    <footer class="foot">
      <nav aria-label={words.foot}>
        <a href="/rules">{words.rules}</a>
        <a href="/api/openapi.yaml" download>
          {words.api}
        </a>
        <a href="/privacy">{words.privacy}</a>
        {account.value && <a href={profileOf(account.value.username)}>{words.profile}</a>}
        <a href="/settings">{words.settings}</a>
      </nav>
    </footer>
  );
}
