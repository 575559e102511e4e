import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { messages } from "../messages/messages.ts";
import { animates } from "../settings/motion.ts";
import { StarBoard } from "../star/board.tsx";
import { makeStar } from "../star/geometry.ts";
import { loadStar } from "../star/load.ts";
import { StarModel } from "../star/model.ts";
import { StarPicture } from "../star/picture.tsx";
import { type Move, readTerms, type StarRules } from "../star/rules.ts";
import { StarSelfPlayBoard } from "../star/self-play-view.tsx";
import { ExampleFrame } from "./example-frame.tsx";
import type { Example, RulePage } from "./page.ts";
import { TaughtPage } from "./taught-page.tsx";

const words = messages.star;

export default function StarPage(of: { page: RulePage; name: string }) {
  return (
    <TaughtPage
      variant="star"
      {...of}
      load={loadStar}
      picture={<StarPicture label={messages.board.start} />}
      example={(rules, example, lang) => (
        <StarExample key={example.name} {...{ rules, example, lang }} />
      )}
      tryIt={words.tryIt}
      selfPlay={(rules) => <StarSelfPlayBoard rules={rules} />}
    />
  );
}

/** "4 10 2 classic e9/f9 a17": the first four words are the terms. */
function setting(rules: StarRules, position: string) {
  const [, written = "", state = ""] = /^((?:\S+ ){3}\S+) (.*)$/.exec(position) ?? [];
  const terms = readTerms(written);
  if (!terms) throw new RangeError(`no terms of a star: ${position}`);
  const star = makeStar(terms.side);
  return { star, at: (where = state) => rules.standing(star, terms, where) };
}

interface ExampleProps {
  rules: StarRules;
  example: Example;
  lang: string | undefined;
}

function StarExample({ rules, example, lang }: ExampleProps) {
  const played = useSignal<readonly Move[]>([]);
  const { at, model } = useMemo(() => {
    const { star, at } = setting(rules, example.fen);
    const model: StarModel = new StarModel(star, at(), (move, byHand) => {
      played.value = [...played.value, move];
      model.show(at(move.after), move, byHand);
    });
    return { at, model };
  }, [rules, example, played]);
  useEffect(() => () => model.dispose(), [model]);
  useSignalEffect(() => {
    model.animated = animates();
  });
  const texts = played.value.map(({ text }) => text);
  const along = texts.every((text, i) => text === example.moves[i]);
  const told = along ? example.moves[texts.length] : undefined;
  const next = model.standing.value.moves.find(({ text }) => text === told);
  const again = () => {
    played.value = [];
    model.reset(at());
  };
  const step = () => {
    if (!next) return;
    played.value = [...played.value, next];
    model.show(at(next.after), next);
  };
  return (
    <ExampleFrame
      example={example}
      lang={lang}
      next={next?.text}
      step={step}
      begun={texts.length > 0}
      again={again}
      status={model.refused.value ? words.refused : texts.join(" ")}
    >
      <StarBoard model={model} label={example.title} />
    </ExampleFrame>
  );
}
