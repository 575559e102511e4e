// Explains which data is stored, for how long, and how users can download or delete it.

import "../components/reach.css";
import "./view.css";
import { messages } from "../messages/messages.ts";
import { useTitle } from "../navigation/title.ts";

export default function PrivacyRoute() {
  const words = messages.privacy;
  useTitle(messages.site.privacy);
  return (
    <main id="content" class="page narrow privacy">
      <h1>{messages.site.privacy}</h1>
      {words.parts.map(([title, ...sentences]) => (
        <section key={title}>
          <h2>{title}</h2>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      ))}
      <p>
        <a class="reach" href="/account">
          {words.toAccount}
        </a>
      </p>
    </main>
  );
}
