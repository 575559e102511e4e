import { exactText, minuteText } from "../messages/instants.ts";
import "./preview.css";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import { refusalSentence } from "../messages/refusals.ts";
import { hoursText } from "../messages/spans.ts";
import type { VacationPreview } from "../net/api.ts";
import { type Place, useForm, type VacationForm } from "./form.ts";
import { countsIn, givenBack, usedThen } from "./quota.ts";
import { problemText } from "./refusals.ts";
import { dayText, instantText, isMidnight, knownZone, placeText } from "./text.ts";

const words = messages.vacation;

/** A preview of the form's effects, updated while the user types. */
export function Preview() {
  const seen = useForm().preview.value;
  return (
    <section class="vacation-preview" aria-live="polite">
      <h2>{words.whatHappens}</h2>
      {seen ? <Told seen={seen} /> : <Why />}
    </section>
  );
}

/** Why there is no preview: an error, or missing input. */
function Why() {
  const form = useForm();
  const problem = form.refusal.value ?? form.trouble.value;
  if (!problem) return <p class="muted">{words.nothingYet}</p>;
  const errors = form.refusal.value?.errors ?? [];
  if (errors.length === 0) return <p class="problem">{problemText(problem)}</p>;
  return (
    <ul>
      {errors.map((error) => (
        <li key={`${error.code} ${error.field} ${error.tournament_id}`} class="problem">
          {nameOf(form, error.tournament_id)}
          {refusalSentence(error)}
        </li>
      ))}
    </ul>
  );
}

/** Prefix with the place's name, if several are chosen. */
function nameOf({ eligible, typed }: VacationForm, id: Place | undefined) {
  const found = eligible.value?.find((one) => one.tournament_id === id);
  if (!found || typed.value.places.length < 2) return null;
  return <strong>{joined(placeText(found.name), "")}</strong>;
}

function Told({ seen }: { seen: VacationPreview }) {
  const zone = knownZone(useForm().typed.value.time_zone);
  const [first] = seen.allocations;
  if (!first) return null;
  return (
    <>
      <p>
        <strong>{hoursText(first.charged_hours)}</strong>
        <br />
        {words.span({
          start: instantText(first.start_ms, zone),
          end: instantText(first.end_ms, zone),
          zone,
        })}
      </p>
      {isMidnight(first.end_ms, zone) && (
        <p>{words.lastFree({ day: dayText(first.end_ms - 1, zone) })}</p>
      )}
      <ul>
        {seen.allocations.map((one) => (
          <Used key={one.tournament_id} one={one} />
        ))}
      </ul>
      {seen.warnings.map((warning) => (
        <p key={warning.code} class="note warning">
          {refusalSentence(warning)}
        </p>
      ))}
      <Deadlines games={seen.games} />
    </>
  );
}

function Used({ one }: { one: VacationPreview["allocations"][number] }) {
  const { eligible, edited } = useForm();
  const found = eligible.value?.find(({ tournament_id: id }) => id === one.tournament_id);
  // The server sends the figures of one year only.
  if (!found || !countsIn(found, one.start_ms)) return null;
  const { parts, days } = usedThen(found, one.charged_hours, givenBack(found, edited.value));
  return (
    <li>
      <strong>{joined(placeText(found.name), "")}</strong>
      {words.thenUsed({
        part: parts,
        parts: found.splits_allowed,
        days,
        allowed: found.days_allowed,
      })}
      {one.state === "pending" && `, ${words.approval}`}
    </li>
  );
}

export function Deadlines({ games }: { games: VacationPreview["games"] }) {
  if (games.length === 0) return <p class="muted">{words.noGames}</p>;
  return (
    <>
      <h3>{words.deadlines}</h3>
      <ul class="vacation-deadlines">
        {games.map((game) => (
          <Deadline key={game.id} game={game} />
        ))}
      </ul>
    </>
  );
}

/** The deadline before and after, or once if it stays. */
function Deadline({ game }: { game: VacationPreview["games"][number] }) {
  const form = useForm();
  const { deadline_before_ms: before, deadline_after_ms: after } = game;
  return (
    <li>
      <span>
        {nameOf(form, game.tournament_id)}
        <a href={`/game/${game.id}`}>{game.opponent}</a>
      </span>
      <Moment at={before} />
      {before === after ? (
        <span class="muted">{words.unchanged}</span>
      ) : (
        <span>
          → <Moment at={after} />
        </span>
      )}
    </li>
  );
}

function Moment({ at }: { at: number | null }) {
  if (at === null) return <span>∞</span>;
  return <time title={exactText(at)}>{minuteText(at)}</time>;
}
