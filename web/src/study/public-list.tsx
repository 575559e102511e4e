// The studies of a player that everybody is shown; nothing where there are none.

import "../parts/lines.css";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { studies } from "../net/studies.ts";
import { Ago } from "../parts/ago.tsx";
import { addressOf } from "./study.ts";

export default function PublicList({ name }: { name: string }) {
  const words = messages.study;
  const list = useResource(() => studies.ofPlayer(name), [name]).answer.value?.items ?? [];
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="studies-title">
      <h2 id="studies-title">{words.title}</h2>
      <ul class="lines">
        {list.map((study) => (
          <li key={study.id} class="line">
            <a href={addressOf(study.id)}>{study.name}</a>
            <span class="small muted">
              {words.count({ n: study.chapters })} · <Ago at={study.updated_ms} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
