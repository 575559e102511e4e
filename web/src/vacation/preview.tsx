import type { VacationPreview } from "../api.ts";
import { messages } from "../messages/messages.ts";
import { exactText } from "../time.ts";
import { edited, eligible, preview, refusal, typed } from "./form.ts";
import { dayText, instantText, isMidnight } from "./text.ts";

const words = messages.vacation;
const hoursOfADay = 24;

/** What would happen now; it changes while one types. */
export function Preview() {
  if (edited.value) return null;
  const seen = preview.value;
  return (
    <section class="vacation-preview" aria-live="polite">
      <h2>{words.whatHappens}</h2>
      {seen ? <Told seen={seen} /> : <Why />}
    </section>
  );
}

/** Why nothing can be said: what is wrong, or that something is missing. */
function Why() {
  const errors = refusal.value?.errors ?? [];
  if (errors.length === 0) return <p class="muted">{words.nothingYet}</p>;
  return (
    <ul>
      {errors.map(({ code, field, tournament_id: id, detail }) => (
        <li key={`${code} ${field} ${id}`} class="problem">
          {detail}
        </li>
      ))}
    </ul>
  );
}

function Told({ seen }: { seen: VacationPreview }) {
  const zone = typed.value.time_zone;
  const [first] = seen.allocations;
  if (!first) return null;
  return (
    <>
      <p>{words.span(instantText(first.start_ms, zone), instantText(first.end_ms, zone), zone)}</p>
      {isMidnight(first.end_ms, zone) && <p>{words.lastFree(dayText(first.end_ms - 1, zone))}</p>}
      <ul>
        {seen.allocations.map((one) => (
          <Used key={one.tournament_id} one={one} />
        ))}
      </ul>
      {seen.warnings.map(({ code, detail }) => (
        <p key={code} class="note warning">
          {detail}
        </p>
      ))}
      <Deadlines games={seen.games} />
    </>
  );
}

function Used({ one }: { one: VacationPreview["allocations"][number] }) {
  const found = eligible.value?.find(({ tournament_id: id }) => id === one.tournament_id);
  if (!found) return null;
  const days = Number((found.days_used + one.charged_hours / hoursOfADay).toFixed(2));
  return (
    <li>
      <strong>{found.name}</strong>:{" "}
      {words.thenUsed(found.splits_used + 1, found.splits_allowed, days, found.days_allowed)}
      {one.state === "pending" && `, ${words.approval}`}
    </li>
  );
}

function Deadlines({ games }: { games: VacationPreview["games"] }) {
  const text = (at: number | null) => (at === null ? "∞" : exactText(at, messages.locale));
  if (games.length === 0) return <p class="muted">{words.noGames}</p>;
  return (
    <>
      <h3>{words.deadlines}</h3>
      <ul class="vacation-deadlines">
        {games.map((game) => (
          <li key={game.id}>
            <a href={`/game/${game.id}`}>{game.id}</a>{" "}
            {words.deadline(text(game.deadline_before_ms), text(game.deadline_after_ms))}
          </li>
        ))}
      </ul>
    </>
  );
}
