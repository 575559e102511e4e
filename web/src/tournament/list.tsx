// The list of tournaments: running, upcoming and finished tournaments, or a month.

import "../components/table.css";
import "./list.css";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Card } from "../components/card.tsx";
import { Chip } from "../components/chips.tsx";
import { Select } from "../components/controls.tsx";
import { Icon } from "../components/icons.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { Rest } from "../components/more.tsx";
import { Pills } from "../components/pills.tsx";
import { formatName, roundOf, statusName, termsOf } from "../labels/tournament-row.ts";
import { groupedVariants } from "../labels/variants.ts";
import { useKeptList } from "../loading/kept.ts";
import { useBegun } from "../loading/resource.ts";
import { daysText } from "../messages/days.ts";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import { shortDayText, whenText } from "../messages/when.ts";
import { navigate } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import type { TournamentRow } from "../net/api.ts";
import { account, username } from "../session/account.ts";
import {
  type Group,
  Lists,
  monthName,
  queryOf,
  sections,
  type Wanted,
  wantedOf,
} from "./calendar.ts";
import { OwnTournaments } from "./own-tournaments.ts";
import { StateChip } from "./state-chip.tsx";

const MonthView = lazilyWithin(
  "tournament/month-view",
  ["dates", "lobby", "tournament"],
  () => import("./month-view.tsx"),
);
const Subscribe = lazilyWithin(
  "tournament/subscribe",
  ["lobby", "tournament"],
  () => import("./subscribe.tsx"),
  () => <></>,
);

const addressOf = (wanted: Wanted): string => {
  const chosen = queryOf(wanted).toString();
  return chosen === "" ? "/tournaments" : `/tournaments?${chosen}`;
};

export default function TournamentsRoute({ query }: { query: string }) {
  const wanted = useMemo(() => wantedOf(new URLSearchParams(query)), [query]);
  const me = username.value;
  // The account matters only for the filter "my tournaments".
  const own = wanted.whose === "" ? null : me;
  const mine = useBegun(() => new OwnTournaments(me), [me]);
  useTitle(messages.site.tournaments);
  return (
    <main id="content" class="page tournaments">
      <header class="page-head">
        <h1>{messages.site.tournaments}</h1>
        <div class="button-row">
          <OtherView wanted={wanted} />
          <Create />
        </div>
      </header>
      <Filters wanted={wanted} mine={me !== null} />
      {wanted.month === "" ? (
        <Sections wanted={wanted} own={own} mine={mine} />
      ) : (
        <MonthView
          wanted={wanted}
          me={own}
          mine={mine}
          onMonth={(month) => navigate(addressOf({ ...wanted, month }), { replace: true })}
        />
      )}
      <Subscribe wanted={wanted} me={own} />
    </main>
  );
}

/** From the lists to the calendar, or back. */
function OtherView({ wanted }: { wanted: Wanted }) {
  const lists = wanted.month === "";
  const month = lists ? monthName(new Date()) : "";
  return (
    <a class="button" href={addressOf({ ...wanted, month })}>
      <Icon name={lists ? "calendar" : "menu"} />
      {lists ? messages.tournamentList.calendar : messages.tournamentList.list}
    </a>
  );
}

interface SectionsProps {
  wanted: Wanted;
  own: string | null;
  mine: OwnTournaments;
}

function Sections({ wanted, own, mine }: SectionsProps) {
  const lists = useBegun(() => new Lists(wanted, own), [wanted, own]);
  const found = queryOf(wanted).size > 0;
  return (
    <>
      {sections.map((group) => (
        <Section key={group} group={group} wanted={lists[group]} found={found} mine={mine} />
      ))}
    </>
  );
}

