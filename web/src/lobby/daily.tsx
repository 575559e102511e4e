// The puzzle of the day on the front page: a picture with a link.

import "./card.css";
import "./daily.css";
import { StaticBoard } from "../components/static-board.tsx";
import { variantName } from "../labels/variants.ts";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { rulesLoaded } from "../net/connection.ts";
import { type Puzzle, puzzles } from "../net/puzzles.ts";
import { isRefusal, type Rules } from "../rules/rules.ts";

export function Daily() {
  const found = useResource(() => puzzles.daily(), []);
  const rules = rulesLoaded.value;
  const words = messages.puzzle;
  const puzzle = found.answer.value?.puzzle;
  return (
    <section
      class="front-card daily"
      aria-labelledby="daily-title"
      aria-busy={found.busy.value || !rules}
    >
      <header class="front-head">
        <h2 id="daily-title">{words.daily}</h2>
      </header>
      {puzzle && rules && <Picture puzzle={puzzle} rules={rules} />}
      {found.failure.value !== null && (
        <p>
          <a href="/puzzles">{words.title}</a>
        </p>
      )}
    </section>
  );
}

function Picture({ puzzle, rules }: { puzzle: Puzzle; rules: Rules }) {
  const variant = rules.variant(puzzle.variant);
  const moved = rules.read(variant, puzzle.fen, puzzle.last_move);
  const find = messages.puzzle.find({ color: puzzle.color });
  return (
    <a class="daily-way" href="/puzzles/daily">
      <StaticBoard
        geometry={variant.geometry}
        fen={isRefusal(moved) ? puzzle.fen : moved.fenAfter}
        label={messages.board.label}
        flipped={puzzle.color === "black"}
      />
      <span class="daily-text">
        <b>{find}</b>
        <span class="small muted">{variantName(variant.key)}</span>
      </span>
    </a>
  );
}
