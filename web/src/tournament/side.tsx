// The column next to the tables: the user's games, and the facts of the tournament.

import "../components/stone.css";
import "./director/unfolded.css";
import "./lines.css";
import "./side.css";
import { Card } from "../components/card.tsx";
import { ResultSign } from "../components/result-sign.tsx";
import { messages, named } from "../messages/messages.ts";
import type { GameRow, Tournament } from "../net/api.ts";
import { socket } from "../net/connection.ts";
import { inTurn, othersThan } from "../net/seats.ts";
import { username } from "../session/account.ts";
import { shownName } from "./card.tsx";
import { type Encounter, signOf } from "./cells.ts";
import { conditions, factsOf } from "./conditions.ts";
import { Files } from "./director/files.tsx";
import { leftText, soonMs } from "./left.ts";
import type { TournamentPage } from "./tournament.ts";

interface Props {
  page: TournamentPage;
}

export default function Side({ page, tournament }: Props & { tournament: Tournament }) {
  return (
    <>
      <MyGames page={page} />
      <About page={page} tournament={tournament} />
    </>
  );
}

const mostShown = 6;

/** The user's games: those in progress first, then the latest results. */
function MyGames({ page }: Props) {
  const words = messages.cup;
  const name = username.value;
  const row = page.crosstable.value.find((one) => one.username === name);
  const running = page.running.mine.value;
  if (name === null || (running.length === 0 && !row)) return null;
  const finished = (row?.cells ?? []).filter((cell) => cell.opponent !== null && !cell.open);
  const shown = [...finished].reverse().slice(0, Math.max(1, mostShown - running.length));
  const all = (row?.cells ?? []).filter((cell) => cell.opponent !== null).length;
  return (
    <Card
      flush
      title={words.myGames}
      end={
        all > 0 && <span class="muted small">{words.finishedOf({ n: finished.length, all })}</span>
      }
    >
      <ul class="side-games">
        {running.map((game) => (
          <Running key={game.id} page={page} game={game} name={name} />
        ))}
        {shown.map((cell) => {
          const encounter = page.rounds.value
            .find(({ n }) => n === cell.round)
            ?.encounters.find(({ players }) => players.includes(name));
          return (
            <li key={cell.round} class="side-game">
              <Stone white={cell.white ?? isFirst(encounter, name)} />
              <span class="opponent">{shownName(page, cell.opponent ?? "")}</span>
              <ResultSign {...signOf(name, cell, encounter)} />
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        class="side-all"
        onClick={() => {
          page.showGamesOf(name);
          page.show("games");
        }}
      >
        {words.allMine}
      </button>
    </Card>
  );
}

const isFirst = (encounter: Encounter | undefined, name: string) => encounter?.players[0] === name;

function Stone({ white }: { white: boolean }) {
  const side = white ? "white" : "black";
  return <span class={`stone ${side}`} role="img" aria-label={messages.color[side]} />;
}

function Running({ page, game, name }: Props & { game: GameRow; name: string }) {
  const mine = inTurn(game) === name;
  const left = game.deadline_ms === null ? null : game.deadline_ms - socket.serverNow();
  const look = !mine ? "muted" : left !== null && left < soonMs ? "hurry" : "turn";
  return (
    <li>
      <a class="side-game" href={`/game/${game.id}`}>
        <Stone white={game.white === name} />
        <span class="opponent">{shownName(page, othersThan(game, name))}</span>
        <span class={`time-left ${look}`}>
          {left === null ? messages.cup.playing : leftText(left)}
        </span>
      </a>
    </li>
  );
}

/** What players should know before they enter. */
export function About({ page, tournament }: Props & { tournament: Tournament }) {
  const words = messages.cup;
  return (
    <Card title={words.about}>
      {tournament.description && <p class="description">{tournament.description}</p>}
      <dl class="side-facts">
        <div>
          <dt>{words.directors({ n: tournament.directors.length })}</dt>
          <dd>
            {tournament.directors.map((name, i) => (
              <span key={name}>
                {i > 0 && ", "}
                <a href={`/@/${encodeURIComponent(name)}`}>{name}</a>
              </span>
            ))}
          </dd>
        </div>
        {factsOf(tournament).map(([label, value]) => (
          <div key={label}>
            <dt>{named(words.facts, label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details class="act-form" open={tournament.status === "announced"}>
        <summary>{words.conditions}</summary>
        <ul class="conditions">
          {conditions(tournament).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      <Files id={page.id} variant={tournament.variant} />
    </Card>
  );
}
