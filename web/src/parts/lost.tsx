import { messages } from "../messages/messages.ts";

/** A page that is not there, or could not be had: a sentence and a way on. */
export function Lost({ sentence }: { sentence: string }) {
  return (
    <main id="content" class="page narrow">
      <h1>{sentence}</h1>
      <p>
        <a href="/">{messages.site.toFront}</a>
      </p>
    </main>
  );
}
