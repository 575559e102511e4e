// A page with a narrow column next to its content. In a narrow window it goes below.

import "./with-side.css";
import type { ComponentChildren } from "preact";

interface Props {
  side: ComponentChildren;
  /** True if the side comes first, e.g. for a list of sections. */
  leading?: boolean;
  children: ComponentChildren;
}

export function WithSide({ side, leading = false, children }: Props) {
  const content = <div>{children}</div>;
  return (
    <div class={leading ? "with-side leading" : "with-side"}>
      {!leading && content}
      <div>{side}</div>
      {leading && content}
    </div>
  );
}
