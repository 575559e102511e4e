// Layout of a rules page for any kind of board.

import "../components/reach.css";
import "./view.css";
import type { ComponentChildren, VNode } from "preact";
import { isDraughts } from "../labels/variants.ts";
import { language, messages } from "../messages/messages.ts";
import type { VariantKey } from "../net/api.ts";
import { storeChoice, storedChoice } from "../session/chosen.ts";
import type { Block, Example, RulePage } from "./page.ts";
import { TextBlock } from "./text.tsx";

const isExample = (block: Block): block is Example => block.kind === "example";

/** Number of blocks next to the start position: all before the heading of the first examples. */
function introduction(blocks: readonly Block[]): number {
  const example = blocks.findIndex(isExample);
  if (example < 0) return blocks.length;
  const headings = blocks.slice(0, example).map(({ kind }) => kind);
  const heading = headings.lastIndexOf("heading");
  return heading < 0 ? example : heading;
}

/** Groups consecutive examples. */
function inGroups(blocks: readonly Block[]): (Exclude<Block, Example> | readonly Example[])[] {
  const groups: (Exclude<Block, Example> | Example[])[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (!isExample(block)) groups.push(block);
    else if (Array.isArray(last)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** The front page then offers games of this variant. */
const choose = (variant: VariantKey) =>
  storeChoice({ ...storedChoice(), variant, ...(isDraughts(variant) && { draughts: variant }) });

interface Props {
  variant: VariantKey;
  name: string;
  page: RulePage;
  /** The start position. */
  picture: ComponentChildren;
  /** Renders an example; `lang` is the language of its text, if it is not the user's. */
  board(example: Example, lang: string | undefined): VNode;
  /** Shown at the end of the introduction. */
  children?: ComponentChildren;
  /** Shown between the introduction and the rest. */
  below?: ComponentChildren;
}

export function PageView({ variant, name, page, picture, board, children, below }: Props) {
  const { blocks } = page;
  const lang = page.language === language ? undefined : page.language;
  const start = introduction(blocks);
  const drawn = (some: readonly Block[]) =>
    inGroups(some).map((group, i) =>
      "kind" in group ? (
        <TextBlock key={i} block={group} lang={lang} />
      ) : (
        <div key={i} class="rule-examples">
          {group.map((example) => board(example, lang))}
        </div>
      ),
    );
  return (
    <>
      <p class="small">
        <a class="reach" href="/rules">
          {messages.site.rules}
        </a>
      </p>
      <header class="rule-head">
        <h1>{name}</h1>
        <a class="button primary" href="/" onClick={() => choose(variant)}>
          {messages.rulebook.playIt}
        </a>
      </header>
      {lang !== undefined && <p class="muted">{messages.rulebook.inEnglish}</p>}
      <div class="rule-page">
        <section>
          {drawn(blocks.slice(0, start))}
          {children}
        </section>
        <figure class="rule-start">
          {picture}
          <figcaption class="muted small">{messages.board.start}</figcaption>
        </figure>
      </div>
      {below}
      {drawn(blocks.slice(start))}
    </>
  );
}
