// What appears under a finger that is on its way to something else.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";

const settling_ms = 500;

interface Props {
  class?: string;
  children: ComponentChildren;
}

/**
 * Takes no click of a pointer for half a second, which was meant for what stood there before. The
 * keyboard's focus does not go to something new by itself.
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
