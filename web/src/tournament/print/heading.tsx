import "./print.css";
import { headText } from "../../labels/tournament-row.ts";
import { messages } from "../../messages/messages.ts";
import type { Tournament, TournamentRound } from "../../net/api.ts";

interface Props {
  tournament: Tournament;
  round?: TournamentRound;
}

/** The head of a printed list: the tournament's name, what it is, and the round. */
export function Heading({ tournament, round }: Props) {
  return (
    <header class="print-heading">
      <h2>{round ? `${tournament.name} · ${roundText(round)}` : tournament.name}</h2>
      <p>{headText(tournament)}</p>
    </header>
  );
}

/** Says if the round is a draft. */
export function roundText({ n, state }: TournamentRound): string {
  const text = messages.tournamentRow.round({ n });
  return state === "drawn" ? `${text} (${messages.tournaments.roundStates.drawn})` : text;
}
