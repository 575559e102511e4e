// A player's ratings: one card per pool, with a graph.

import { useResource } from "../loading/resource.ts";
import { dateText } from "../messages/instants.ts";
import "./ratings.css";
import { Rating } from "../components/rating.tsx";
import { poolName } from "../labels/variants.ts";
import { messages, named } from "../messages/messages.ts";
import type { Profile as Facts, PoolRating, RatingPoint } from "../net/api.ts";
import { graphOf } from "./graph.ts";
import type { Profile } from "./profile.ts";

const words = messages.profile;

/** "International · Blitz". */
export function poolText(pool: string, speed: string): string {
  return `${poolName(pool)} · ${named(messages.speeds, speed) ?? speed}`;
}

export function Ratings({ profile, facts }: { profile: Profile; facts: Facts }) {
  return (
    <section aria-labelledby="ratings-title">
      <div class="section-head">
        <h2 id="ratings-title">{words.ratings}</h2>
        <Form facts={facts} />
      </div>
      {facts.ratings.length === 0 ? (
        <p class="empty muted">{words.noRatings}</p>
      ) : (
        <ul class="rating-cards">
          {facts.ratings.map((pool) => (
            <RatingCard key={`${pool.pool} ${pool.speed}`} profile={profile} pool={pool} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RatingCard({ profile, pool }: { profile: Profile; pool: PoolRating }) {
  const points = useResource(() => profile.history(pool), [profile, pool]).answer.value;
  const { pool: key, speed, rating, provisional, games } = pool;
  return (
    <li class="rating-card">
      <a class="rating-pool" href={`/leaderboard?variant=${key}&speed=${speed}`}>
        {poolText(key, speed)}
      </a>
      <p class="rating-now">
        <Rating rating={rating} provisional={provisional} />
        <span class="muted small">
          {words.played} {games}
        </span>
      </p>
      <Curve points={points} />
    </li>
  );
}

function Curve({ points }: { points: readonly RatingPoint[] | null }) {
  const graph = graphOf(points ?? []);
  const [first, last] = [points?.[0], points?.at(-1)];
  if (!graph || !first || !last) return <div class="curve" />;
  return (
    <div class="curve" role="img" aria-label={words.graph({ from: first.rating, to: last.rating })}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0H100M0 100H100" class="curve-bounds" />
        <path d={graph.path} class="curve-line" />
      </svg>
      <span class="curve-most">{graph.most}</span>
      <span class="curve-least">{graph.least}</span>
      <span class="curve-from">{dateText(first.at_ms)}</span>
      <span class="curve-to">{dateText(last.at_ms)}</span>
    </div>
  );
}

const signs = { won: "+", drawn: "=", lost: "−" } as const;

/** The last results as signs that link to the games. */
function Form({ facts }: { facts: Facts }) {
  if (facts.form.length === 0) return null;
  return (
    <ol class="form-games" aria-label={words.form} title={words.form}>
      {facts.form.map(({ game_id: game, result }) => (
        <li key={game}>
          <a class={`form-game ${result}`} href={`/game/${game}`} aria-label={words[result]}>
            {signs[result]}
          </a>
        </li>
      ))}
    </ol>
  );
}
