import "./view.css";
import { useEffect, useMemo } from "preact/hooks";
import { Board } from "../board/board.tsx";
import { messages } from "../messages/messages.ts";
import { squareText } from "../messages/sentences.ts";
import type { Rules, Variant } from "../rules/rules.ts";
import type { Example } from "./page.ts";
import { PlayedExample } from "./played-example.ts";
import { Line } from "./text.tsx";

interface Props {
  rules: Rules;
  variant: Variant;
  example: Example;
  /** The language of its text, if that is not the reader's. */
  lang: string | undefined;
}

export function ExampleBoard({ rules, variant, example, lang }: Props) {
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
      <h3 lang={lang}>{example.title}</h3>
      <Board
        model={played.board}
        words={{ board: example.title, square: squareText }}
        coordinates="inside"
      />
      <p lang={lang}>
        <Line text={example.text} />
      </p>
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
