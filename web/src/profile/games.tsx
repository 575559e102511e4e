// A player's games, newest first.

import "../components/filters.css";
import "../components/game-rows.css";
import "../components/outcome.css";
import type { Color } from "../board/position.ts";
import { Select } from "../components/controls.tsx";
import { Ago } from "../components/dates/ago.tsx";
import { Icon } from "../components/icons.tsx";
import { Rest } from "../components/more.tsx";
import { SideMark } from "../components/side-mark.tsx";
import { withScore } from "../labels/result.ts";
import { playedText } from "../labels/ruleset.ts";
import { controlText } from "../labels/time.ts";
import { groupedVariants, otherGames } from "../labels/variants.ts";
import { useKeptList } from "../loading/kept.ts";
import { messages } from "../messages/messages.ts";
import { endingText, winnerOf } from "../messages/sentences.ts";
import {
  type GameRow,
  historyAddress,
  recordsAddress,
  type Status,
  type VariantKey,
} from "../net/api.ts";
import { inTurn, othersThan } from "../net/seats.ts";
import { username } from "../session/account.ts";
import type { Profile } from "./profile.ts";
import { searchAddress } from "./scores.tsx";

const words = messages.profile;

export function GamesTab({ profile, name }: { profile: Profile; name: string }) {
  return (
    <section aria-labelledby="games-title">
      <div class="section-head">
        <h2 id="games-title">{words.games}</h2>
        <Filters profile={profile} />
      </div>
      <Games profile={profile} name={name} />
      <div class="button-row">
        <a class="button" href={searchAddress(name)}>
          {words.find}
        </a>
        <a class="button" href={historyAddress(name)} download={`${name}.pdn`}>
          <Icon name="download" />
          {words.download}
        </a>
        <a class="button" href={recordsAddress(name)} download={`${name}.txt`}>
          <Icon name="download" />
          {words.downloadEvery}
        </a>
      </div>
    </section>
  );
}

const statusOptions = () =>
  [
    ["", words.anyStatus],
    ["playing", words.status.playing],
    ["finished", words.status.finished],
    ["aborted", words.status.aborted],
  ] as const;

function Filters({ profile }: { profile: Profile }) {
  const { status, variant } = profile.filter.value;
  return (
    <div class="filters">
      <Select
        label={words.anyStatus}
        value={status}
        options={statusOptions()}
        onChange={(value) => profile.select({ status: value as Status | "" })}
      />
      <Select
        label={messages.labels.anyVariant}
        value={variant}
        options={[["", messages.labels.anyVariant], ...otherGames()]}
        groups={groupedVariants()}
        onChange={(value) => profile.select({ variant: value as VariantKey | "" })}
      />
    </div>
  );
}

function Games({ profile, name }: { profile: Profile; name: string }) {
  const { list, busy } = useKeptList(profile.games.value);
  const games = list.items.value;
  if (games === null) return list.trouble.value ? <Rest list={list} /> : <GamesShape />;
  return (
    <>
      <GameList games={games} name={name} busy={busy} />
      <Rest list={list} />
    </>
  );
}

interface ListProps {
  games: readonly GameRow[];
  name: string;
  busy?: boolean;
}

export function GameList({ games, name, busy = false }: ListProps) {
  if (games.length === 0)
    return <p class="empty muted">{username.value === name ? words.noneMine : words.none}</p>;
  return (
    <ul class="game-rows" aria-busy={busy}>
      {games.map((game) => (
        <GameLine key={game.id} game={game} name={name} />
      ))}
    </ul>
  );
}

export function GamesShape() {
  return (
    <ul class="game-rows" aria-busy="true">
      {[1, 2, 3, 4, 5].map((row) => (
        <li key={row} class="game-row shape" />
      ))}
    </ul>
  );
}

function outcome(game: GameRow, side: Color): { word: string; kind: string } {
  if (game.status === "playing") return { word: words.status.playing, kind: "playing" };
  if (game.status === "aborted") return { word: words.status.aborted, kind: "aborted" };
  const winner = winnerOf(game.result);
  if (winner === null) return { word: words.drawn, kind: "drawn" };
  return winner === side ? { word: words.won, kind: "won" } : { word: words.lost, kind: "lost" };
}

function outcomeOfSeveral(game: GameRow, name: string): { word: string; kind: string } {
  const seats = game.seats ?? [];
  const place = seats.find(({ username: player }) => player === name)?.place ?? null;
  if (game.status !== "finished" || place === null) return outcome(game, "white");
  return { word: `${place}/${seats.length}`, kind: place === 1 ? "won" : "lost" };
}

/** The result, followed by the points of a match. */
function endedText(game: GameRow): string {
  const how = endingText(game.result, game.reason ?? "", null);
  return game.result === null ? how : withScore(how, game.score);
}

function GameLine({ game, name }: { game: GameRow; name: string }) {
  const side: Color = game.black === name ? "black" : "white";
  const { word, kind } = game.seats ? outcomeOfSeveral(game, name) : outcome(game, side);
  const mine = username.value === name && game.status === "playing" && inTurn(game) === name;
  const how = game.seats
    ? ""
    : game.reason
      ? endedText(game)
      : words.move({ n: Math.floor(game.ply / 2) + 1 });
  return (
    <li class="game-row">
      <SideMark game={game} name={name} />
      <a class="game-row-name" href={`/game/${game.id}`}>
        {othersThan(game, name)}
      </a>
      <span class={`outcome ${kind}`}>{mine ? words.yourTurn : word}</span>
      <span class="game-row-how muted">{how}</span>
      <span class="game-row-kind muted">
        {playedText(game)} · {controlText(game.time_control)}
      </span>
      <Ago class="game-row-when muted" at={game.updated_ms} />
    </li>
  );
}
