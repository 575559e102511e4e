// The games of a tournament by round, of everyone or of one player.

import "../components/stone.css";
import "../components/table.css";
import "../components/page.css";
import "./rounds.css";
import "./games.css";
import { Select } from "../components/controls.tsx";
import { Rest } from "../components/more.tsx";
import { messages } from "../messages/messages.ts";
import { endingText } from "../messages/sentences.ts";
import { dayText } from "../messages/when.ts";
import type { GameRow } from "../net/api.ts";
import { username } from "../session/account.ts";
import { shownName } from "./card.tsx";
import { gameScore } from "./cells.ts";
import { GameActs } from "./director/game-acts.tsx";
import type { TournamentPage } from "./tournament.ts";

interface Props {
  page: TournamentPage;
}

export interface GameGroup {
  /** null for games of no published round. */
  round: number | null;
  games: GameRow[];
}

/** The games by round, latest round first, in the order of the list. */
export function groupsOf(
  games: readonly GameRow[],
  roundOf: ReadonlyMap<string, number>,
): GameGroup[] {
  const groups = new Map<number | null, GameRow[]>();
  for (const game of games) {
    const round = roundOf.get(game.id) ?? null;
    groups.set(round, [...(groups.get(round) ?? []), game]);
  }
  return [...groups]
    .map(([round, of]) => ({ round, games: of }))
    .sort((a, b) => (b.round ?? 0) - (a.round ?? 0));
}

export function Games({ page }: Props) {
  const { games } = page;
  const rows = games.items.value ?? [];
  const arena = page.state.value?.format === "arena";
  const none = games.items.value?.length === 0;
  return (
    <>
      <OfPlayer page={page} />
      {none && <p class="empty muted">{messages.tournaments.noGames}</p>}
      {arena
        ? rows.length > 0 && <GameLines page={page} games={rows} />
        : groupsOf(rows, page.roundOfGame.value).map((group) => (
            <Group key={group.round} page={page} group={group} />
          ))}
      <Rest list={games} />
    </>
  );
}

function OfPlayer({ page }: Props) {
  const words = messages.cup;
  const names = (page.state.value?.entries ?? [])
    .filter(({ seat }) => seat !== null)
    .map(({ username: name }) => name)
    .sort((a, b) => Number(b === username.value) - Number(a === username.value) || compare(a, b));
  return (
    <Select
      label={words.gamesOf}
      value={page.gamesOf.value}
      options={[
        ["", words.everyonesGames],
        ...names.map((name) => [name, shownName(page, name)] as const),
      ]}
      onChange={(name) => page.showGamesOf(name)}
    />
  );
}

const compare = (a: string, b: string) => a.localeCompare(b);

/** "Round 5 · Tue 24 Nov", with the day on which its first game began. */
function Group({ page, group: { round, games } }: Props & { group: GameGroup }) {
  const began = Math.min(...games.map(({ created_ms: at }) => at));
  return (
    <section class="round card flush">
      {round !== null && (
        <h2>
          {messages.tournamentRow.round({ n: round })}{" "}
          <span class="muted small">{dayText(began)}</span>
        </h2>
      )}
      <GameLines page={page} games={games} />
    </section>
  );
}

function GameLines({ page, games }: Props & { games: readonly GameRow[] }) {
  return (
    <table class="table pairings">
      <tbody>
        {games.map((game) => (
          <tr key={game.id} class={isMine(game) ? "own" : undefined}>
            <td class="side first-side">
              <Player page={page} name={game.white} side="white" />
            </td>
            <td class="score">
              <a
                class={game.result === null ? "score-link running" : "score-link"}
                href={`/game/${game.id}`}
              >
                {gameScore(game) ?? messages.cup.watch}
              </a>
            </td>
            <td class="side">
              <Player page={page} name={game.black} side="black" />
            </td>
            <td class="more muted small">
              {endText(game)}
              {page.directs.value && (
                <GameActs
                  page={page}
                  names={`${game.white} – ${game.black}`}
                  games={[{ id: game.id, open: game.result === null }]}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isMine = ({ white, black }: GameRow) => white === username.value || black === username.value;

function Player({ page, name, side }: Props & { name: string; side: "white" | "black" }) {
  const stone = (
    <span class={`stone ${side}`} role="img" aria-label={messages.color[side]} key="stone" />
  );
  const link = (
    <a class="player-link" href={`/@/${encodeURIComponent(name)}`} key="name">
      {shownName(page, name)}
    </a>
  );
  return side === "white" ? (
    <>
      {link} {stone}
    </>
  ) : (
    <>
      {stone} {link}
    </>
  );
}

function endText({ pace, ply, reason, result }: GameRow): string {
  if (result !== null) return endingText(result, reason ?? "", null);
  return pace === "live" ? messages.cup.playing : messages.tournaments.plies({ n: ply });
}
