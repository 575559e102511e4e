// The director's actions. Each asks for confirmation and says what it will do.

import "./acts.css";
import { useEffect } from "preact/hooks";
import { entrants } from "../../labels/entrants.ts";
import { messages } from "../../messages/messages.ts";
import type { Tournament } from "../../net/api.ts";
import type { TournamentPage } from "../tournament.ts";
import { DirectorTodo } from "./director-todo-view.tsx";
import { DirectorForms } from "./forms.tsx";

interface Props {
  page: TournamentPage;
  tournament: Tournament;
}

interface Act {
  text: string;
  question: string;
  needsReason?: boolean;
  verb?: "DELETE";
  path: string;
}

/** The next round is drawn first, and then published or discarded. */
function roundActs({ round, rounds_drawn: drawn }: Tournament): Act[] {
  const words = messages.tournaments.acts;
  const next = round + 1;
  const path = `/rounds/${next}`;
  return drawn > round
    ? [
        {
          text: words.publish({ round: next }),
          question: words.publishHint,
          path: `${path}/publish`,
        },
        { text: words.discard({ round: next }), question: words.discardHint, verb: "DELETE", path },
      ]
    : [{ text: words.draw({ round: next }), question: words.drawHint, path: "/rounds" }];
}

/** An arena can start with any number of players. */
const canStart = (tournament: Tournament): boolean =>
  tournament.format === "arena" || entrants(tournament).length >= 2;

/** States the number of players, and whether others can enter later. */
function startText(tournament: Tournament): string {
  const { startHint, entryCloses } = messages.tournaments.acts;
  const open = tournament.format === "arena" || tournament.entry.late_until_round > 0;
  return `${startHint({ players: entrants(tournament).length })}${open ? "" : ` ${entryCloses}`}`;
}

/** The actions possible in this state. */
function actsOf(tournament: Tournament, playing: boolean): Act[] {
  const words = messages.tournaments.acts;
  switch (tournament.status) {
    case "announced":
      return [
        ...(canStart(tournament)
          ? [
              {
                text: words.start,
                question: startText(tournament),
                path: "/start",
              },
            ]
          : []),
        { text: words.cancel, question: words.cancelHint, path: "/cancel" },
      ];
    case "running":
      return [
        ...(tournament.format === "arena" || tournament.all_at_once || playing
          ? []
          : roundActs(tournament)),
        { text: words.pause, question: words.pauseHint, needsReason: true, path: "/pause" },
        { text: words.finish, question: words.finishHint, path: "/finish" },
      ];
    case "paused":
      return [{ text: words.resume, question: words.resumeHint, path: "/resume" }];
    default:
      return [];
  }
}

function askToAct(page: TournamentPage, { question, needsReason, verb, path, text }: Act) {
  page.said.value = "";
  const done = () => {
    page.said.value = messages.directing.done({ act: text });
  };
  page.ask(text, question, needsReason ?? false, verb ?? "POST", path, {}, { done });
}

export function DirectorActs({ page, tournament }: Props) {
  const words = messages.tournaments;
  const playing = page.rounds.value.some(({ state }) => state === "published");
  const acts = actsOf(tournament, playing);
  // Whether the user is a director may become known after the tournament has loaded.
  useEffect(() => {
    void page.look();
  }, [page]);
  return (
    <section class="director" aria-labelledby="director-title">
      <h2 id="director-title" tabIndex={-1}>
        {words.desk}
      </h2>
      <DirectorTodo page={page} tournament={tournament} />
      <div class="button-row">
        {acts.map((act) => (
          <button
            key={act.path}
            type="button"
            class={act.path === "/cancel" ? "button danger" : "button"}
            disabled={page.busy.value}
            onClick={() => askToAct(page, act)}
          >
            {act.text}
          </button>
        ))}
      </div>
      <p class="act-done good" role="status">
        {page.said.value}
      </p>
      {tournament.status === "announced" && !canStart(tournament) && (
        <p class="muted small">{words.acts.startNeeds}</p>
      )}
      <DirectorForms page={page} tournament={tournament} />
    </section>
  );
}
