// A player's wins, draws and losses by variant, speed and opponent.

import "../components/reach.css";
import "../components/score-table.css";
import "../components/table.css";
import "./scores.css";
import type { ComponentChildren } from "preact";
import { messages } from "../messages/messages.ts";
import type { Profile } from "./profile.ts";
import { percent, poolText, type Score } from "./score-text.ts";

const words = messages.profile;

export function Scores({ profile }: { profile: Profile }) {
  const [scores, opponents] = [profile.scores.value, profile.opponents.value];
  return (
    <div class="score-tables">
      <section aria-labelledby="results-title">
        <h2 id="results-title">{words.results}</h2>
        <ScoreTable empty={words.none}>
          {scores.map((line) => (
            <ScoreRow key={`${line.variant} ${line.speed}`} score={line}>
              {poolText(line.variant, line.speed)}
            </ScoreRow>
          ))}
        </ScoreTable>
      </section>
      <section aria-labelledby="opponents-title">
        <h2 id="opponents-title">{words.opponents}</h2>
        <ScoreTable empty={words.noOpponents}>
          {opponents.map((line) => (
            <ScoreRow key={line.username} score={line}>
              <a class="reach" href={searchAddress(profile.name, line.username)}>
                {line.username}
              </a>
            </ScoreRow>
          ))}
        </ScoreTable>
      </section>
    </div>
  );
}

export const searchAddress = (player: string, opponent?: string): string =>
  `/search?${new URLSearchParams({ player, ...(opponent ? { opponent } : {}) })}`;

interface TableProps {
  empty: string;
  children: ComponentChildren[];
}

function ScoreTable({ empty, children }: TableProps) {
  if (children.length === 0) return <p class="empty muted">{empty}</p>;
  return (
    <table class="table score-table">
      <thead>
        <tr>
          <th />
          <th>{words.played}</th>
          <th title={words.won}>+</th>
          <th title={words.drawn}>=</th>
          <th title={words.lost}>−</th>
          <th>{words.score}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function ScoreRow({ score, children }: { score: Score; children: ComponentChildren }) {
  return (
    <tr>
      <th scope="row">{children}</th>
      <td>{score.won + score.drawn + score.lost}</td>
      <td>{score.won}</td>
      <td>{score.drawn}</td>
      <td>{score.lost}</td>
      <td>{percent(score)}</td>
    </tr>
  );
}
