// The rounds of a tournament: each pairing with the players' points before it, and its score.

import "../components/table.css";
import "../components/page.css";
import "./rounds.css";
import { type ComponentChildren, Fragment } from "preact";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import type { TournamentRound } from "../net/api.ts";
import { username } from "../session/account.ts";
import { PlayerName } from "./card.tsx";
import { type Encounter, encounterScore, isOver, pointsBefore, scoreOfGame } from "./cells.ts";
import { GameActs } from "./director/game-acts.tsx";
import { RunningBoards } from "./running-boards.ts";
import { pointsText } from "./sentences.ts";
import type { TournamentPage } from "./tournament.ts";

interface Props {
  page: TournamentPage;
}

export function Rounds({ page }: Props) {
  const directs = page.directs.value;
  const rounds = page.rounds.value.filter(({ state }) => state !== "drawn");
  if (rounds.length === 0) return <p class="empty muted">{messages.tournaments.noRounds}</p>;
  return (
    <>
      {[...rounds].reverse().map((round, i) => (
        <Fragment key={round.n}>
          <RoundTable
            page={page}
            round={round}
            acts={directs ? (encounter) => <Acts page={page} of={encounter} /> : undefined}
          />
          {i === 0 && <RunningBoards page={page} />}
        </Fragment>
      ))}
    </>
  );
}

function Acts({ page, of: { players, games, results } }: Props & { of: Encounter }) {
  return (
    <GameActs
      page={page}
      names={players.join(" – ")}
      games={games.map((id, i) => ({ id, open: results[i] === "open" }))}
    />
  );
}

interface TableProps extends Props {
  round: TournamentRound;
  /** The last column of a row, for directors. */
  acts?: ((encounter: Encounter) => ComponentChildren) | undefined;
  /** Shown below the pairings. */
  children?: ComponentChildren;
}

export function RoundTable({ page, round, acts, children }: TableProps) {
  const words = messages.tournaments;
  const points = pointsBefore(page.rounds.value, round.n);
  return (
    <section class="round card flush">
      <h2>
        {messages.tournamentRow.round({ n: round.n })}{" "}
        <span class={`round-state ${round.state}`}>
          {words.roundStates[round.state] ?? round.state}
        </span>
        <a
          class="print-round small"
          href={`/tournament/${page.id}?print&round=${round.n}`}
          aria-label={joined(
            messages.directing.print,
            messages.tournamentRow.round({ n: round.n }),
          )}
        >
          {messages.directing.print}
        </a>
      </h2>
      <table class="table pairings">
        <tbody>
          {round.encounters.map((encounter) => (
            <Pairing
              key={encounter.board}
              page={page}
              encounter={encounter}
              points={points}
              acts={acts}
            />
          ))}
        </tbody>
      </table>
      {children}
    </section>
  );
}

interface PairingProps extends Props {
  encounter: Encounter;
  points: ReadonlyMap<string, number>;
  acts: TableProps["acts"];
}

function Pairing({ page, encounter, points, acts }: PairingProps) {
  const [one = null, other = null] = encounter.players;
  const mine = username.value !== null && encounter.players.includes(username.value);
  return (
    <tr class={mine ? "own" : undefined}>
      <td class="board-number muted">{encounter.board}</td>
      <Side page={page} name={one} points={points} first />
      <td class="score">{other === null ? messages.tournaments.bye : <Score of={encounter} />}</td>
      <Side page={page} name={other} points={points} />
      <td class="more">
        {encounter.opening && (
          <span class="muted small" title={messages.drawn.opening}>
            {encounter.opening.name}
          </span>
        )}
        {acts?.(encounter)}
      </td>
    </tr>
  );
}

/** The score, which leads to the game; with several games, each score leads to its own. */
function Score({ of: encounter }: { of: Encounter }) {
  const { games } = encounter;
  const [only] = games;
  const score = encounterScore(encounter);
  if (only !== undefined && games.length === 1)
    return (
      <a class={isOver(encounter) ? "score-link" : "score-link running"} href={`/game/${only}`}>
        {score === "–" ? messages.cup.watch : score}
      </a>
    );
  return (
    <>
      <span class="score-link">{score}</span>
      {games.map((game, i) => (
        <a
          key={game}
          class="score-link small"
          href={`/game/${game}`}
          aria-label={`${messages.tournaments.game({ n: i + 1 })} ${scoreOfGame(encounter, i)}`}
        >
          {encounter.results[i] === "open" ? messages.cup.watch : scoreOfGame(encounter, i)}
        </a>
      ))}
    </>
  );
}

interface SideProps extends Props {
  name: string | null;
  points: ReadonlyMap<string, number>;
  first?: boolean;
}

/** A player with their points before the round: outside the names, so that these stand together. */
function Side({ page, name, points, first = false }: SideProps) {
  const entry = page.state.value?.entries.find(({ username: one }) => one === name);
  const before = (
    <td class="before muted" title={messages.cup.pointsBefore}>
      {name === null ? "" : pointsText(points.get(name) ?? 0)}
    </td>
  );
  return (
    <>
      {first && before}
      <td class={first ? "side first-side" : "side"}>
        {name && (
          <>
            <PlayerName page={page} name={name} bot={entry?.bot ?? false} />
            {entry && <span class="entry-rating muted small"> {entry.rating}</span>}
          </>
        )}
      </td>
      {!first && before}
    </>
  );
}
