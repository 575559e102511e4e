// A player's ratings: a list of pools, and the graph of the chosen one.

import "../components/reach.css";
import "./overview.css";
import "./ratings.css";
import { useSignal } from "@preact/signals";
import { Choice } from "../components/controls.tsx";
import { ratingText } from "../components/rating.tsx";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { shortDayText } from "../messages/when.ts";
import type { Profile as Facts, PoolRating, RatingPoint } from "../net/api.ts";
import { graphOf, pointsSince, sampleOf } from "./graph.ts";
import { keyOf, type Profile } from "./profile.ts";
import { percent, poolText } from "./score-text.ts";

const words = messages.profile;

export function RatingList({ profile, facts }: { profile: Profile; facts: Facts }) {
  const chosen = profile.pool.value;
  return (
    <section class="profile-card" aria-labelledby="ratings-title">
      <div class="section-head">
        <h2 id="ratings-title">{words.ratings}</h2>
        <Form facts={facts} />
      </div>
      {facts.ratings.length === 0 && <p class="empty muted">{words.noRatings}</p>}
      <ul class="rating-rows">
        {facts.ratings.map((pool) => (
          <li key={keyOf(pool)}>
            <button
              type="button"
              class="rating-row"
              aria-pressed={pool === chosen}
              onClick={() => profile.choose(pool)}
            >
              <span class="rating-row-pool">
                <span>{poolText(pool.pool, pool.speed)}</span>
                <span class="small muted">{messages.finder.gamesPlayed({ n: pool.games })}</span>
              </span>
              <strong
                class="rating-row-now"
                title={pool.provisional ? messages.rating.provisional : messages.rating.title}
              >
                {ratingText(pool)}
              </strong>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Span = "month" | "year" | "all";
const days: Readonly<Record<Span, number>> = {
  month: 30,
  year: 365,
  all: Number.POSITIVE_INFINITY,
};

export function RatingGraph({ profile }: { profile: Profile }) {
  const span = useSignal<Span>("all");
  const pool = profile.pool.value;
  const points = useResource(
    () => (pool ? profile.history(pool) : Promise.resolve([])),
    [profile, pool],
  ).answer.value;
  if (!pool) return null;
  const shown = pointsSince(points ?? [], days[span.value], Date.now());
  const spans = messages.finder.spans;
  return (
    <section class="profile-card rating-graph" aria-labelledby="graph-title">
      <div class="section-head">
        <h2 id="graph-title">{poolText(pool.pool, pool.speed)}</h2>
        <Choice
          label={messages.finder.span}
          hideLabel
          value={span.value}
          options={[
            ["month", spans.month],
            ["year", spans.year],
            ["all", spans.all],
          ]}
          onChange={(value) => {
            span.value = value;
          }}
        />
      </div>
      <Curve points={shown} />
      <Figures profile={profile} pool={pool} />
      <a class="small reach" href={`/leaderboard?variant=${pool.pool}&speed=${pool.speed}`}>
        {messages.leaderboard.title}
      </a>
    </section>
  );
}

/** Games, wins, draws and losses in the pool. */
function Figures({ profile, pool }: { profile: Profile; pool: PoolRating }) {
  const score = profile.scores.value.find(
    ({ variant, speed }) => variant === pool.pool && speed === pool.speed,
  );
  if (!score) return null;
  const { won, drawn, lost } = score;
  const facts = [
    [words.played, won + drawn + lost],
    [words.won, won],
    [words.drawn, drawn],
    [words.lost, lost],
    [words.score, percent(score)],
  ] as const;
  return (
    <dl class="rating-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt class="small muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Curve({ points }: { points: readonly RatingPoint[] }) {
  const graph = graphOf(points);
  const [first, last] = [points[0], points.at(-1)];
  if (!graph || !first || !last) return <div class="curve" />;
  return (
    <div class="curve">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0H100M0 50H100M0 100H100" class="curve-bounds" />
        <path d={graph.path} class="curve-line" />
      </svg>
      <span class="curve-most">{graph.most}</span>
      <span class="curve-least">{graph.least}</span>
      <span class="curve-from">{shortDayText(first.at_ms)}</span>
      <span class="curve-to">{shortDayText(last.at_ms)}</span>
      <table class="visually-hidden">
        <caption>{words.graph({ from: first.rating, to: last.rating })}</caption>
        <tbody>
          {sampleOf(points, 12).map(({ at_ms: at, rating, game_id: game }) => (
            <tr key={game}>
              <th scope="row">{shortDayText(at)}</th>
              <td>{rating}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const signs = { won: "+", drawn: "=", lost: "−" } as const;

/** The last results as signs that link to the games. */
function Form({ facts }: { facts: Facts }) {
  if (facts.form.length === 0) return null;
  return (
    <ol class="form-games" aria-label={words.form} title={words.form}>
      {facts.form.slice(0, 5).map(({ game_id: game, result }) => (
        <li key={game}>
          <a class={`form-game ${result}`} href={`/game/${game}`} aria-label={words[result]}>
            {signs[result]}
          </a>
        </li>
      ))}
    </ol>
  );
}
