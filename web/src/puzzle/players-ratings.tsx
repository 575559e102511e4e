// Puzzle ratings on a player's page; nothing if they have tried none.

import "../components/lines.css";
import { Rating } from "../components/rating.tsx";
import { variantName } from "../labels/variants.ts";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { puzzles } from "../net/puzzles.ts";

export default function PlayersRatings({ name }: { name: string }) {
  const found = useResource(() => puzzles.ofPlayer(name), [name]);
  const items = found.answer.value?.items ?? [];
  if (items.length === 0) return null;
  const words = messages.puzzle;
  return (
    <section aria-labelledby="puzzle-ratings-title">
      <h2 id="puzzle-ratings-title">{words.ratings}</h2>
      <ul class="lines">
        {items.map(({ variant, rating, provisional, solved, tries }) => (
          <li key={variant} class="line">
            <span class="line-what">
              <span>{variantName(variant)}</span>
              <span class="small muted">
                {words.solvedBy} {words.solvedOf({ solved, tries })}
              </span>
            </span>
            <Rating rating={rating} provisional={provisional} />
          </li>
        ))}
      </ul>
    </section>
  );
}
