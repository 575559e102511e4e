import { relativeText } from "../../labels/time.ts";
import { whenText } from "../../messages/when.ts";
import { socket } from "../../net/connection.ts";

/** "3 hours ago", "in 2 days"; shows the exact time on hover. */
export function Ago({ at, class: name }: { at: number; class?: string }) {
  return (
    <time class={name} title={whenText(at)}>
      {relativeText(at, socket.serverNow())}
    </time>
  );
}
