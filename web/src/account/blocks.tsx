import { useResource } from "../loading/resource.ts";
import { accountApi } from "../net/account.ts";
import { api } from "../net/api.ts";
import { blocked } from "../session/account.ts";
import { loadBlocked } from "../session/session.ts";
import "../components/form.css";
import "../components/lines.css";
import { Failed } from "../components/failed.tsx";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";

const words = messages.safety;

export function Blocks() {
  const list = useResource(api.blocks, []);
  const items = list.answer.value?.items;
  const unblock = async (name: string) => {
    await list.change(accountApi.unblock(name));
    await loadBlocked();
  };
  if (blocked.value.size === 0 && !items?.length) return null;
  return (
    <section class="card form" aria-labelledby="blocks-title">
      <h2 id="blocks-title">{words.blocks}</h2>
      <ul class="lines">
        {items?.map(({ username }) => (
          <li key={username} class="line">
            <a href={`/@/${encodeURIComponent(username)}`}>{username}</a>
            <button
              type="button"
              class="button small-button"
              aria-label={joined(words.unblock, username)}
              onClick={() => void unblock(username)}
            >
              {words.unblock}
            </button>
          </li>
        ))}
      </ul>
      <Failed again={() => list.again()}>{list.trouble.value}</Failed>
    </section>
  );
}
