// Players who are absent before the next round, and the director's actions for them.

import "./needs.css";
import { Ago } from "../../components/dates/ago.tsx";
import { messages } from "../../messages/messages.ts";
import type { ComingRound, Tournament } from "../../net/api.ts";
import type { TournamentPage } from "../tournament.ts";
import { entryPath } from "./asks.ts";
import { TodoButton } from "./todo-button.tsx";

/** More than these are shown on request. */
const shownAtOnce = 5;

interface Props {
  page: TournamentPage;
  tournament: Tournament;
  coming: ComingRound;
}

export function NotHereYet({ page, tournament, coming }: Props) {
  const { round, at_ms: at, players, absent } = coming;
  const number = round ?? 1;
  return (
    <li class="need">
      <details open={absent.length <= shownAtOnce}>
        <summary>
          <b>{messages.rollCall.missing({ round: number, absent: absent.length, players })}</b>{" "}
          {at !== null && <Ago class="muted small" at={at} />}
        </summary>
        <ul class="roll-call">
          {absent.map((name) => (
            <Absent key={name} page={page} tournament={tournament} round={number} username={name} />
          ))}
        </ul>
      </details>
    </li>
  );
}

interface AbsentProps {
  page: TournamentPage;
  tournament: Tournament;
  round: number;
  username: string;
}

/** In a Swiss a bye can be given until the round is drawn. */
function Absent({ page, tournament, round, username }: AbsentProps) {
  const words = messages.rollCall;
  const path = entryPath(username);
  const button = { page, about: username };
  const byes = tournament.entries.find((entry) => entry.username === username)?.byes ?? [];
  const mayHaveBye = tournament.format === "swiss" && tournament.rounds_drawn < round;
  return (
    <li>
      <span>{username}</span>
      {mayHaveBye && (
        <TodoButton
          {...button}
          text={words.bye}
          does={() =>
            page.ask(
              words.giveBye({ name: username }),
              words.byeHint({ name: username, round }),
              false,
              "PUT",
              `${path}/byes`,
              { byes: [...byes, { round, bye: "zero" }] },
            )
          }
        />
      )}
      <TodoButton
        {...button}
        text={words.out}
        does={() =>
          page.ask(
            messages.directing.expelName({ name: username }),
            words.outHint({ name: username }),
            true,
            "DELETE",
            path,
          )
        }
      />
    </li>
  );
}
