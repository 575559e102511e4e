import "./bot-mark.css";
import { messages } from "../messages/messages.ts";

/** Shown next to the name of a bot account. */
export function BotMark({ bot }: { bot: boolean }) {
  if (!bot) return null;
  return (
    <span class="bot-mark" title={messages.bots.here}>
      {messages.bots.mark}
    </span>
  );
}
