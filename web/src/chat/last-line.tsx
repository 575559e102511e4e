// What a game page shows of a chat that is not open.

import "./last-line.css";
import { useEffect } from "preact/hooks";
import { Icon } from "../components/icons.tsx";
import { messages } from "../messages/messages.ts";
import { socket } from "../net/connection.ts";
import type { Chat } from "./chat.ts";

/** Loads the chat when connected. At the end of a game the players may read another room. */
export function useChat(chat: Chat, used: boolean, over: boolean) {
  const connected = socket.state.value === "open";
  useEffect(() => {
    if (used && connected) void chat.load();
  }, [chat, used, connected, over]);
}

/** A dot for unread lines. */
export function FreshMark({ chat }: { chat: Chat }) {
  if (!chat.fresh.value) return null;
  return (
    <span class="chat-mark">
      <span class="visually-hidden">{messages.chat.fresh}</span>
    </span>
  );
}

/** The last line, which opens the chat. */
export function LastLine({ chat, title, open }: { chat: Chat; title: string; open(): void }) {
  const last = chat.shown.value.at(-1);
  return (
    <button type="button" class="chat-last" onClick={open}>
      <Icon name="chat" />
      {last ? (
        <span>
          <b>{last.username}</b> {last.text}
        </span>
      ) : (
        <span class="muted">{title}</span>
      )}
      <FreshMark chat={chat} />
    </button>
  );
}
