import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { messages } from "../messages/messages.ts";
import { NardiBoard } from "../nardi/board.tsx";
import { loadNardi } from "../nardi/load.ts";
import { NardiModel } from "../nardi/model.ts";
import { NardiPicture } from "../nardi/picture.tsx";
import { positionOf } from "../nardi/position.ts";
import type { NardiRules } from "../nardi/rules.ts";
import { SelfPlayBoard } from "../nardi/self-play-view.tsx";
import { animates } from "../settings/motion.ts";
import { ExampleFrame } from "./example-frame.tsx";
import type { Example, RulePage } from "./page.ts";
import { TaughtPage } from "./taught-page.tsx";

const words = messages.nardi;

export default function NardiPage(of: { page: RulePage; name: string }) {
  return (
    <TaughtPage
      variant="nardi"
      {...of}
      load={loadNardi}
      picture={<NardiPicture label={messages.board.start} />}
      example={(rules, example, lang) => (
        <NardiExample key={example.name} {...{ rules, example, lang }} />
      )}
      tryIt={words.tryIt}
      selfPlay={(rules) => <SelfPlayBoard rules={rules} />}
    />
  );
}

interface ExampleProps {
  rules: NardiRules;
  example: Example;
  lang: string | undefined;
}

/** One roll, "31: 8/5 6/5", played by White. */
function NardiExample({ rules, example, lang }: ExampleProps) {
  const [roll = "", text = ""] = (example.moves[0] ?? "").split(": ");
  const begun = useSignal(false);
  const model = useMemo(() => {
    const made = new NardiModel(rules, positionOf("white", rules.position(example.fen)));
    const dice = [...roll].map(Number);
    made.thrown.value = [{ color: "white", dice: dice[0] === dice[1] ? [...dice, ...dice] : dice }];
    made.begin(example.fen, roll);
    return made;
  }, [rules, example, roll]);
  useEffect(() => () => model.dispose(), [model]);
  useSignalEffect(() => {
    model.animated = animates();
  });
  const play = model.play.value;
  const moved = begun.value || (play?.made.length ?? 0) > 0;
  const again = () => {
    begun.value = false;
    model.begin(example.fen, roll);
  };
  const step = () => {
    const read = rules.read(example.fen, roll, text);
    begun.value = true;
    if (read) model.playBack(read);
  };
  return (
    <ExampleFrame
      example={example}
      lang={lang}
      next={moved ? undefined : text}
      step={step}
      begun={moved}
      again={again}
      status={model.refused.value ? words.refused : (moved && play?.whole?.text) || ""}
    >
      <NardiBoard model={model} label={example.title} />
    </ExampleFrame>
  );
}
