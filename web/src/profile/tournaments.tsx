// The tournaments that a player has entered, newest first.

import "../components/lines.css";
import { Rest } from "../components/more.tsx";
import { variantName } from "../labels/variants.ts";
import { Paged } from "../loading/paged.ts";
import { useBegun } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { shortDayText } from "../messages/when.ts";
import { api } from "../net/api.ts";

type Row = Awaited<ReturnType<typeof api.tournaments>>["items"][number];

export function TournamentsTab({ name }: { name: string }) {
  const words = messages.finder;
  const list = useBegun(
    () =>
      new Paged<Row>((cursor) =>
        api.tournaments({ player: name, ...(cursor === null ? {} : { cursor }) }),
      ),
    [name],
  );
  const items = list.items.value;
  return (
    <section aria-label={words.tournaments} aria-busy={items === null}>
      {items?.length === 0 && <p class="empty muted">{words.noTournaments}</p>}
      <ul class="lines">
        {items?.map(({ id, name: title, variant, status, starts_ms: starts, created_ms: made }) => (
          <li key={id} class="line">
            <span class="line-what">
              <a href={`/tournament/${id}`}>{title}</a>
              <span class="small muted">
                {[variantName(variant), shortDayText(starts ?? made)].join(" · ")}
              </span>
            </span>
            <span class="small muted">{words.statuses[status]}</span>
          </li>
        ))}
      </ul>
      <Rest list={list} label={words.moreTournaments} />
    </section>
  );
}
