// Shows whether the site analyses the game, and its progress.

import "./view.css";
import { Trouble } from "../components/controls.tsx";
import { messages } from "../messages/messages.ts";
import { troubleText } from "../trouble.ts";
import type { SiteAnalysis } from "./site.ts";
import { percentText } from "./words.ts";

interface Props {
  site: SiteAnalysis;
}

/** Replaces the browser's own results. */
export function AtTheSite({ site }: Props) {
  if (site.state.value === "offered") return <Offer site={site} />;
  if (site.state.value === "waiting") return <Waiting site={site} />;
  // Placeholder until the state is known.
  return <div class="explained-progress" />;
}

function Offer({ site }: Props) {
  const words = messages.explained.site;
  return (
    <div class="explained-offer">
      <p class="small muted">{words.offer}</p>
      <div class="button-row">
        <button type="button" class="button primary small-button" onClick={() => void site.ask()}>
          {words.ask}
        </button>
        <Here site={site} />
      </div>
      <Failure site={site} />
    </div>
  );
}

const Here = ({ site }: Props) => (
  <button type="button" class="button small-button" onClick={() => site.doHere()}>
    {messages.explained.site.here}
  </button>
);

function Failure({ site }: Props) {
  const failure = site.failure.value;
  return failure === null ? null : <Trouble>{troubleText(failure)}</Trouble>;
}

function Waiting({ site }: Props) {
  const words = messages.explained.site;
  const ahead = site.ahead.value;
  const done = site.progress.value;
  return (
    <div class="explained-offer">
      <p class="explained-progress small muted">
        <progress max={1} value={done} aria-label={words.looking} />
        {ahead > 0 ? words.ahead({ n: ahead }) : `${words.looking} ${percentText(done)}`}
      </p>
      <div class="button-row">
        <Here site={site} />
      </div>
    </div>
  );
}

/** Shown below results of an older version of the computer. */
export function FoundBefore({ site }: Props) {
  const words = messages.explained.site;
  if (!site.older.value) return null;
  return (
    <div class="explained-older">
      <p class="small muted">
        {words.older}{" "}
        <button type="button" class="button small-button" onClick={() => void site.ask()}>
          {words.anew}
        </button>
      </p>
      <Failure site={site} />
    </div>
  );
}
