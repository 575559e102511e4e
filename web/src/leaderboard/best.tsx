// The ten best of each speed, in columns.

import "../components/reach.css";
import "./best.css";
import { Failed } from "../components/failed.tsx";
import { useResource } from "../loading/resource.ts";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import type { Pool, Speed } from "../net/api.ts";
import { playersApi } from "../net/players.ts";
import { addressOf } from "./leaderboard.ts";
import { Leaders } from "./leaders.tsx";

/** The most played speeds first. */
export const columns: readonly Speed[] = [
  "blitz",
  "rapid",
  "correspondence",
  "bullet",
  "classical",
  "ultrabullet",
];

export function BestOfEach({ variant }: { variant: Pool["variant"] }) {
  const asked = useResource(() => playersApi.leaderboards(variant), [variant]);
  const boards = asked.answer.value?.items;
  if (!boards && asked.trouble.value)
    return <Failed again={() => void asked.again()}>{asked.trouble.value}</Failed>;
  const leadersAt = (speed: Speed) => boards?.find((board) => board.speed === speed)?.leaders ?? [];
  const shown = columns.filter((speed) => !boards || leadersAt(speed).length > 0);
  if (shown.length === 0) return <p class="empty muted">{messages.leaderboard.empty}</p>;
  return (
    <div class="best-columns" aria-busy={!boards}>
      {(boards ? shown : shown.slice(0, 3)).map((speed) => (
        <section key={speed} class="best-column" aria-labelledby={`best-${speed}`}>
          <header>
            <h2 id={`best-${speed}`}>{messages.speeds[speed]}</h2>
            <a
              class="small reach"
              href={addressOf({ variant, speed })}
              aria-label={joined(messages.speeds[speed], messages.leaderboard.more)}
            >
              {messages.finder.all}
            </a>
          </header>
          <Leaders leaders={leadersAt(speed)} busy={!boards} />
        </section>
      ))}
    </div>
  );
}
