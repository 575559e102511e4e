import { useEffect, useMemo } from "preact/hooks";
import type { Speed, VariantKey } from "../api.ts";
import { rulesLoaded } from "../connection.ts";
import { speeds } from "../leaderboard/leaderboard.ts";
import { messages } from "../messages/messages.ts";
import { BoardShapes } from "../parts/board-shapes.tsx";
import { ClockFace } from "../parts/clock-face.tsx";
import { Select, Trouble } from "../parts/controls.tsx";
import { More } from "../parts/more.tsx";
import { Rating } from "../parts/rating.tsx";
import { StaticBoard } from "../parts/static-board.tsx";
import { navigate } from "../router.ts";
import type { Rules } from "../rules.ts";
import { playedText } from "../ruleset.ts";
import { controlText } from "../time.ts";
import { useTitle } from "../title.ts";
import { groupedVariants, variantKeys } from "../variants.ts";
import { type CurrentGame, CurrentGames, type Wanted } from "./games.ts";

const words = messages.current;

const liveSpeeds = speeds.filter((speed) => speed !== "correspondence");

function wantedOf(query: URLSearchParams): Wanted {
  const variant = variantKeys.find((key) => key === query.get("variant")) ?? "";
  const speed = liveSpeeds.find((each) => each === query.get("speed")) ?? "";
  return { variant, speed };
}

/** All live games that run, as boards that move. */
export default function CurrentGamesRoute({ query }: { query: string }) {
  const wanted = useMemo(() => wantedOf(new URLSearchParams(query)), [query]);
  const current = useMemo(() => new CurrentGames(wanted), [wanted]);
  useEffect(() => () => current.dispose(), [current]);
  useTitle(words.title);
  return (
    <main id="content" class="page current-games">
      <header class="page-head">
        <h1>{words.title}</h1>
        <Filters wanted={wanted} />
      </header>
      <Trouble>{current.trouble.value}</Trouble>
      <Boards current={current} />
    </main>
  );
}

function Filters({ wanted }: { wanted: Wanted }) {
  const choose = (changed: Partial<Wanted>) => {
    const chosen = Object.entries({ ...wanted, ...changed }).filter(([, value]) => value !== "");
    const query = new URLSearchParams(chosen).toString();
    navigate(query === "" ? "/games" : `/games?${query}`, { replace: true });
  };
  return (
    <div class="filters">
      <Select
        label={messages.lobby.variant}
        value={wanted.variant}
        options={[["", messages.profile.anyVariant]]}
        groups={groupedVariants()}
        onChange={(variant) => choose({ variant: variant as VariantKey | "" })}
      />
      <Select
        label={messages.search.speed}
        value={wanted.speed}
        options={[
          ["", words.anySpeed] as const,
          ...liveSpeeds.map((speed) => [speed, messages.speeds[speed] ?? speed] as const),
        ]}
        onChange={(speed) => choose({ speed: speed as Speed | "" })}
      />
    </div>
  );
}

function Boards({ current }: { current: CurrentGames }) {
  const games = current.games.value;
  const rules = rulesLoaded.value;
  if (games === null || rules === null)
    return <BoardShapes list="current-boards" card="current-card" />;
  if (games.length === 0) {
    return (
      <p class="empty muted">
        {words.none} <a href="/">{words.start}</a>
      </p>
    );
  }
  return (
    <>
      <ul class="current-boards">
        {games.map((game) => (
          <BoardCard key={game.row.id} game={game} rules={rules} />
        ))}
      </ul>
      <More show={current.more.value && (() => current.showMore())} />
    </>
  );
}

/** A board that moves, with its players; the whole card leads to the game. */
export function BoardCard({ game, rules }: { game: CurrentGame; rules: Rules }) {
  const { row } = game;
  const variant = rules.variant(row.variant);
  return (
    <li class="current-card">
      <Side game={game} side="black" />
      <StaticBoard
        geometry={variant.geometry}
        fen={game.fen.value}
        label={messages.game.title(row.white, row.black)}
      />
      <Side game={game} side="white" />
      <p class="muted small current-facts">
        {[playedText(row), controlText(row.time_control), messages.rated(row.rated)].join(" · ")}
      </p>
      <a class="current-link" href={`/game/${row.id}`}>
        <span class="visually-hidden">{messages.game.title(row.white, row.black)}</span>
      </a>
    </li>
  );
}

function Side({ game, side }: { game: CurrentGame; side: "white" | "black" }) {
  const rating = game.row.ratings?.[side];
  return (
    <div class="current-side">
      <span class={`stone ${side}`} role="img" aria-label={messages.color[side]} />
      <span class="player-name">{game.row[side]}</span>
      {rating && <Rating rating={rating.rating} provisional={rating.provisional} />}
      <Time game={game} side={side} />
    </div>
  );
}

function Time({ game, side }: { game: CurrentGame; side: "white" | "black" }) {
  const { clock } = game;
  if (game.over.value) return <span class="current-end">{game.result.value ?? "–"}</span>;
  return clock.value === null ? null : (
    <ClockFace clock={clock.value} side={side} live={game.row.pace === "live"} />
  );
}
