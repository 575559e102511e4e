import "../parts/form.css";
import "../parts/lines.css";
import { api } from "../api.ts";
import { blocked, loadBlocked } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { Failed } from "../parts/failed.tsx";
import { useList } from "./list.ts";

const words = messages.safety;

export function Blocks() {
  const list = useList<{ username: string }>(api.blocks);
  const unblock = async (name: string) => {
    await list.change(api.unblock(name));
    await loadBlocked();
  };
  if (blocked.value.size === 0 && !list.items?.length) return null;
  return (
    <section class="card form" aria-labelledby="blocks-title">
      <h2 id="blocks-title">{words.blocks}</h2>
      <ul class="lines">
        {list.items?.map(({ username }) => (
          <li key={username} class="line">
            <a href={`/@/${encodeURIComponent(username)}`}>{username}</a>
            <button
              type="button"
              class="button small-button"
              aria-label={`${words.unblock}: ${username}`}
              onClick={() => void unblock(username)}
            >
              {words.unblock}
            </button>
          </li>
        ))}
      </ul>
      <Failed again={list.reload}>{list.trouble}</Failed>
    </section>
  );
}
