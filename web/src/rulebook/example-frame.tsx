// The frame around an example's board.

import "../components/buttons.css";
import "./view.css";
import type { ComponentChildren } from "preact";
import { shownMove } from "../labels/notation.ts";
import { messages } from "../messages/messages.ts";
import type { Example } from "./page.ts";
import { Line } from "./text.tsx";

interface Props {
  example: Example;
  /** Language of the text, if it is not the user's. */
  lang: string | undefined;
  /** The next move; undefined if all have been played or another move was played. */
  next: string | undefined;
  step(): void;
  /** True once a move has been played. */
  begun: boolean;
  again(): void;
  status: string;
  below?: ComponentChildren;
  children: ComponentChildren;
}

export function ExampleFrame(props: Props) {
  const words = messages.rulebook;
  const { example, lang, next } = props;
  return (
    <article class="rule-example">
      <h3 lang={lang}>{example.title}</h3>
      {props.children}
      <p lang={lang}>
        <Line text={example.text} />
      </p>
      <div class="button-row">
        <button
          type="button"
          class="button small-button"
          disabled={!next}
          onClick={() => props.step()}
        >
          {next ? words.play({ move: shownMove(next) }) : words.played}
        </button>
        <button
          type="button"
          class="button small-button"
          disabled={!props.begun}
          onClick={() => props.again()}
        >
          {words.again}
        </button>
      </div>
      <div>
        <p class="small muted" role="status">
          {props.status}
        </p>
        {props.below}
      </div>
    </article>
  );
}
