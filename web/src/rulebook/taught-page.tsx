// A rules page whose boards need their own module.

import type { ComponentChildren, VNode } from "preact";
import { Failed } from "../components/failed.tsx";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import type { VariantKey } from "../net/api.ts";
import type { Example, RulePage } from "./page.ts";
import { PageView } from "./page-view.tsx";

interface Props<R> {
  variant: VariantKey;
  name: string;
  page: RulePage;
  load(): Promise<R>;
  /** The start position. */
  picture: ComponentChildren;
  example(rules: R, example: Example, lang: string | undefined): VNode;
  /** Text above the board on which the user plays both sides. */
  tryIt: string;
  selfPlay(rules: R): VNode;
}

export function TaughtPage<R>({ load, example, selfPlay, tryIt, ...page }: Props<R>) {
  const loaded = useResource(load, []);
  const rules = loaded.answer.value;
  const lost = loaded.failure.value !== null;
  return (
    <PageView
      {...page}
      board={(of, lang) => (rules ? example(rules, of, lang) : <div />)}
      below={
        <>
          <h2>{tryIt}</h2>
          {rules && selfPlay(rules)}
          {lost && <Failed again={() => void loaded.again()}>{messages.site.unreachable}</Failed>}
        </>
      }
    />
  );
}
