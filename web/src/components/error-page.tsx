import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { messages } from "../messages/messages.ts";
import { arrive, isNowhere } from "../navigation/focus.ts";
import { Again } from "./failed.tsx";

interface Props {
  sentence: string;
  /** Set if a retry may help. */
  again?: ((pressed: boolean) => unknown) | undefined;
  children?: ComponentChildren;
}

/** A page that does not exist or failed to load: a sentence and a link. */
export function ErrorPage({ sentence, again, children }: Props) {
  // Moves the focus to the heading if it is nowhere, because this page has replaced another one.
  useEffect(() => {
    if (isNowhere(document.activeElement)) arrive();
  }, []);
  useEffect(() => {
    const before = document.title;
    document.title = `${sentence} · ${messages.site.name}`;
    // Restores the title when the page loads after all.
    return () => {
      document.title = before;
    };
  }, [sentence]);
  return (
    <main id="content" class="page narrow">
      <h1>{sentence}</h1>
      {again && <Again act={again} />}
      {children}
      <a class="button" href="/">
        {messages.site.toFront}
      </a>
    </main>
  );
}
