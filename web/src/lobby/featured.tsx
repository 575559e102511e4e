import "../components/board-shapes.css";
import "../components/player-name.css";
import "./featured.css";
import { Diagram } from "../components/diagram.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { otherRuleset, playedText } from "../labels/ruleset.ts";
import { isDraughts, variantName } from "../labels/variants.ts";
import { messages } from "../messages/messages.ts";
import type { GameRow } from "../net/api.ts";
import { rulesLoaded } from "../net/connection.ts";
import { playersOf } from "../net/seats.ts";
import type { Rules } from "../rules/rules.ts";
import { username } from "../session/account.ts";
import { waitingGames } from "../session/games.ts";
import { FeaturedShape } from "./featured-shape.tsx";
import type { Lobby } from "./lobby.ts";

const Watched = lazilyWithin("games/watched", ["game"], () => import("../games/watched.tsx"));

const Running = lazilyWithin(
  "lobby/running",
  ["game"],
  () => import("./running.tsx"),
  () => <FeaturedShape />,
);

/** The board in the middle of the front page: the user's next game, or a game in progress. */
export function Featured({ lobby }: { lobby: Lobby }) {
  const rules = rulesLoaded.value;
  const game = lobby.featured.value;
  if (rules && game && !isDraughts(game.variant))
    return <OtherGame key={game.id} row={game} rules={rules} lobby={lobby} />;
  if (rules && game) return <DraughtsGame key={game.id} row={game} rules={rules} lobby={lobby} />;
  const { variant } = lobby.chosen.value;
  return (
    <section class="featured" aria-busy={!rules || game === undefined}>
      <p class="featured-caption muted small">{game === null && messages.lobby.nobody}</p>
      <div class="featured-game">
        <p class="featured-player player-name">{rules && variantName(variant)}</p>
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
    <section class="featured" aria-label={captionOf(row)}>
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

function captionOf({ id }: GameRow) {
  const mine = waitingGames.value.some((game) => game.id === id);
  return mine ? messages.lobby.yourNext : messages.lobby.featured;
}

function Caption({ row }: { row: GameRow }) {
  const named = !isDraughts(row.variant) || otherRuleset(row) !== null;
  return (
    <p class="featured-caption muted small">
      {captionOf(row)}
      {named && ` · ${playedText(row)}`}
    </p>
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
    <section class="featured" aria-label={captionOf(row)}>
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
