// What waits for the directors, the oldest of each kind first, with the acts in place.

import "../lines.css";
import "./needs.css";
import type { ComponentChildren } from "preact";
import { Card } from "../../components/card.tsx";
import { Ago } from "../../components/dates/ago.tsx";
import { messages } from "../../messages/messages.ts";
import { whenText } from "../../messages/when.ts";
import type { Allocation, GameRow, Tournament } from "../../net/api.ts";
import { spanText } from "../../vacation/text.ts";
import type { TournamentPage } from "../tournament.ts";
import { askToApprove, letInText } from "./approval.ts";
import { entryPath } from "./asks.ts";
import type { Missing } from "./director-todo.ts";
import { Disputed } from "./disputes.tsx";
import { NotHereYet } from "./roll-call-view.tsx";
import { TodoButton } from "./todo-button.tsx";

interface Props {
  page: TournamentPage;
  tournament: Tournament;
}

export function Needs({ page, tournament }: Props) {
  const words = messages.directing;
  const { disputes, coming, asked, away, missing, late } = page.needs.value;
  const count = page.waiting.value;
  return (
    <Card flush title={messages.direct.needs} count={count || undefined} waits>
      {count === 0 ? (
        <p class="needs-none muted">{words.nothingNow}</p>
      ) : (
        <ul class="needs">
          {disputes.map((one) => (
            <Disputed key={`dispute ${one.id}`} page={page} one={one} />
          ))}
          {coming && <NotHereYet page={page} tournament={tournament} coming={coming} />}
          {asked.map((name) => (
            <WantsIn key={name} page={page} tournament={tournament} username={name} />
          ))}
          {away.map((one) => (
            <WantsAway key={one.id} page={page} one={one} />
          ))}
          {missing.map((one) => (
            <NotHere key={`${one.row.id} ${one.side}`} page={page} missing={one} />
          ))}
          {late.map((game) => (
            <Late key={game.id} game={game} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** One thing that waits: the fact, what is known about it, and the acts. */
function Need(props: {
  fact: ComponentChildren;
  about?: ComponentChildren;
  children?: ComponentChildren;
}) {
  return (
    <li class="need">
      <div>
        <b>{props.fact}</b>
        {props.about && <div class="muted small">{props.about}</div>}
      </div>
      {props.children && <div class="button-row">{props.children}</div>}
    </li>
  );
}

/** A player who has asked to join. */
function WantsIn({ page, tournament, username }: Props & { username: string }) {
  const words = messages.tournaments;
  const rating = tournament.entries.find((entry) => entry.username === username)?.rating;
  const button = { page, about: username };
  const answer = (action: "accept" | "refuse", text: string, question: string) => () =>
    page.ask(text, question, false, "PATCH", entryPath(username), { action });
  return (
    <Need fact={words.wantsIn({ name: username })} about={rating}>
      <TodoButton
        {...button}
        text={words.accept}
        does={answer(
          "accept",
          words.acceptName({ name: username }),
          letInText(tournament, username),
        )}
      />
      <TodoButton
        {...button}
        text={words.refuse}
        does={answer(
          "refuse",
          words.refuseName({ name: username }),
          messages.preview.refuse({ name: username }),
        )}
      />
    </Need>
  );
}

/** A player who has asked for a vacation. */
function WantsAway({ page, one }: { page: TournamentPage; one: Allocation }) {
  const words = messages.vacationDesk;
  const name = one.username ?? "";
  const button = { page, about: name };
  return (
    <Need fact={messages.news.vacation.asked?.({ name })} about={spanText(one)}>
      <TodoButton {...button} text={words.approve} does={() => askToApprove(page, one)} />
      <TodoButton
        {...button}
        text={words.deny}
        does={() => {
          page.vacations.ruling.value = { act: "deny", allocation: one };
        }}
      />
    </Need>
  );
}

const GameLink = ({ game: { id, white, black } }: { game: GameRow }) => (
  <a href={`/game/${id}`}>
    {white} – {black}
  </a>
);

/** A player who is absent from their running game. */
function NotHere({ page, missing }: { page: TournamentPage; missing: Missing }) {
  const { row, side, left_ms: left } = missing;
  const words = messages.directing;
  const game = `${row.white} – ${row.black}`;
  const result = side === "white" ? "0-2" : "2-0";
  const question = words.resultHint({ game, result: messages.ending.outcomes[result] ?? result });
  return (
    <Need
      fact={messages.cup.notHere({ name: row[side] })}
      about={
        <>
          <GameLink game={row} /> {left !== null && <Ago at={left} />}
        </>
      }
    >
      <TodoButton
        page={page}
        text={messages.cup.forfeit}
        about={row[side]}
        does={() =>
          page.ask(
            messages.cup.forfeitName({ name: row[side] }),
            question,
            true,
            "PUT",
            `/games/${row.id}/result`,
            { result },
          )
        }
      />
    </Need>
  );
}

/** A game in which a player will soon run out of time. */
const Late = ({ game }: { game: GameRow }) => (
  <Need
    fact={<GameLink game={game} />}
    about={messages.directing.flagAt({ time: whenText(game.deadline_ms ?? 0) })}
  />
);
