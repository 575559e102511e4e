// What waits for the user, then what was new: the contents of the menu under the bell.

import "./list.css";
import "../components/menu-row.css";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Ago } from "../components/dates/ago.tsx";
import { Failed } from "../components/failed.tsx";
import { Icon } from "../components/icons.tsx";
import { useResource } from "../loading/resource.ts";
import { ChallengeNotices } from "../lobby/challenges.tsx";
import { messages } from "../messages/messages.ts";
import { type Notification, notifications } from "../net/notifications.ts";
import { incoming, unread } from "../session/challenges.ts";
import { iconOf, pageOf, sentence } from "./sentence.ts";

/** Loads the list and marks it as read. What was new in it still looks new. */
async function opened() {
  const page = await notifications.list();
  const newest = page.items[0]?.id;
  if (newest && Number(newest) > Number(page.read_up_to)) {
    // If this fails, the rows are new again the next time.
    await notifications.read(newest).then(
      () => {
        unread.value = 0;
      },
      () => {},
    );
  }
  return page;
}

export default function BellList({ byKey }: { byKey: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const found = useResource(opened, []);
  const page = found.answer.value;
  const more = unread.value;
  useEffect(() => {
    if (more > 0 && found.answer.peek()) void found.load();
  }, [more, found]);
  const ready = page !== null;
  useLayoutEffect(() => {
    if (byKey && ready) box.current?.querySelector<HTMLElement>("a, button")?.focus();
  }, [byKey, ready]);
  const open = new Set(incoming.value.map(({ id }) => id));
  const rows = page?.items.filter(({ challenge }) => !challenge || !open.has(challenge)) ?? [];
  return (
    <div ref={box} aria-busy={!ready && found.failure.value === null}>
      <p class="bell-title">{messages.menu.notifications}</p>
      {open.size > 0 && <ChallengeNotices />}
      {rows.map((row) => (
        <Row key={row.id} row={row} fresh={Number(row.id) > Number(page?.read_up_to)} />
      ))}
      {ready && rows.length + open.size === 0 && (
        <p class="bell-none muted">{messages.bell.nothing}</p>
      )}
      {!ready && found.trouble.value !== null && (
        <Failed again={() => void found.again()}>{found.trouble.value}</Failed>
      )}
    </div>
  );
}

function Row({ row, fresh }: { row: Notification; fresh: boolean }) {
  return (
    <a class="menu-row bell-row" href={pageOf(row)}>
      <Icon name={iconOf(row)} />
      <span>
        {fresh && <span class="visually-hidden">{messages.bell.fresh}: </span>}
        <span class={fresh ? "bell-fresh" : undefined}>{sentence(row)}</span>
        <small>
          {row.tournament && `${row.tournament.name} · `}
          <Ago at={row.at_ms} />
        </small>
      </span>
    </a>
  );
}
