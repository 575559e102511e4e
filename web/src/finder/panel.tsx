// The search of the whole site. The head shows it over its own field: it loads this file when the
// field is first used and passes what has been typed until then.

import "./panel.css";
import type { Signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { useCloseOutside } from "../components/close-outside.ts";
import { Failed } from "../components/failed.tsx";
import { messages } from "../messages/messages.ts";
import { address, navigate } from "../navigation/router.ts";
import { username } from "../session/account.ts";
import { doingText } from "./doing.tsx";
import { challengeOf, Finder, isChallenged, profileOf } from "./finder.ts";
import { PersonName } from "./person.tsx";
import { keepRecent, type Recent, recentOnes } from "./recent.ts";

interface Props {
  /** What was typed in the head's field. */
  typed: Signal<string>;
  close(): void;
}

/** A link of the list. `challenge` is the address of a second link on its row. */
interface Row extends Recent {
  draw(): preact.ComponentChildren;
  end?: string;
  challenge?: string;
}

interface Group {
  title: string;
  rows: readonly Row[];
}

function groupsOf(finder: Finder): Group[] {
  const words = messages.finder;
  const [found, text] = [finder.found.value, finder.answered.value];
  if (!found) {
    const recent = recentOnes();
    return [{ title: words.recent, rows: recent.map((one) => ({ ...one, draw: () => one.name })) }];
  }
  const players = found.players.map((person): Row => {
    const { username: name } = person;
    return {
      kind: "player",
      name,
      href: profileOf(name),
      draw: () => <PersonName person={person} text={text} />,
      end: person.game || person.seek ? doingText(person) : "",
      ...(isChallenged(person, username.value) ? { challenge: challengeOf(name) } : {}),
    };
  });
  const tournaments = found.tournaments.map(
    ({ id, name, status }): Row => ({
      kind: "tournament",
      name,
      href: `/tournament/${id}`,
      draw: () => name,
      end: words.statuses[status],
    }),
  );
  const studies = found.studies.map(
    ({ id, name, owner }): Row => ({
      kind: "study",
      name,
      href: `/study/${id}`,
      draw: () => name,
      end: owner,
    }),
  );
  return [
    { title: words.players, rows: players },
    { title: words.tournaments, rows: tournaments },
    { title: words.studies, rows: studies },
  ];
}

/** Moves the focus through the field and the links, and back to the field before the first. */
function moveFocus(panel: HTMLElement, step: 1 | -1) {
  const stops = [...panel.querySelectorAll<HTMLElement>("input, a.finder-link")];
  const here = stops.indexOf(document.activeElement as HTMLElement);
  stops[(Math.max(0, here) + step + stops.length) % stops.length]?.focus();
}

export default function FinderPanel({ typed, close }: Props) {
  const words = messages.finder;
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const finder = useMemo(() => new Finder(null), []);
  useLayoutEffect(() => {
    input.current?.focus();
    finder.type(typed.peek());
    return () => finder.stop();
  }, []);
  useCloseOutside(panel, true, close);
  const opened = useRef(address.peek());
  const here = address.value;
  useEffect(() => {
    if (here !== opened.current) close();
  }, [here]);
  const groups = groupsOf(finder).filter(({ rows }) => rows.length > 0);
  const first = groups[0]?.rows[0];
  const settled = finder.answered.value === finder.text.value.trim();
  const type = (text: string) => {
    typed.value = text;
    finder.type(text);
  };
  const openFirst = () => {
    if (!first || !settled || !finder.found.value) return;
    keepRecent({ kind: first.kind, name: first.name, href: first.href });
    navigate(first.href);
    close();
  };
  const acts: Readonly<Record<string, () => void>> = {
    Escape: close,
    ArrowDown: () => panel.current && moveFocus(panel.current, 1),
    ArrowUp: () => panel.current && moveFocus(panel.current, -1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const enters = event.key === "Enter" && event.target === input.current;
    const act = enters ? openFirst : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <search
      ref={panel}
      class="finder"
      onKeyDown={onKeyDown}
      onFocusOut={({ relatedTarget }) => {
        if (relatedTarget && !panel.current?.contains(relatedTarget as Node)) close();
      }}
    >
      <input
        ref={input}
        class="input finder-field"
        type="search"
        aria-label={words.label}
        placeholder={words.placeholder}
        autocomplete="off"
        maxLength={100}
        value={finder.text.value}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <div class="finder-list">
        {groups.map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h2 class="finder-title">{title}</h2>
            <ul>
              {rows.map((row) => (
                <Line
                  key={row.href}
                  row={row}
                  begins={row === first && finder.found.value !== null}
                  close={close}
                />
              ))}
            </ul>
          </section>
        ))}
        <Rest finder={finder} empty={groups.length === 0} />
      </div>
    </search>
  );
}

interface LineProps {
  row: Row;
  /** Enter in the field opens it. */
  begins: boolean;
  close(): void;
}

function Line({ row, begins, close }: LineProps) {
  const words = messages.finder;
  const { kind, name, href, draw, end, challenge } = row;
  return (
    <li class={begins ? "finder-row first" : "finder-row"}>
      <a
        class="finder-link"
        href={href}
        onClick={() => {
          keepRecent({ kind, name, href });
          close();
        }}
      >
        {draw()}
        {end && <span class="finder-end">{end}</span>}
      </a>
      {challenge && (
        <a
          class="finder-challenge"
          href={challenge}
          aria-label={words.challengeName({ name })}
          onClick={close}
        >
          {words.challenge}
        </a>
      )}
    </li>
  );
}

/** Says that nothing was found, or why the search failed. */
function Rest({ finder, empty }: { finder: Finder; empty: boolean }) {
  const words = messages.finder;
  const trouble = finder.trouble.value;
  if (trouble) return <Failed again={() => finder.type(finder.text.peek())}>{trouble}</Failed>;
  const text = finder.answered.value;
  const said = empty && text !== "" ? words.none({ text }) : empty ? words.hint : "";
  return (
    <p class={said ? "finder-said muted" : "visually-hidden"} role="status">
      {said}
    </p>
  );
}
