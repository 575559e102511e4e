// How often each roll occurred in all games of the site, and what chance allows.

import "./dice-page.css";
import "../components/score-table.css";
import "../components/table.css";
import { ErrorPage } from "../components/error-page.tsx";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { useTitle } from "../navigation/title.ts";
import type { SiteDice } from "../net/api.ts";
import { diceApi } from "../net/dice.ts";

const faces = [1, 2, 3, 4, 5, 6];

export default function DiceCountsRoute() {
  const words = messages.diceCounts;
  const found = useResource(() => diceApi.siteDice(), []);
  useTitle(words.title);
  if (found.failure.value !== null)
    return <ErrorPage sentence={messages.site.unreachable} again={() => found.again()} />;
  const dice = found.answer.value;
  return (
    <main id="content" class="page narrow" aria-busy={!dice}>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      {dice && <Counted dice={dice} />}
      <p>{words.each}</p>
      <Lists />
    </main>
  );
}

function Counted({ dice: { all, bounds, least_rolls: least } }: { dice: SiteDice }) {
  const words = messages.diceCounts;
  return (
    <>
      <p role="status">
        <strong>{words.rolls({ n: all.rolls })}</strong>
      </p>
      <Counts counts={all.counts} />
      {all.chi_squared === null ? (
        <p>{words.few({ n: least })}</p>
      ) : (
        <>
          <p>{words.figure({ figure: all.chi_squared, ...boundsOf(bounds) })}</p>
          <p>{words.often}</p>
          <p>{words.doubles({ n: all.doubles, ...all.usual_doubles })}</p>
        </>
      )}
    </>
  );
}

/** The lists of commitments, with the key that signs them. */
function Lists() {
  const words = messages.diceCounts;
  const key = useResource(() => diceApi.commitmentKey(), []).answer.value;
  if (!key) return null;
  return (
    <>
      <p>
        {words.lists} <code class="dice-commitment">{key.public_key}</code>
      </p>
      <p>
        <a class="button" href={`/api/v1/dice/commitments/by-day/${key.last}`}>
          {words.listToday}
        </a>
      </p>
    </>
  );
}

/** Limits that fair dice exceed once in a hundred times, and once in a thousand. */
function boundsOf(bounds: SiteDice["bounds"]) {
  const above = (times: number) => bounds.find((bound) => bound.one_in === times)?.above ?? 0;
  return { hundred: above(100), thousand: above(1000) };
}

function Counts({ counts }: { counts: readonly number[] }) {
  return (
    <table class="table score-table">
      <caption class="small muted">{messages.diceCounts.table}</caption>
      <thead>
        <tr>
          <td />
          {faces.map((face) => (
            <th key={face} scope="col">
              {face}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {faces.map((first) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {faces.map((second) => (
              <td key={second}>{counts[6 * (first - 1) + second - 1]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
