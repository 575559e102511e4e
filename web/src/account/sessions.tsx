import { useResource } from "../loading/resource.ts";
import { accountApi } from "../net/account.ts";
import "../components/form.css";
import "../components/lines.css";
import { Ago } from "../components/dates/ago.tsx";
import { Failed } from "../components/failed.tsx";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";

const words = messages.safety;

export function Sessions() {
  const list = useResource(accountApi.sessions, []);
  const items = list.answer.value?.items;
  const others = items?.filter((session) => !session.current).length ?? 0;
  return (
    <section class="card form" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{words.sessions}</h2>
      <ul class="lines" aria-busy={!items}>
        {items?.map((session) => (
          <li key={session.id} class="line">
            <span class="line-what">
              <span>{session.device || words.unknownDevice}</span>
              <span class="muted small">
                {session.address} ·{" "}
                {session.current ? words.thisSession : <Ago at={session.seen_ms} />}
              </span>
            </span>
            {!session.current && (
              <button
                type="button"
                class="button small-button"
                aria-label={joined(words.endSession, `${session.device} ${session.address}`)}
                onClick={() => void list.change(accountApi.endSession(session.id))}
              >
                {words.endSession}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Failed again={() => list.again()}>{list.trouble.value}</Failed>
      {others > 1 && (
        <button
          type="button"
          class="button"
          onClick={() => void list.change(accountApi.endOtherSessions())}
        >
          {words.endOthers}
        </button>
      )}
      <button
        type="button"
        class="button"
        onClick={() => void list.change(accountApi.endAllOtherAccess())}
      >
        {words.endAll}
      </button>
    </section>
  );
}
