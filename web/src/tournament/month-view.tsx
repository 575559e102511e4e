// The tournaments of a month: a table of weeks, on a phone a list of the days with tournaments.

import "../components/page.css";
import "./month-view.css";
import { Failed } from "../components/failed.tsx";
import { IconButton } from "../components/icons.tsx";
import { useKeptList } from "../loading/kept.ts";
import { useBegun } from "../loading/resource.ts";
import { dateFormat } from "../messages/instants.ts";
import { locale, messages } from "../messages/messages.ts";
import { dayText } from "../messages/when.ts";
import type { TournamentRow } from "../net/api.ts";
import { monthName, type Wanted } from "./calendar.ts";
import { byDay, MonthList, monthOf, plusMonths, weeksOf } from "./month-list.ts";
import type { OwnTournaments } from "./own-tournaments.ts";

interface Props {
  wanted: Wanted;
  /** Whose tournaments the filter "my tournaments" selects. */
  me: string | null;
  mine: OwnTournaments;
  onMonth(month: string): void;
}

export default function MonthView({ wanted, me, mine, onMonth }: Props) {
  const words = messages.tournamentList;
  const month = monthOf(wanted.month);
  const asked = useBegun(() => new MonthList(wanted, me, month), [wanted, me]);
  const { list, busy } = useKeptList(asked);
  const turn = (months: number) => () => onMonth(monthName(plusMonths(month, months)));
  const rows = list.items.value;
  return (
    <section class="card flush" aria-labelledby="month-title" aria-busy={busy}>
      <header class="month-head">
        <IconButton icon="previous" label={messages.dates.previous} onClick={turn(-1)} />
        <h2 id="month-title" aria-live="polite">
          {dateFormat({ month: "long", year: "numeric" }).format(month)}
        </h2>
        <IconButton icon="next" label={messages.dates.next} onClick={turn(1)} />
      </header>
      <Failed again={() => asked.again()}>{list.trouble.value}</Failed>
      {rows !== null && rows.length === 0 && <p class="empty muted">{words.noneInMonth}</p>}
      <Weeks month={list.month} rows={rows ?? []} mine={mine} />
    </section>
  );
}

interface WeekInfo {
  firstDay: number;
}

/** The first day of the reader's week: 1 is Monday. */
function firstDayOfWeek(): number {
  const known = new Intl.Locale(locale) as { weekInfo?: WeekInfo; getWeekInfo?(): WeekInfo };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

function Weeks(props: { month: Date; rows: readonly TournamentRow[]; mine: OwnTournaments }) {
  const { month, rows, mine } = props;
  const firstDay = firstDayOfWeek();
  const days = byDay(rows);
  // The 1st of January 2024 was a Monday.
  const week = Array.from({ length: 7 }, (_, i) => new Date(2024, 0, firstDay + i));
  return (
    <table class="month-weeks" aria-labelledby="month-title">
      <thead>
        <tr>
          {week.map((day) => (
            <th key={day.getDay()} scope="col">
              <abbr title={dateFormat({ weekday: "long" }).format(day)}>
                {dateFormat({ weekday: "short" }).format(day)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstDay).map((row, i) => (
          <tr key={i}>
            {row.map((day, k) =>
              day === null ? (
                <td key={k} class="other-month" />
              ) : (
                <DayCell key={k} day={day} rows={days.get(day.getDate()) ?? []} mine={mine} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const mostShown = 4;

function DayCell({ day, rows, mine }: { day: Date; rows: TournamentRow[]; mine: OwnTournaments }) {
  const fits = rows.length <= mostShown ? rows.length : mostShown - 1;
  return (
    <td
      class={rows.length === 0 ? "no-tournament" : undefined}
      aria-current={day.toDateString() === new Date().toDateString() ? "date" : undefined}
    >
      <span class="month-day" aria-hidden="true">
        {day.getDate()}
      </span>
      <span class="day-words">{dayText(day.getTime())}</span>
      <Links rows={rows.slice(0, fits)} mine={mine} />
      {fits < rows.length && (
        <details>
          <summary>{messages.tournamentList.moreOnDay({ n: rows.length - fits })}</summary>
          <Links rows={rows.slice(fits)} mine={mine} />
        </details>
      )}
    </td>
  );
}

function Links({ rows, mine }: { rows: readonly TournamentRow[]; mine: OwnTournaments }) {
  if (rows.length === 0) return null;
  return (
    <ul class="day-tournaments">
      {rows.map((row) => (
        <li key={row.id}>
          <a
            href={`/tournament/${row.id}`}
            class={lookOf(row, mine)}
            aria-label={mine.entered.value.has(row.id) ? joinedLabel(row) : undefined}
          >
            <time>{timeText(row)}</time> {row.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

const joinedLabel = (row: TournamentRow) =>
  `${timeText(row)} ${row.name}, ${messages.tournamentList.youJoined}`;

const timeText = ({ begins_ms: begins }: TournamentRow) =>
  dateFormat({ hour: "2-digit", minute: "2-digit" }).format(begins ?? 0);

function lookOf({ id, status }: TournamentRow, mine: OwnTournaments) {
  if (status === "cancelled") return "cancelled";
  return mine.entered.value.has(id) ? "joined" : undefined;
}
