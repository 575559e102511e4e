import { useEffect } from "preact/hooks";
import { messages } from "../messages/messages.ts";
import { arrive, isNowhere } from "../navigation/focus.ts";
import { Again } from "./failed.tsx";

interface Props {
  sentence: string;
  /** Where it may be had after all. */
  again?: ((pressed: boolean) => unknown) | undefined;
}

/** A page that is not there, or could not be had: a sentence and a way on. */
export function ErrorPage({ sentence, again }: Props) {
  // Whoever has no place on it is taken to its heading: it came in place of another page.
  useEffect(() => {
    if (isNowhere(document.activeElement)) arrive();
  }, []);
  useEffect(() => {
    const before = document.title;
    document.title = `${sentence} · ${messages.site.name}`;
    // The page that comes after all may have set its own before.
    return () => {
      document.title = before;
    };
  }, [sentence]);
  return (
    <main id="content" class="page narrow">
      <h1>{sentence}</h1>
      {again && <Again act={again} />}
      <p>
        <a href="/">{messages.site.toFront}</a>
      </p>
    </main>
  );
}
