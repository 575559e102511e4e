import "../components/board-shapes.css";
import "../components/player-name.css";
import "../components/reach.css";
import "./featured.css";
import { useEffect } from "preact/hooks";
import { Diagram } from "../components/diagram.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { playedText } from "../labels/ruleset.ts";
import { isDraughts } from "../labels/variants.ts";
import { messages } from "../messages/messages.ts";
import type { GameRow } from "../net/api.ts";
import { rulesLoaded } from "../net/connection.ts";
import { playersOf } from "../net/seats.ts";
import type { Rules } from "../rules/rules.ts";
import { username } from "../session/account.ts";
import { FeaturedShape } from "./featured-shape.tsx";
import type { Lobby } from "./lobby.ts";

const Watched = lazilyWithin("games/watched", ["game"], () => import("../games/watched.tsx"));

const Running = lazilyWithin(
  "lobby/running",
  ["game"],
  () => import("./running.tsx"),
  () => <FeaturedShape />,
);

/** The top game. */
export function Featured({ lobby }: { lobby: Lobby }) {
  useEffect(() => void lobby.chooseFeatured(), [lobby]);
  const rules = rulesLoaded.value;
  const game = lobby.featured.value;
  if (rules && game && !isDraughts(game.variant))
    return <OtherGame key={game.id} row={game} rules={rules} lobby={lobby} />;
  if (rules && game) return <DraughtsGame key={game.id} row={game} rules={rules} lobby={lobby} />;
  const { variant } = lobby.chosen.value;
  return (
    <section class="featured" aria-busy={!rules || game === undefined}>
      <Caption row={null} />
      <div class="featured-game">
        <p class="featured-player muted">{game === null && messages.lobby.nobody}</p>
        {rules ? (
          <Diagram rules={rules} variant={variant} label={messages.board.start} />
        ) : (
          <div class="board-shape" />
        )}
        <p class="featured-player" />
      </div>
    </section>
  );
}

/** A game other than draughts. Its code is loaded separately. */
function OtherGame({ row, rules, lobby }: RunningProps) {
  return (
    <section class="featured" aria-label={messages.lobby.featured}>
      <Caption row={row} />
      <Watched
        row={row}
        rules={rules}
        reader={username.value}
        over={() => void lobby.chooseFeatured()}
      />
    </section>
  );
}

function Caption({ row }: { row: GameRow | null }) {
  return (
    <header class="featured-caption">
      <h2>{messages.lobby.featured}</h2>
      {row && <span class="muted small">{playedText(row)}</span>}
      <a class="small reach" href="/games">
        {messages.lobby.liveGames}
      </a>
    </header>
  );
}

interface RunningProps {
  row: GameRow;
  rules: Rules;
  lobby: Lobby;
}

/** A game of draughts. Its code is loaded after the page. */
function DraughtsGame({ row, rules, lobby }: RunningProps) {
  return (
    <section class="featured" aria-label={messages.lobby.featured}>
      <Caption row={row} />
      <div class="featured-game">
        <Running row={row} rules={rules} over={() => void lobby.chooseFeatured()} />
        <a class="featured-link" href={`/game/${row.id}`}>
          <span class="visually-hidden">{playersOf(row).join(" – ")}</span>
        </a>
      </div>
    </section>
  );
}
