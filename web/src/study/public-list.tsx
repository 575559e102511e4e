// A player's public studies.

import "../components/lines.css";
import { Ago } from "../components/dates/ago.tsx";
import { Rest } from "../components/more.tsx";
import { Paged } from "../loading/paged.ts";
import { useBegun } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { type StudyLine, studies } from "../net/studies.ts";
import { addressOf } from "./study.ts";

export default function PublicList({ name }: { name: string }) {
  const words = messages.study;
  const list = useBegun(
    () => new Paged<StudyLine>((cursor) => studies.ofPlayer(name, cursor)),
    [name],
  );
  const items = list.items.value;
  return (
    <section aria-label={words.title} aria-busy={items === null}>
      {items?.length === 0 && <p class="empty muted">{words.nonePublic}</p>}
      <ul class="lines">
        {items?.map((study) => (
          <li key={study.id} class="line">
            <a href={addressOf(study.id)}>{study.name}</a>
            <span class="small muted">
              {words.count({ n: study.chapters })} · <Ago at={study.updated_ms} />
            </span>
          </li>
        ))}
      </ul>
      <Rest list={list} label={words.more} />
    </section>
  );
}
