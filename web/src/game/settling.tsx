// Controls that may appear under a finger that is about to press something else.

import "./settling.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";

const settling_ms = 500;

interface Props {
  class?: string;
  children: ComponentChildren;
}

/**
 * Ignores pointer clicks for half a second, because they were meant for the previous controls. Keys
 * are not ignored, because the focus does not move on its own.
 */
export function Settling({ class: name = "", children }: Props) {
  const settled = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      settled.value = true;
    }, settling_ms);
    return () => clearTimeout(timer);
  }, [settled]);
  return <div class={`${name}${settled.value ? "" : " settling"}`}>{children}</div>;
}
