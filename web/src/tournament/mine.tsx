// The user's own place in a tournament: points, what is urgent, and the next game.

import "./mine.css";
import { messages } from "../messages/messages.ts";
import type { GameRow } from "../net/api.ts";
import { socket } from "../net/connection.ts";
import { inTurn, othersThan } from "../net/seats.ts";
import { account, username } from "../session/account.ts";
import { pointsFrom } from "./cells.ts";
import { Enter, mainLook } from "./enter.tsx";
import { leftText, soonMs } from "./left.ts";
import type { TournamentPage } from "./tournament.ts";

interface Props {
  page: TournamentPage;
}

/** The user's strip, with the buttons to enter or withdraw. */
export function Mine({ page }: Props) {
  const tournament = page.state.value;
  if (!tournament) return null;
  if (page.mine.value && page.read.value.size === 0)
    return <div class="tournament-mine" aria-busy="true" />;
  if (account.value)
    return (
      <Enter page={page} facts={<Place page={page} />}>
        <NextGame page={page} />
      </Enter>
    );
  if (account.value !== null || tournament.status !== "announced") return null;
  return (
    <p class="tournament-mine">
      <a class="button primary" href={`/signin?next=/tournament/${page.id}`}>
        {messages.cup.signInToEnter}
      </a>
    </p>
  );
}

/** "Place 3 of 8 · 5 points from 4 games · Oskar: 9 h left" */
function Place({ page }: Props) {
  const words = messages.cup;
  const own = page.standings.value.find((row) => row.username === username.value);
  const [game] = page.running.mine.value;
  if (!own) return <Urgent game={game} />;
  return (
    <>
      <b>{words.place({ place: own.rank, n: page.standings.value.length })}</b>
      <span>{pointsFrom(page.rounds.value, own)}</span>
      <Urgent game={game} />
    </>
  );
}

/** The opponent and the time left in a game where it is the user's turn. */
function Urgent({ game }: { game: GameRow | undefined }) {
  const words = messages.cup;
  if (!game || inTurn(game) !== username.value) return null;
  const name = othersThan(game, username.value);
  if (game.pace === "live") return <b class="urgent">{words.yourMove({ name })}</b>;
  if (game.deadline_ms === null) return null;
  const left = game.deadline_ms - socket.serverNow();
  return (
    <b class={left < soonMs ? "urgent hurry" : "urgent"}>
      {words.leftWith({ name, time: leftText(left) })}
    </b>
  );
}

function NextGame({ page }: Props) {
  const words = messages.cup;
  const tournament = page.state.value;
  const [game] = page.running.mine.value;
  const vacations = (tournament?.vacation.splits_allowed ?? 0) > 0;
  const runs = tournament?.status === "running" || tournament?.status === "paused";
  return (
    <>
      {game && (
        <a class={mainLook(page)} href={`/game/${game.id}`}>
          {inTurn(game) === username.value ? words.playNext : words.openGame}
        </a>
      )}
      {tournament?.mode === "correspondence" && vacations && runs && (
        <a class="button" href="/vacation">
          {words.vacation}
        </a>
      )}
    </>
  );
}
