// All vacations on the tournament's calendar, and the latest end of each game.

import { monthText } from "../../messages/month-text.ts";
import { shortDayText } from "../../messages/when.ts";
import "../tables.css";
import "./timeline.css";
import { TableRoom } from "../../components/table-room.tsx";
import { joined } from "../../messages/joined.ts";
import { messages, named } from "../../messages/messages.ts";
import type { Allocation } from "../../net/api.ts";
import { socket } from "../../net/connection.ts";
import { spanText } from "../../vacation/text.ts";
import { axisOf, type TournamentVacations } from "../vacations.ts";

const words = messages.vacationDesk;
type Axis = ReturnType<typeof axisOf>;

function useAxis(vacations: TournamentVacations, shown: readonly Allocation[]) {
  const now = socket.serverNow();
  const freezes = vacations.list.value?.freezes ?? [];
  const axis = axisOf(
    [
      ...shown.map((one) => [one.start_ms, one.end_ms] as const),
      ...freezes.map((one) => [one.start_ms, one.end_ms ?? one.start_ms] as const),
      ...vacations.outlook.value.map(
        (line) => [line.deadline_ms ?? now, line.latest_ms ?? now] as const,
      ),
    ],
    now,
  );
  return { now, freezes, axis };
}

export function Timeline({ vacations }: { vacations: TournamentVacations }) {
  const shown = [
    ...vacations.waiting.value,
    ...vacations.coming.value,
    ...vacations.past.value.filter(({ state }) => state === "finished"),
  ];
  const { now, freezes, axis } = useAxis(vacations, shown);
  const games = vacations.outlook.value;
  if (shown.length === 0 && freezes.length === 0 && games.length === 0) return null;
  const players = [...new Set(shown.map(({ username }) => username ?? ""))].sort();
  return (
    <section class="timeline" aria-labelledby="vacation-timeline">
      <h2 id="vacation-timeline">{words.timeline}</h2>
      <TableRoom label={words.timeline}>
        <table class="timeline-table">
          <thead>
            <tr>
              <td />
              <td>
                <Months axis={axis} />
              </td>
              <th scope="col">{words.latest}</th>
            </tr>
          </thead>
          <tbody>
            {freezes.map((one) => (
              <Strip key={one.id} axis={axis} now={now} name={words.freezes}>
                <Bar axis={axis} kind="freeze" from={one.start_ms} until={one.end_ms} />
              </Strip>
            ))}
            {players.map((name) => (
              <Strip key={name} axis={axis} now={now} name={name}>
                {shown
                  .filter((one) => one.username === name)
                  .map((one) => (
                    <Bar
                      key={one.id}
                      axis={axis}
                      kind={one.state}
                      from={one.start_ms}
                      until={one.end_ms}
                    />
                  ))}
              </Strip>
            ))}
            {games.map((line) => (
              <Strip
                key={line.game_id}
                axis={axis}
                now={now}
                name={`${line.white} – ${line.black}`}
                href={`/game/${line.game_id}`}
                latest={line.latest_ms === null ? "∞" : shortDayText(line.latest_ms)}
              >
                <Bar axis={axis} kind="outlook" from={now} until={line.latest_ms} />
              </Strip>
            ))}
          </tbody>
        </table>
      </TableRoom>
      {games.length > 0 && <p class="note">{words.latestHint}</p>}
    </section>
  );
}

function Months({ axis }: { axis: Axis }) {
  return (
    <div class="timeline-axis" aria-hidden="true">
      {axis.labels.map(({ month, left, width }) => (
        <span key={month} style={{ left: `${left}%`, width: `${width}%` }}>
          {monthText(month)}
        </span>
      ))}
    </div>
  );
}

interface StripProps {
  axis: Axis;
  now: number;
  name: string;
  href?: string;
  latest?: string;
  children: preact.ComponentChildren;
}

function Strip({ axis, now, name, href, latest = "", children }: StripProps) {
  return (
    <tr>
      <th scope="row" class="name-column">
        {href ? <a href={href}>{name}</a> : name}
      </th>
      <td>
        <div class="timeline-strip">
          {axis.months.map((month) => (
            <u key={month} style={{ left: `${axis.place(month)}%` }} />
          ))}
          {children}
          <i style={{ left: `${axis.place(now)}%` }} />
        </div>
      </td>
      <td class="timeline-date">{latest}</td>
    </tr>
  );
}

interface BarProps {
  axis: Axis;
  kind: string;
  from: number;
  until: number | null;
}

function Bar({ axis, kind, from, until }: BarProps) {
  const left = axis.place(from);
  const width = axis.place(until ?? axis.until) - left;
  const state = named(messages.vacation.states, kind);
  const told = spanText({ start_ms: from, end_ms: until });
  const whole = state ? joined(state, told) : told;
  return (
    <span
      class={`timeline-bar ${kind}`}
      role="img"
      aria-label={whole}
      title={whole}
      style={{ left: `${left}%`, width: `max(3px, ${width}%)` }}
    />
  );
}
