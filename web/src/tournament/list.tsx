// The calendar of tournaments.

import { minuteText } from "../messages/instants.ts";
import "../components/filters.css";
import "./lines.css";
import "./list.css";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Field, Select } from "../components/controls.tsx";
import { Rest } from "../components/more.tsx";
import { formatName, rowText } from "../labels/tournament-row.ts";
import { groupedVariants } from "../labels/variants.ts";
import { useKeptList } from "../loading/kept.ts";
import { useBegun } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { navigate } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import type { TournamentRow } from "../net/api.ts";
import { account, username } from "../session/account.ts";
import { type Group, groups, Lists, queryOf, type Wanted, wantedOf } from "./calendar.ts";

export default function TournamentsRoute({ query }: { query: string }) {
  const words = messages.tournaments;
  const wanted = useMemo(() => wantedOf(new URLSearchParams(query)), [query]);
  const me = username.value;
  // The account matters only for the filter "my tournaments".
  const own = wanted.whose === "" ? null : me;
  const lists = useBegun(() => new Lists(wanted, own), [wanted, own]);
  useTitle(messages.site.tournaments);
  const mayMake = account.value?.may_hold_tournaments;
  return (
    <main id="content" class="page tournaments">
      <header class="page-head">
        <h1>{messages.site.tournaments}</h1>
        {mayMake && (
          <a class="button primary" href="/tournaments/new">
            {words.make}
          </a>
        )}
      </header>
      <Filters wanted={wanted} mine={me !== null} />
      {groups.map((group) => (
        <Section key={group} group={group} wanted={lists[group]} found={query !== ""} />
      ))}
    </main>
  );
}

const typingPauseMs = 300;

const formats = ["round_robin", "swiss", "knockout", "match", "arena"];

function Filters({ wanted, mine }: { wanted: Wanted; mine: boolean }) {
  const words = messages.tournamentList;
  const name = useSignal(wanted.name);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const set = (changed: Partial<Wanted>) => {
    clearTimeout(timer.current);
    const chosen = queryOf({ ...wanted, name: name.peek(), ...changed }).toString();
    navigate(chosen === "" ? "/tournaments" : `/tournaments?${chosen}`, { replace: true });
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const field = (key: keyof Wanted) => ({
    value: wanted[key],
    onChange: (value: string) => set({ [key]: value }),
  });
  return (
    <search class="filters tournament-filters">
      <Field
        label={words.name}
        autocomplete="off"
        maxLength={100}
        value={name.value}
        onInput={(text) => {
          name.value = text;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => set({}), typingPauseMs);
        }}
      />
      <Select
        shown
        label={messages.labels.variant}
        options={[["", messages.labels.anyVariant]]}
        groups={groupedVariants()}
        {...field("variant")}
      />
      <Select
        shown
        label={words.mode}
        options={[
          ["", words.any],
          ["live", messages.tournamentList.modes.live],
          ["correspondence", messages.tournamentList.modes.correspondence],
        ]}
        {...field("mode")}
      />
      <Select
        shown
        label={words.format}
        options={[["", words.any], ...formats.map((one) => [one, formatName(one)] as const)]}
        {...field("format")}
      />
      {/* Shown to anonymous users too, so that nothing shifts when the account becomes known. */}
      <Select
        shown
        disabled={!mine}
        label={words.whose}
        options={[
          ["", words.everybodys],
          ["player", words.played],
          ["director", words.directed],
        ]}
        {...field("whose")}
      />
    </search>
  );
}

function Section(props: { group: Group; wanted: Lists[Group]; found: boolean }) {
  const { group, wanted, found } = props;
  const { list, busy } = useKeptList(wanted);
  return (
    <section aria-busy={busy}>
      <h2>{messages.tournaments.groups[group]}</h2>
      <Lines group={group} list={list} found={found} />
    </section>
  );
}

interface LinesProps {
  group: Group;
  list: Lists[Group];
  /** True if a filter is set. */
  found: boolean;
}

function Lines({ group, list, found }: LinesProps) {
  const rows = list.items.value ?? [];
  const none = rows.length === 0 && list.trouble.value === null;
  const words = messages.tournamentList;
  if (none) return <p class="empty muted">{found ? words.none : messages.tournamentRow.none}</p>;
  return (
    <>
      <ul class="tournament-lines">
        {rows.map((row) => (
          <Line key={row.id} group={group} row={row} />
        ))}
      </ul>
      <Rest list={list} label={words.more} />
    </>
  );
}

function Line({ group, row }: { group: Group; row: TournamentRow }) {
  return (
    <li>
      <a href={`/tournament/${row.id}`}>{row.name}</a>
      <span class="muted">{rowText(row, group)}</span>
      {row.starts_ms !== null && <span class="muted">{minuteText(row.starts_ms)}</span>}
    </li>
  );
}
