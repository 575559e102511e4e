// All sections of the site, then what belongs to the user. For phones and tablets.

import "../components/reach.css";
import "./menu-page.css";
import { messages } from "../messages/messages.ts";
import { useTitle } from "../navigation/title.ts";
import { account } from "../session/account.ts";
import { type Entry, learn, OwnEntries, Theme, watch } from "./entries.tsx";

export default function MenuPage() {
  const { site } = messages;
  const mine = account.value;
  useTitle(site.menu);
  return (
    <main id="content" class="page menu-page">
      <h1 class="visually-hidden">{site.menu}</h1>
      <Section
        title={site.play}
        entries={[
          ["/", messages.menu.newGame],
          ["/tournaments", site.tournaments],
        ]}
      />
      <Section title={site.watch} entries={watch()} />
      <Section title={site.learn} entries={[...learn(), ["/analysis", site.analysis]]} />
      <Section title={messages.menu.people} entries={[["/leaderboard", site.players]]} />
      <section class="card" aria-label={site.account}>
        {mine ? (
          <div class="menu-own">
            <p class="menu-who">
              <span class="avatar" aria-hidden="true">
                {[...mine.username][0]?.toUpperCase()}
              </span>
              {mine.username}
            </p>
            <OwnEntries mine={mine} />
          </div>
        ) : (
          <>
            <div class="button-row">
              <a class="button primary" href="/signup">
                {site.signUp}
              </a>
              <a class="button" href="/signin">
                {site.signIn}
              </a>
              <a class="button" href="/settings">
                {site.settings}
              </a>
            </div>
            <Theme />
          </>
        )}
      </section>
      <p class="small">
        <a class="reach" href="/privacy">
          {site.privacy}
        </a>
      </p>
    </main>
  );
}

function Section({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <section>
      <h2 class="muted">{title}</h2>
      <div class="menu-tiles">
        {entries.map(([href, text]) => (
          <a key={href} class="button" href={href}>
            {text}
          </a>
        ))}
      </div>
    </section>
  );
}
