import { exactText } from "../messages/instants.ts";
import { socket } from "../net/connection.ts";
import { relativeText } from "../words/time.ts";

/** "3 hours ago", "in 2 days"; the instant itself when it is pointed at. */
export function Ago({ at, class: name }: { at: number; class?: string }) {
  return (
    <time class={name} title={exactText(at)}>
      {relativeText(at, socket.serverNow())}
    </time>
  );
}
