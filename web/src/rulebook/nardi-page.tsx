import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { NardiBoard } from "../nardi/board.tsx";
import { loadNardi } from "../nardi/load.ts";
import { NardiModel } from "../nardi/model.ts";
import { NardiPicture } from "../nardi/picture.tsx";
import { positionOf } from "../nardi/position.ts";
import type { NardiRules } from "../nardi/rules.ts";
import { SelfPlayBoard } from "../nardi/self-play-view.tsx";
import { Failed } from "../parts/failed.tsx";
import { animates } from "../settings/motion.ts";
import { ExampleFrame } from "./example-frame.tsx";
import type { Example, RulePage } from "./page.ts";
import { PageView } from "./page-view.tsx";

const words = messages.nardi;

export default function NardiPage({ page, name }: { page: RulePage; name: string }) {
  const loaded = useResource(loadNardi, []);
  const rules = loaded.answer.value;
  const lost = loaded.failure.value !== null;
  return (
    <PageView
      name={name}
      page={page}
      picture={<NardiPicture label={messages.board.start} />}
      board={(example, lang) =>
        rules ? <NardiExample key={example.name} {...{ rules, example, lang }} /> : <div />
      }
      below={
        <>
          <h2>{words.tryIt}</h2>
          {rules && <SelfPlayBoard rules={rules} />}
          {lost && <Failed again={() => void loaded.again()}>{messages.site.unreachable}</Failed>}
        </>
      }
    />
  );
}

interface ExampleProps {
  rules: NardiRules;
  example: Example;
  lang: string | undefined;
}

/** One roll, "31: 8/5 6/5", which White plays. */
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
