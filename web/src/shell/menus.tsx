// The contents of a menu of the head.

import "./menus.css";
import "../components/menu-row.css";
import { effect } from "@preact/signals";
import "./cut-names.ts";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { lazilyWithin } from "../components/lazily.tsx";
import { messages } from "../messages/messages.ts";
import { address } from "../navigation/router.ts";
import { account } from "../session/account.ts";
import { type Entry, learn, OwnEntries, watch } from "./entries.tsx";
import type { MenuName } from "./head.tsx";

const Bell = lazilyWithin("bell/list", ["bell", "lobby", "menu"], () => import("../bell/list.tsx"));

interface Props {
  name: MenuName;
  /** True if a key opened the menu. */
  byKey: boolean;
  close(): void;
}

/**
 * The arrow keys move between the entries. Escape closes the menu and returns the focus. The menu
 * also closes when the page changes.
 */
export default function Menu({ name, byKey, close }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const entries = () => [...(box.current?.querySelectorAll<HTMLElement>(".menu-row") ?? [])];
  useLayoutEffect(() => {
    if (byKey) entries()[0]?.focus();
  }, [byKey]);
  useLayoutEffect(() => {
    const place = box.current?.parentElement;
    const press = ({ target }: Event) => {
      if (target instanceof Node && !place?.contains(target)) close();
    };
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      if (place?.contains(document.activeElement))
        place.querySelector<HTMLElement>("a, button")?.focus();
      close();
    };
    const opened = address.peek();
    const stop = effect(() => {
      if (address.value !== opened) close();
    });
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", dismiss);
    return () => {
      stop();
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", dismiss);
    };
  }, [close]);
  const step = (event: JSX.TargetedKeyboardEvent<HTMLDivElement>) => {
    const rows = entries();
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const ways = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 };
    const way = ways[event.key as keyof typeof ways];
    if (way === undefined || at < 0) return;
    event.preventDefault();
    rows[(way + rows.length) % rows.length]?.focus();
  };
  const leave = ({ target }: Event) => {
    if (target instanceof Element && target.closest(".menu-row")) close();
  };
  return (
    <div
      ref={box}
      class={contents[name].look ?? "menu"}
      role="group"
      aria-label={contents[name].title()}
      onKeyDown={step}
      onClick={leave}
    >
      {contents[name].entries(byKey)}
    </div>
  );
}

interface Contents {
  title(): string;
  entries(byKey: boolean): JSX.Element;
  look?: string;
}

const contents: Readonly<Record<MenuName, Contents>> = {
  learn: { title: () => messages.site.learn, entries: () => <Links entries={learn()} /> },
  watch: { title: () => messages.site.watch, entries: () => <Links entries={watch()} /> },
  user: {
    title: () => messages.site.account,
    entries: () => <UserEntries />,
    look: "menu own-menu",
  },
  bell: {
    title: () => messages.menu.notifications,
    entries: (byKey) => <Bell byKey={byKey} />,
    look: "menu own-menu bell-menu",
  },
};

function Links({ entries }: { entries: readonly Entry[] }) {
  return (
    <>
      {entries.map(([href, text]) => (
        <a key={href} class="menu-row" href={href}>
          {text}
        </a>
      ))}
    </>
  );
}

function UserEntries() {
  const mine = account.value;
  if (!mine) return null;
  return (
    <>
      {mine.guest && <p class="menu-note muted small">{messages.menu.guest}</p>}
      <OwnEntries mine={mine} />
    </>
  );
}
