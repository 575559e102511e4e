import { messages } from "../messages/messages.ts";
import { Again } from "./failed.tsx";

interface Props {
  sentence: string;
  /** Where it may be had after all. */
  again?: (() => unknown) | undefined;
}

/** A page that is not there, or could not be had: a sentence and a way on. */
export function ErrorPage({ sentence, again }: Props) {
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
