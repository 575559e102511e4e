// The user's rating in the variant, their streak and their last puzzles.

import "./results-view.css";
import type { ComponentChildren } from "preact";
import { Rating } from "../components/rating.tsx";
import { ResultSign } from "../components/result-sign.tsx";
import { messages } from "../messages/messages.ts";
import type { PuzzleResult, PuzzleResults } from "../net/puzzles.ts";

interface Props {
  /** null while they load. */
  results: PuzzleResults | null;
  variant: string;
  /** Of the attempt that has just ended. */
  result: PuzzleResult | undefined;
  /** The switch for rated puzzles. */
  children: ComponentChildren;
}

export function ResultsView({ results, variant, result, children }: Props) {
  const words = messages.puzzle;
  const rating = results?.ratings.find((one) => one.variant === variant);
  const { counted = false, rating: after = null, before = null } = result ?? {};
  const change = counted && after !== null && before !== null ? after - before : null;
  return (
    <section class="puzzle-results" aria-label={words.results} aria-busy={results === null}>
      <dl class="puzzle-figures">
        <div>
          <dt>{words.rating}</dt>
          <dd>
            {rating ? (
              <Rating rating={rating.rating} provisional={rating.provisional} change={change} />
            ) : (
              "–"
            )}
          </dd>
        </div>
        <div title={words.streakHint}>
          <dt>{words.streak}</dt>
          <dd>{results?.streak ?? "–"}</dd>
        </div>
      </dl>
      {children}
      <ol class="puzzle-latest" aria-label={words.latest}>
        {[...(results?.latest ?? [])].reverse().map(({ puzzle, solved }) => (
          <li key={puzzle}>
            <ResultSign
              look={solved ? "won" : "lost"}
              text={solved ? "✓" : "✕"}
              label={words.result({ solved, id: puzzle })}
              href={`/puzzles/${puzzle}`}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
