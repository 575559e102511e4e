// A page of rules whose boards need a module of their own.

import type { ComponentChildren, VNode } from "preact";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { Failed } from "../parts/failed.tsx";
import type { Example, RulePage } from "./page.ts";
import { PageView } from "./page-view.tsx";

interface Props<R> {
  name: string;
  page: RulePage;
  load(): Promise<R>;
  /** The start position. */
  picture: ComponentChildren;
  example(rules: R, example: Example, lang: string | undefined): VNode;
  /** What stands above the board on which the reader plays both sides. */
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
