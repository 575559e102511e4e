import "./bot-mark.css";
import { messages } from "../messages/messages.ts";

/** Beside the name of an account that a program plays with. */
export function BotMark({ bot }: { bot: boolean }) {
  if (!bot) return null;
  return (
    <span class="bot-mark" title={messages.bots.here}>
      {messages.bots.mark}
    </span>
  );
}
