import { useEffect, useMemo } from "preact/hooks";
import { Board } from "../board/board.tsx";
import { shownMove } from "../labels/notation.ts";
import { squareText } from "../messages/sentences.ts";
import type { Rules, Variant } from "../rules/rules.ts";
import { ExampleEnding } from "./example-ending.tsx";
import { ExampleFrame } from "./example-frame.tsx";
import type { Example } from "./page.ts";
import { PlayedExample } from "./played-example.ts";

interface Props {
  rules: Rules;
  variant: Variant;
  example: Example;
  /** Language of the text, if it is not the user's. */
  lang: string | undefined;
}

export function ExampleBoard({ rules, variant, example, lang }: Props) {
  const played = useMemo(
    () => new PlayedExample(rules, variant, example),
    [rules, variant, example],
  );
  useEffect(() => () => played.dispose(), [played]);
  const next = played.next();
  const moves = played.plies.value.map(({ route }) => route.short);
  return (
    <ExampleFrame
      example={example}
      lang={lang}
      next={next?.short}
      step={() => played.step()}
      begun={moves.length > 0}
      again={() => played.start()}
      status={played.refusal.value || shownMove(moves.join(" "))}
      below={example.rule && <ExampleEnding played={played} rule={example.rule} />}
    >
      <Board
        model={played.board}
        words={{ board: example.title, square: squareText }}
        coordinates="inside"
      />
    </ExampleFrame>
  );
}
