// A card with a head: title, count, one link or button at the right.

import "./card.css";
import "./page.css";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Chip } from "./chips.tsx";

interface Props {
  title: string;
  count?: number | undefined;
  /** True if the count is of what waits for the user. */
  waits?: boolean;
  /** Shown at the right of the head. */
  end?: ComponentChildren;
  /** True if rows reach the edges of the card. */
  flush?: boolean;
  /** True while the content loads. */
  busy?: boolean;
  children?: ComponentChildren;
}

export function Card({
  title,
  count,
  waits = false,
  end,
  flush = false,
  busy = false,
  children,
}: Props) {
  const id = useId();
  return (
    <section class={flush ? "card flush" : "card"} aria-labelledby={id} aria-busy={busy}>
      <header class="card-head">
        <h2 id={id}>{title}</h2>
        {count !== undefined && <Chip look={waits ? "waiting" : "plain"}>{count}</Chip>}
        {end && <div class="card-end">{end}</div>}
      </header>
      {children}
    </section>
  );
}
