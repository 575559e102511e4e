import "../components/filters.css";
import "./board-card.css";
import "./view.css";
import { useEffect, useMemo } from "preact/hooks";
import { BoardShapes } from "../components/board-shapes.tsx";
import { Select, Trouble } from "../components/controls.tsx";
import { More } from "../components/more.tsx";
import { groupedVariants, otherGames, playedKeys } from "../labels/variants.ts";
import { speeds } from "../leaderboard/leaderboard.ts";
import { Kept } from "../loading/kept.ts";
import { messages } from "../messages/messages.ts";
import { navigate } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import type { Speed, VariantKey } from "../net/api.ts";
import { rulesLoaded } from "../net/connection.ts";
import { BoardCard } from "./board-card.tsx";
import { CurrentGames, type Wanted } from "./games.ts";

const words = messages.current;

const liveSpeeds = speeds.filter((speed) => speed !== "correspondence");

function wantedOf(query: URLSearchParams): Wanted {
  const variant = playedKeys.find((key) => key === query.get("variant")) ?? "";
  const speed = liveSpeeds.find((each) => each === query.get("speed")) ?? "";
  return { variant, speed };
}

/** All live games in progress, as live boards. */
export default function CurrentGamesRoute({ query }: { query: string }) {
  const wanted = useMemo(() => wantedOf(new URLSearchParams(query)), [query]);
  const current = useMemo(() => new CurrentGames(wanted), [wanted]);
  useEffect(() => () => current.dispose(), [current]);
  useTitle(messages.site.currentGames);
  return (
    <main id="content" class="page current-games">
      <header class="page-head">
        <h1>{messages.site.currentGames}</h1>
        <Filters wanted={wanted} />
      </header>
      <Trouble>{current.trouble.value}</Trouble>
      <Boards wanted={current} />
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
        label={messages.labels.variant}
        value={wanted.variant}
        options={[["", messages.labels.anyVariant], ...otherGames()]}
        groups={groupedVariants()}
        onChange={(variant) => choose({ variant: variant as VariantKey | "" })}
      />
      <Select
        label={messages.labels.speed}
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

function Boards({ wanted }: { wanted: CurrentGames }) {
  const kept = useMemo(() => new Kept<CurrentGames>(), []);
  const ready = wanted.games.value !== null || wanted.trouble.value !== null;
  const current = kept.show(wanted, ready);
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
      <ul class="current-boards" aria-busy={!ready}>
        {games.map((game) => (
          <BoardCard key={game.row.id} game={game} rules={rules} />
        ))}
      </ul>
      <More show={current.more.value && (() => current.showMore())} />
    </>
  );
}
