// What a vacation does: its length, the budget, and each deadline before and after. It has the
// button too.

import "../components/table.css";
import "./preview.css";
import { Card } from "../components/card.tsx";
import { Trouble } from "../components/controls.tsx";
import { joined } from "../messages/joined.ts";
import { locale, messages } from "../messages/messages.ts";
import { refusalSentence } from "../messages/refusals.ts";
import { hoursText } from "../messages/spans.ts";
import { dayText, shortDayText, whenText } from "../messages/when.ts";
import type { VacationPreview } from "../net/api.ts";
import { waitingGames } from "../session/games.ts";
import { type Place, useForm, type VacationForm } from "./form.ts";
import { shownPlaces, typedFields } from "./problems.ts";
import { countsIn, givenBack, usedThen } from "./quota.ts";
import { problemText } from "./refusals.ts";
import { knownZone, placeText, typedSpanText } from "./text.ts";

const words = messages.vacation;

/** Updated while the user types. */
export function Preview() {
  const page = useForm();
  const seen = page.preview.value;
  const old = page.edited.value;
  return (
    <Card title={words.whatHappens}>
      <div class="vacation-preview" aria-live="polite">
        {seen ? <Told seen={seen} /> : <Why />}
      </div>
      <Loose />
      <Stored />
      <button type="submit" class="button primary wide" disabled={page.busy.value}>
        {old ? words.save : asksDirector(page) ? words.request : words.book}
      </button>
      {old && (
        <button type="button" class="button wide" onClick={() => page.clear()}>
          {words.keep}
        </button>
      )}
    </Card>
  );
}

/** True if a director has to approve in one of the chosen places. */
const asksDirector = ({ eligible, typed }: VacationForm): boolean =>
  eligible.value?.some((one) => one.approval && typed.value.places.includes(one.tournament_id)) ===
  true;

/** Opponents are notified of a pending request when it is approved. */
function Stored() {
  const done = useForm().stored.value;
  if (!done) return null;
  return (
    <p class="good" role="status">
      {words.stored}{" "}
      {done.told ? (done.waits ? words.toldAndWaits : words.told) : done.waits && words.waits}
    </p>
  );
}

/** Errors that belong to no visible field or place and are not in the preview. */
function Loose() {
  const page = useForm();
  const problem = page.refusal.value;
  if (!problem || problem.errors.length === 0) return null;
  const shown = shownPlaces(page);
  const loose = problem.errors.filter(({ field, tournament_id: id }) =>
    id !== undefined && shown.includes(id) ? false : !(field && typedFields.includes(field)),
  );
  return <Trouble>{loose.map(refusalSentence).join(" ")}</Trouble>;
}

/** Why there is no preview: an error, or missing input. */
function Why() {
  const form = useForm();
  const problem = form.refusal.value ?? form.trouble.value;
  if (!problem) return <p class="muted">{words.nothingYet}</p>;
  const errors = form.refusal.value?.errors ?? [];
  if (errors.length === 0)
    return (
      <p class="problem" role="alert">
        {problemText(problem)}
      </p>
    );
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
        <strong>{words.off({ time: hoursText(first.charged_hours) })}</strong>
        <br />
        {typedSpanText(first, zone)}
      </p>
      {seen.allocations.map((one) => (
        <Used key={one.tournament_id} one={one} />
      ))}
      {seen.warnings.map((warning) => (
        <p key={warning.code} class="vacation-warning">
          {refusalSentence(warning)}
        </p>
      ))}
      <Deadlines games={seen.games} start={first.start_ms} />
      <MoveFirst games={seen.games} start={first.start_ms} />
    </>
  );
}

function Used({ one }: { one: VacationPreview["allocations"][number] }) {
  const form = useForm();
  const found = form.eligible.value?.find(({ tournament_id: id }) => id === one.tournament_id);
  // The server sends the figures of one year only.
  if (!found || !countsIn(found, one.start_ms)) return null;
  const { parts, days } = usedThen(found, one.charged_hours, givenBack(found, form.edited.value));
  const used = { days, daysAllowed: found.days_allowed };
  return (
    <div class="vacation-used">
      <p>
        {nameOf(form, one.tournament_id)}
        {words.thenUsed({ periods: parts, allowed: found.splits_allowed, ...used })}
        {one.state === "pending" && ` ${words.approval}`}
      </p>
      <span class="meter" role="img" aria-label={words.daysUsed(used)}>
        <i style={{ width: `${Math.min(100, (100 * days) / found.days_allowed)}%` }} />
      </span>
    </div>
  );
}

type Game = VacationPreview["games"][number];

/** A deadline before the start stays, and the user must have moved by then. */
const mustMove = ({ id, deadline_before_ms: due }: Game, start: number | undefined): boolean =>
  start !== undefined &&
  due !== null &&
  due <= start &&
  waitingGames.value.some((game) => game.id === id);

interface DeadlinesProps {
  games: VacationPreview["games"];
  /** Start of the vacation; undefined for one that has begun. */
  start?: number;
}

export function Deadlines({ games, start }: DeadlinesProps) {
  if (games.length === 0) return <p class="muted">{words.noGames}</p>;
  return (
    <table class="table dense vacation-deadlines" aria-label={words.deadlines}>
      <thead>
        <tr>
          <th scope="col">{words.game}</th>
          <th scope="col">{words.dueNow}</th>
          <th scope="col">{words.withVacation}</th>
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <Deadline key={game.id} game={game} leaves={mustMove(game, start)} />
        ))}
      </tbody>
    </table>
  );
}

/** The deadline before and after. */
function Deadline({ game, leaves }: { game: Game; leaves: boolean }) {
  const form = useForm();
  const { deadline_before_ms: before, deadline_after_ms: after } = game;
  // Two times on one day need their hours.
  const texts = [before, after].map((at) => (at === null ? words.noDeadline : shortDayText(at)));
  const hours = before !== after && texts[0] === texts[1];
  return (
    <tr>
      <th scope="row">
        {nameOf(form, game.tournament_id)}
        <a href={`/game/${game.id}`}>{game.opponent}</a>
      </th>
      <td class="muted">
        <Moment at={before} hours={hours} />
      </td>
      <td>
        {before === after ? (
          <span class="muted">{leaves ? words.beforeLeaving : words.noChange}</span>
        ) : (
          <strong>
            <Moment at={after} hours={hours} />
          </strong>
        )}
      </td>
    </tr>
  );
}

function Moment({ at, hours }: { at: number | null; hours: boolean }) {
  if (at === null) return <>{words.noDeadline}</>;
  return <time title={whenText(at)}>{hours ? whenText(at) : shortDayText(at)}</time>;
}

/** Games that would be lost on time before or during the vacation. */
function MoveFirst({ games, start }: Required<DeadlinesProps>) {
  const waiting = games.filter((game) => mustMove(game, start));
  if (waiting.length === 0) return null;
  const names = [...new Set(waiting.map(({ opponent }) => opponent))];
  return (
    <p class="vacation-warning">
      {words.waitsForYou({
        names: new Intl.ListFormat(locale).format(names),
        n: names.length,
        day: dayText(start),
      })}{" "}
      {words.moveFirst}
    </p>
  );
}
