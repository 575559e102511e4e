// An error message for content that failed to load, with a retry button.

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { messages } from "../messages/messages.ts";
import { whenBack } from "../net/when-back.ts";
import { Trouble } from "./controls.tsx";

/** A retry button. Also retries automatically when the connection is back. */
export function Again({ act }: { act(pressed: boolean): unknown }) {
  useEffect(() => whenBack(() => act(false)), [act]);
  return (
    <button type="button" class="button" onClick={() => act(true)}>
      {messages.site.tryAgain}
    </button>
  );
}

interface Props {
  children: ComponentChildren;
  again(pressed: boolean): unknown;
}

export function Failed({ children, again }: Props) {
  if (!children) return null;
  return (
    <div class="failed">
      <Trouble>{children}</Trouble>
      <Again act={again} />
    </div>
  );
}
