// The pairings of a round, to hang on a wall.

import "./print.css";
import { messages } from "../../messages/messages.ts";
import type { TournamentRound } from "../../net/api.ts";
import { encounterScore, pointsBefore } from "../cells.ts";
import { pointsText } from "../sentences.ts";
import { Heading } from "./heading.tsx";
import { type Printed, printedName, ratingOf } from "./print.ts";

export function Pairings({ printed, round }: { printed: Printed; round: TournamentRound }) {
  const { tournament, rounds } = printed;
  const points = pointsBefore(rounds, round.n);
  const before = (name: string | null) => (name === null ? "" : pointsText(points.get(name) ?? 0));
  const words = messages.printing;
  return (
    <>
      <Heading tournament={tournament} round={round} />
      <table class="print-table">
        <thead>
          <tr>
            <th class="number">{words.board}</th>
            <th>{messages.colorChoice.white}</th>
            <th class="number">{messages.rating.title}</th>
            <th class="number">{messages.tournaments.pointsShort}</th>
            <th class="print-result">{words.result}</th>
            <th class="number">{messages.tournaments.pointsShort}</th>
            <th>{messages.colorChoice.black}</th>
            <th class="number">{messages.rating.title}</th>
          </tr>
        </thead>
        <tbody>
          {round.encounters.map((encounter) => {
            const [one = null, other = null] = encounter.players;
            const score = encounterScore(encounter);
            return (
              <tr key={encounter.board}>
                <td class="number">{encounter.board}</td>
                <td class="print-name">{printedName(tournament, one)}</td>
                <td class="number">{ratingOf(tournament, one)}</td>
                <td class="number">{before(one)}</td>
                <td class="print-result">
                  {other === null ? messages.tournaments.bye : score === "–" ? "" : score}
                </td>
                <td class="number">{before(other)}</td>
                <td class="print-name">{printedName(tournament, other)}</td>
                <td class="number">{ratingOf(tournament, other)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
