// The leaderboard of one pool, page by page.

import "../components/reach.css";
import "./best.css";
import { Rest } from "../components/more.tsx";
import { useKeptList } from "../loading/kept.ts";
import { useBegun } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import type { Pool } from "../net/api.ts";
import { addressOf, leadersOf } from "./leaderboard.ts";
import { Leaders } from "./leaders.tsx";

export function OnePool({ variant, speed }: Pool) {
  const wanted = useBegun(() => leadersOf({ variant, speed }), [variant, speed]);
  const { list, busy } = useKeptList(wanted);
  const leaders = list.items.value;
  const words = messages.leaderboard;
  return (
    <section class="best-column" aria-labelledby="pool-title">
      <header>
        <h2 id="pool-title">{messages.speeds[speed]}</h2>
        <a class="small reach" href={addressOf({ variant, speed: null })}>
          {messages.finder.everySpeed}
        </a>
      </header>
      {leaders?.length === 0 && <p class="empty muted">{words.empty}</p>}
      <Leaders leaders={leaders ?? []} busy={busy} />
      <Rest list={list} label={words.more} />
    </section>
  );
}
