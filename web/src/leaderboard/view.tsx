import "../components/filters.css";
import "../components/score-table.css";
import "../components/table.css";
import "./view.css";
import { useMemo } from "preact/hooks";
import { Select } from "../components/controls.tsx";
import { Rest } from "../components/more.tsx";
import { groupedVariants, otherPools, poolKeys } from "../labels/variants.ts";
import { useKeptList } from "../loading/kept.ts";
import { useBegun } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { navigate } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import type { Pool } from "../net/api.ts";
import { username } from "../session/account.ts";
import { leadersOf, poolOf, speeds } from "./leaderboard.ts";

const words = messages.leaderboard;

export default function LeaderboardRoute({ query }: { query: string }) {
  const pool = useMemo(() => poolOf(new URLSearchParams(query), poolKeys), [query]);
  const leaders = useBegun(() => leadersOf(pool), [pool]);
  useTitle(words.title);
  return (
    <main id="content" class="page leaderboard">
      <header class="page-head">
        <h1>{words.title}</h1>
        <PoolChoice pool={pool} />
      </header>
      <p class="muted">{words.lead}</p>
      <Leaders wanted={leaders} />
    </main>
  );
}

function PoolChoice({ pool }: { pool: Pool }) {
  const choose = (changed: Partial<Pool>) =>
    navigate(`/leaderboard?${new URLSearchParams({ ...pool, ...changed })}`, { replace: true });
  return (
    <div class="filters">
      <Select
        label={messages.labels.variant}
        value={pool.variant}
        options={otherPools()}
        groups={groupedVariants()}
        onChange={(variant) => choose({ variant: variant as Pool["variant"] })}
      />
      <Select
        label={messages.labels.speed}
        value={pool.speed}
        options={speeds.map((speed) => [speed, messages.speeds[speed] ?? speed] as const)}
        onChange={(speed) => choose({ speed: speed as Pool["speed"] })}
      />
    </div>
  );
}

function Leaders({ wanted }: { wanted: ReturnType<typeof leadersOf> }) {
  const { list, busy } = useKeptList(wanted);
  const leaders = list.items.value;
  if (leaders === null && list.trouble.value) return <Rest list={list} />;
  if (leaders?.length === 0) return <p class="empty muted">{words.empty}</p>;
  return (
    <>
      <table class="table score-table leaders" aria-busy={busy}>
        <thead>
          <tr>
            <th>{messages.labels.rank}</th>
            <th class="leader-name">{messages.labels.player}</th>
            <th>{messages.rating.title}</th>
            <th>{messages.profile.played}</th>
          </tr>
        </thead>
        <tbody>
          {leaders?.map(({ rank, username: name, rating, games }) => (
            <tr key={name} class={name === username.value ? "mine" : undefined}>
              <td>{rank}</td>
              <th scope="row" class="leader-name">
                <a href={`/@/${encodeURIComponent(name)}`}>{name}</a>
              </th>
              <td>{rating}</td>
              <td>{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Rest list={list} label={words.more} />
    </>
  );
}