/** Guests sign in first. Players who may not create tournaments see no button. */
function Create() {
  const known = account.value;
  if (known === undefined || (known !== null && !known.may_hold_tournaments)) return null;
  const form = "/tournaments/new";
  return (
    <a class="button primary" href={known === null ? `/signin?next=${form}` : form}>
      {messages.tournaments.announce}
    </a>
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
    navigate(addressOf({ ...wanted, name: name.peek(), ...changed }), { replace: true });
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const field = (key: keyof Wanted) => ({
    value: wanted[key],
    onChange: (value: string) => set({ [key]: value }),
  });
  return (
    <search class="tournament-filters">
      <span class="tournament-search">
        <Icon name="search" />
        <input
          type="search"
          class="input"
          aria-label={words.search}
          placeholder={words.search}
          autocomplete="off"
          maxLength={100}
          value={name.value}
          onInput={({ currentTarget: { value } }) => {
            name.value = value;
            clearTimeout(timer.current);
            timer.current = setTimeout(() => set({}), typingPauseMs);
          }}
        />
      </span>
      <Select
        label={messages.labels.variant}
        options={[["", messages.labels.anyVariant]]}
        groups={groupedVariants()}
        {...field("variant")}
      />
      <Select
        label={words.format}
        options={[["", words.anyType], ...formats.map((one) => [one, formatName(one)] as const)]}
        {...field("format")}
      />
      <Quick wanted={wanted} mine={mine} set={set} />
    </search>
  );
}

interface QuickProps {
  wanted: Wanted;
  mine: boolean;
  set(changed: Partial<Wanted>): void;
}

/** Pills for the usual filters: by pace, or one's own tournaments. */
function Quick({ wanted, mine, set }: QuickProps) {
  const words = messages.tournamentList;
  return (
    <Pills
      label={words.show}
      chosen={wanted.whose || wanted.mode}
      options={[
        ["", words.all],
        ["live", words.modes.live],
        ["correspondence", words.modes.correspondence],
        ...(mine ? [["player", words.mine] as const, ["director", words.directed] as const] : []),
      ]}
      onChange={(chosen) => {
        const paced = chosen === "live" || chosen === "correspondence";
        set({ mode: paced ? chosen : "", whose: paced ? "" : chosen });
      }}
    />
  );
}

interface SectionProps {
  group: Group;
  wanted: Lists[Group];
  /** True if a filter is set. */
  found: boolean;
  mine: OwnTournaments;
}

function Section({ group, wanted, found, mine }: SectionProps) {
  const { list, busy } = useKeptList(wanted);
  const words = messages.tournamentList;
  const rows = list.items.value ?? [];
  const none = rows.length === 0 && list.trouble.value === null;
  return (
    <Card
      flush
      title={messages.tournaments.groups[group]}
      count={rows.length > 0 && !list.more.value ? rows.length : undefined}
      busy={busy}
    >
      {none ? (
        <p class="empty muted">{found ? words.none : messages.tournamentRow.none}</p>
      ) : (
        <table class={`table tournament-rows ${group}`}>
          <thead>
            <tr>
              {columnsOf(group).map((text) => (
                <th key={text}>{text}</th>
              ))}
              <th>
                <span class="visually-hidden">{words.mine}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} group={group} row={row} mine={mine} />
            ))}
          </tbody>
        </table>
      )}
      <Rest list={list} label={words.more} />
    </Card>
  );
}

function columnsOf(group: Group): string[] {
  const { tournament, state, dates, leader, starts, winner, players } =
    messages.tournamentList.columns;
  const own = {
    running: [state, dates, leader],
    announced: [starts],
    finished: [dates, winner],
  }[group];
  return [tournament, ...own, players];
}

function Row({ group, row, mine }: { group: Group; row: TournamentRow; mine: OwnTournaments }) {
  const words = messages.tournamentList;
  const facts = [...termsOf(row), messages.rated({ rated: row.rated })];
  return (
    <tr>
      <th scope="row">
        <a class="tournament-link" href={`/tournament/${row.id}`}>
          {row.name}
        </a>
        <span class="muted small">{facts.join(" · ")}</span>
      </th>
      {group === "running" && (
        <td class="list-state">
          <StateChip status={row.status} text={stateText(row)} />
        </td>
      )}
      <td class="list-when">{dateOf(group, row)}</td>
      {group === "running" && (
        <td class="list-leader">{row.leader !== null && words.leads({ name: row.leader })}</td>
      )}
      {group === "finished" && (
        <td class="list-winner">{row.leader !== null && <Winner name={row.leader} />}</td>
      )}
      <td class="list-players">
        {group === "announced" ? words.joined({ n: row.entrants }) : row.entrants}
      </td>
      <td class="own-place">
        <Own group={group} row={row} mine={mine} />
      </td>
    </tr>
  );
}

const Winner = ({ name }: { name: string }) => (
  <>
    <Icon name="trophy" /> <a href={`/@/${encodeURIComponent(name)}`}>{name}</a>
  </>
);

const stateText = (row: TournamentRow): string =>
  (row.status === "running" ? roundOf(row)[0] : undefined) ?? statusName(row.status);

/** When a tournament starts or started, and when it ended. */
function dateOf(group: Group, { begins_ms: starts, updated_ms: ended }: TournamentRow) {
  if (group === "finished") return starts === null ? shortDayText(ended) : daysText(starts, ended);
  if (group === "running")
    return starts !== null && messages.tournamentList.since({ day: shortDayText(starts) });
  return starts === null ? messages.tournamentList.byDirector : whenText(starts);
}

/** The user's place in a running tournament; whether they have joined an upcoming one. */
function Own({ group, row, mine }: { group: Group; row: TournamentRow; mine: OwnTournaments }) {
  const words = messages.tournamentList;
  const place = mine.places.value.get(row.id);
  if (place) return <b>{words.place(place)}</b>;
  if (mine.entered.value.has(row.id)) return <Chip look="joined">{words.youJoined}</Chip>;
  if (group !== "announced") return null;
  return (
    <a
      class="button small-button"
      href={`/tournament/${row.id}`}
      aria-label={joined(messages.tournaments.enter, row.name)}
    >
      {messages.tournaments.enter}
    </a>
  );
}
