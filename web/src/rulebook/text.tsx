// The text of a rules page, without its boards.

import "./text.css";
import type { ComponentChildren } from "preact";
import type { Block, Example, Inline } from "./page.ts";

function inline(part: Inline): ComponentChildren {
  if (typeof part === "string") return part;
  const inner = part.text.map(inline);
  if (part.kind === "link") return <a href={part.href}>{inner}</a>;
  return part.kind === "strong" ? <strong>{inner}</strong> : <em>{inner}</em>;
}

export const Line = ({ text }: { text: readonly Inline[] }) => <>{text.map(inline)}</>;

interface Props {
  block: Exclude<Block, Example>;
  /** Language of the text, if it is not the user's. */
  lang: string | undefined;
}

export function TextBlock({ block, lang }: Props) {
  if (block.kind === "paragraph")
    return (
      <p lang={lang}>
        <Line text={block.text} />
      </p>
    );
  if (block.kind === "list") {
    const List = block.ordered ? "ol" : "ul";
    return (
      <List class="rule-points" lang={lang}>
        {block.items.map((item, i) => (
          <li key={i}>
            <Line text={item} />
          </li>
        ))}
      </List>
    );
  }
  const Heading = `h${Math.min(block.level, 4)}` as "h2" | "h3" | "h4";
  return (
    <Heading lang={lang}>
      <Line text={block.text} />
    </Heading>
  );
}
