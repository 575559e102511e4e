import "./legend.css";
import { messages, named } from "../messages/messages.ts";

/** Explains the abbreviations above the columns. */
export function Legend({ kinds }: { kinds: readonly string[] }) {
  const { columns, legend } = messages.cup;
  if (kinds.length === 0) return null;
  return (
    <details class="legend small">
      <summary>{columns}</summary>
      <dl>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{named(messages.tournaments.tiebreaks, kind) ?? kind}</dt>
            <dd>{named(legend, kind)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
