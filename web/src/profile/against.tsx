// The score between the user and the player, with their last games.

import "../components/reach.css";
import "./against.css";
import { ResultSign, ResultSigns } from "../components/result-sign.tsx";
import { messages } from "../messages/messages.ts";
import type { GameRow } from "../net/api.ts";
import { username } from "../session/account.ts";
import type { Against, Profile } from "./profile.ts";
import { searchAddress } from "./scores.tsx";

/** Two points for a win and one for a draw. */
export const pointsOf = ({ won, drawn, lost }: Against["score"]): readonly [number, number] => [
  2 * won + drawn,
  2 * lost + drawn,
];

/** The user's points in a finished game of two; null for any other. */
export function signOf(game: GameRow, me: string): 0 | 1 | 2 | null {
  if (game.seats || game.status !== "finished" || game.result === null) return null;
  const [white = "", black = ""] = game.result.split("-");
  if (white === black) return white === "0" ? null : 1;
  const whiteWins = Number(white) > Number(black);
  return whiteWins === (game.white === me) ? 2 : 0;
}

const looks = ["lost", "drawn", "won"] as const;

export function HeadToHead({ profile, name }: { profile: Profile; name: string }) {
  const words = messages.finder;
  const against = profile.against.value;
  const me = username.value;
  if (!against || me === null) return null;
  const [mine, theirs] = pointsOf(against.score);
  const { won, drawn, lost } = against.score;
  return (
    <section class="against" aria-label={words.against({ name })}>
      <span>{words.against({ name })}</span>
      <strong class="against-score">{`${mine} – ${theirs}`}</strong>
      <ResultSigns>
        {against.games.map((game) => {
          const sign = signOf(game, me);
          return (
            sign !== null && (
              <ResultSign
                key={game.id}
                look={looks[sign]}
                text={`${sign}`}
                label={`${messages.profile[looks[sign]]}, ${sign}`}
                href={`/game/${game.id}`}
              />
            )
          );
        })}
      </ResultSigns>
      <a class="against-all reach" href={searchAddress(me, name)}>
        {words.gamesBetween({ n: won + drawn + lost })}
      </a>
    </section>
  );
}
