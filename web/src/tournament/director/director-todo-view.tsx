import { whenText } from "../../messages/when.ts";
import "../lines.css";
import "./needs.css";
import { Ago } from "../../components/dates/ago.tsx";
import { messages } from "../../messages/messages.ts";
import type { Allocation, Tournament } from "../../net/api.ts";
import { spanText } from "../../vacation/text.ts";
import type { TournamentPage } from "../tournament.ts";
import { askToApprove, letInText } from "./approval.ts";
import { type Missing, todoOf } from "./director-todo.ts";
import { Disputed } from "./disputes.tsx";
import { NotHereYet } from "./roll-call-view.tsx";
import { TodoButton } from "./todo-button.tsx";

interface Props {
  page: TournamentPage;
  tournament: Tournament;
}

/** What needs the director's attention. */
export function DirectorTodo({ page, tournament }: Props) {
  const words = messages.directing;
  const needs = todoOf(tournament, page.running.some.value, page.running.late.value);
  const coming = page.rollCall.coming.value;
  // The vacation tab lists them already, with the messages.
  const waiting = page.vacations.waiting.value;
  const below = page.tab.value === "vacations" && waiting.length > 0;
  const away = below ? [] : waiting;
  const lines = [
    ...(needs.publish === null
      ? []
      : [<li key="publish">{words.toPublish({ n: needs.publish })}</li>]),
    ...(needs.draw === null ? [] : [<li key="draw">{words.toDraw({ n: needs.draw })}</li>]),
    ...(page.refusal.value === null
      ? []
      : [
          <li key="refusal">
            {words.notDrawn({ n: tournament.round + 1, why: page.refusal.value })}
          </li>,
        ]),
    ...page.disputes.value.map((one) => (
      <Disputed key={`dispute ${one.id}`} page={page} one={one} />
    )),
    ...(coming === null || coming.absent.length === 0
      ? []
      : [<NotHereYet key="coming" page={page} tournament={tournament} coming={coming} />]),
    ...needs.asked.map((name) => (
      <WantsIn key={name} page={page} tournament={tournament} username={name} />
    )),
    ...away.map((one) => <WantsAway key={one.id} page={page} one={one} />),
    ...page.attendance.missing.value.map((one) => (
      <NotHere key={`${one.row.id} ${one.side}`} page={page} missing={one} />
    )),
    ...needs.late.map((game) => (
      <li key={game.id}>
        <a href={`/game/${game.id}`}>
          {game.white} – {game.black}
        </a>{" "}
        <span class="muted">{words.flagAt({ time: whenText(game.deadline_ms ?? 0) })}</span>
      </li>
    )),
  ];
  if (lines.length === 0) return below ? null : <p class="muted">{words.nothingNow}</p>;
  return <ul class="conditions needs">{lines}</ul>;
}

/** A player who has asked to join. */
function WantsIn({ page, tournament, username }: Props & { username: string }) {
  const words = messages.tournaments;
  const button = { page, about: username };
  const answer = (action: "accept" | "refuse", text: string, question: string) => () =>
    page.ask(text, question, false, "PATCH", `/entries/${encodeURIComponent(username)}`, {
      action,
    });
  return (
    <li class="need">
      <span>{words.wantsIn({ name: username })}</span>
      <TodoButton
        {...button}
        text={words.accept}
        primary
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
    </li>
  );
}

/** A player who has asked for a vacation. */
function WantsAway({ page, one }: { page: TournamentPage; one: Allocation }) {
  const words = messages.vacationDesk;
  const name = one.username ?? "";
  const button = { page, about: name };
  return (
    <li class="need">
      <span>
        {messages.news.vacation.asked?.({ name })} <span class="muted small">{spanText(one)}</span>
      </span>
      <TodoButton {...button} text={words.approve} primary does={() => askToApprove(page, one)} />
      <TodoButton
        {...button}
        text={words.deny}
        does={() => {
          page.vacations.ruling.value = { act: "deny", allocation: one };
        }}
      />
    </li>
  );
}

/** A player who is absent from their running game. */
function NotHere({ page, missing }: { page: TournamentPage; missing: Missing }) {
  const { row, side, left_ms: left } = missing;
  const words = messages.directing;
  const game = `${row.white} – ${row.black}`;
  const result = side === "white" ? "0-2" : "2-0";
  const question = words.resultHint({ game, result: messages.ending.outcomes[result] ?? result });
  return (
    <li class="need">
      <span>
        {messages.cup.notHere({ name: row[side] })} <a href={`/game/${row.id}`}>{game}</a>{" "}
        {left !== null && <Ago class="muted small" at={left} />}
      </span>
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
            {
              result,
            },
          )
        }
      />
    </li>
  );
}
