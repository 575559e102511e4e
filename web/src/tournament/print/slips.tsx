// Slips on which the players of a pairing write their result, several on a sheet.

import "./print.css";
import { variantName } from "../../labels/variants.ts";
import { messages } from "../../messages/messages.ts";
import type { Tournament, TournamentRound } from "../../net/api.ts";
import { roundText } from "./heading.tsx";
import { gamesOf, type PrintedGame, partsOf, printedName, ratingOf } from "./print.ts";

interface Props {
  tournament: Tournament;
  round: TournamentRound;
}

/** Rows of two, because browsers do not keep the parts of a grid on one page. */
export function Slips({ tournament, round }: Props) {
  return (
    <>
      {partsOf(gamesOf(tournament, round), 2).map((row) => (
        <div key={row[0]?.board} class="slip-row">
          {row.map((game) => (
            <Slip
              key={`${game.board}.${game.number}`}
              tournament={tournament}
              round={round}
              game={game}
            />
          ))}
        </div>
      ))}
    </>
  );
}

function Slip({ tournament, round, game }: Props & { game: PrintedGame }) {
  const words = messages.printing;
  return (
    <section class="slip">
      <header>
        <span>
          <b>{tournament.name}</b>
          <br />
          {roundText(round)} · {variantName(tournament.variant)}
        </span>
        <b class="slip-board">{boardText(game)}</b>
      </header>
      <Side tournament={tournament} sign="○" name={game.white} />
      <Side tournament={tournament} sign="●" name={game.black} />
      <footer>
        <Line text={words.signature} />
        <Line text={words.signature} />
      </footer>
    </section>
  );
}

/** The board; the game too in a pairing of several. */
export function boardText({ board, number }: PrintedGame): string {
  const text = messages.printing.boardOf({ n: board });
  return number === 0 ? text : `${text}, ${messages.tournaments.game({ n: number })}`;
}

function Side(props: { tournament: Tournament; sign: string; name: string }) {
  const { tournament, sign, name } = props;
  return (
    <p class="slip-side">
      <span aria-hidden="true">{sign}</span>
      <span class="print-name">
        {printedName(tournament, name)} <small>{ratingOf(tournament, name)}</small>
      </span>
      <span class="slip-points" />
    </p>
  );
}

/** A line to write on. */
export function Line({ text }: { text: string }) {
  return <span class="print-line">{text}</span>;
}
