import "./view.css";
import { useEffect, useMemo } from "preact/hooks";
import { Board } from "../board/board.tsx";
import { messages } from "../messages/messages.ts";
import { squareText } from "../messages/sentences.ts";
import type { Rules, Variant } from "../rules.ts";
import type { Example } from "./book.ts";
import { PlayedExample } from "./played-example.ts";

interface Props {
  rules: Rules;
  variant: Variant;
  example: Example;
}

export function ExampleBoard({ rules, variant, example }: Props) {
  const played = useMemo(
    () => new PlayedExample(rules, variant, example),
    [rules, variant, example],
  );
  useEffect(() => () => played.dispose(), [played]);
  const words = messages.rulebook;
  const next = played.next();
  const moves = played.plies.value.map(({ route }) => route?.short);
  return (
    <article class="rule-example">
      <h3 lang="en">{example.title}</h3>
      <Board
        model={played.board}
        words={{ board: example.title, square: squareText }}
        coordinates="inside"
      />
      <p lang="en">{example.text}</p>
      <div class="button-row">
        <button
          type="button"
          class="button small-button"
          disabled={!next}
          onClick={() => played.step()}
        >
          {next ? words.play({ move: next.short }) : words.played}
        </button>
        <button
          type="button"
          class="button small-button"
          disabled={moves.length === 0}
          onClick={() => played.start()}
        >
          {words.again}
        </button>
      </div>
      <p class="small muted" role="status">
        {played.refusal.value || moves.join(" ")}
      </p>
    </article>
  );
}
