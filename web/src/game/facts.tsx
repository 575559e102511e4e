import "./table.css";
import { playedText } from "../labels/ruleset.ts";
import { controlSentence, controlText } from "../labels/time.ts";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import { shortDayText } from "../messages/when.ts";
import type { TableModel } from "./table-model.ts";

/** What is played, since when, in which tournament, and who watches. */
export function GameFacts({ model, hidden = false }: { model: TableModel; hidden?: boolean }) {
  const { variant, time_control: control, rated, vacations, created_ms: begun } = model.facts;
  const facts = [controlText(control), messages.rated({ rated })];
  if (vacations) facts.push(messages.withVacations);
  return (
    <section class="table-facts" hidden={hidden}>
      <p title={controlSentence(control)}>
        <a href={`/rules/${variant}`}>{playedText(model.facts)}</a> · {facts.join(" · ")}
      </p>
      <p class="muted small">{messages.game.started({ date: shortDayText(begun) })}</p>
      {model.facts.tournament_id !== null && (
        <p>
          <a href={`/tournament/${model.facts.tournament_id}`}>{messages.game.tournament}</a>
        </p>
      )}
      {model.facts.berserk && !model.state.ending.value && (
        <p class="muted small">{messages.game.openEnd}</p>
      )}
      <Spectators model={model} />
    </section>
  );
}

/** Number of spectators, and the names of those who are signed in. */
function Spectators({ model }: { model: TableModel }) {
  const presence = model.state.presence.value;
  const count = presence?.spectators ?? 0;
  const names = presence?.spectator_names ?? [];
  if (count === 0) return null;
  const text = messages.game.spectators({ n: count });
  return (
    <p class="spectators muted small">{names.length > 0 ? joined(text, names.join(", ")) : text}</p>
  );
}
