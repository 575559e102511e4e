// Score sheets: one per game, with lines for the moves.

import "./print.css";
import { controlText } from "../../labels/time.ts";
import { variantName } from "../../labels/variants.ts";
import { messages } from "../../messages/messages.ts";
import type { Tournament, TournamentRound } from "../../net/api.ts";
import { roundText } from "./heading.tsx";
import { gamesOf, type PrintedGame, printedName, ratingOf } from "./print.ts";
import { boardText, Line } from "./slips.tsx";

interface Props {
  tournament: Tournament;
  round: TournamentRound;
}

export function ScoreSheets({ tournament, round }: Props) {
  return (
    <>
      {gamesOf(tournament, round).map((game) => (
        <ScoreSheet
          key={`${game.board}.${game.number}`}
          tournament={tournament}
          round={round}
          game={game}
        />
      ))}
    </>
  );
}

const rowsPerColumn = 34;

function ScoreSheet({ tournament, round, game }: Props & { game: PrintedGame }) {
  const words = messages.printing;
  const { variant, time_control: control } = tournament;
  const facts = [roundText(round), boardText(game), variantName(variant), controlText(control)];
  return (
    <section class="score-sheet">
      <header class="print-heading">
        <h2>{tournament.name}</h2>
        <p>{facts.join(" · ")}</p>
      </header>
      <p class="score-side">
        <span>○ {messages.colorChoice.white}</span>
        <b class="print-name">{printedName(tournament, game.white)}</b>
        <span>{ratingOf(tournament, game.white)}</span>
      </p>
      <p class="score-side">
        <span>● {messages.colorChoice.black}</span>
        <b class="print-name">{printedName(tournament, game.black)}</b>
        <span>{ratingOf(tournament, game.black)}</span>
      </p>
      <div class="score-columns">
        <Moves first={1} />
        <Moves first={rowsPerColumn + 1} />
      </div>
      <footer>
        <Line text={words.result} />
        <Line text={`○ ${words.signature}`} />
        <Line text={`● ${words.signature}`} />
      </footer>
    </section>
  );
}

function Moves({ first }: { first: number }) {
  return (
    <table class="score-moves">
      <thead>
        <tr>
          <th />
          <th>{messages.colorChoice.white}</th>
          <th>{messages.colorChoice.black}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rowsPerColumn }, (_, i) => (
          <tr key={i}>
            <td>{first + i}</td>
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
