import { whenText } from "../messages/when.ts";
import "../components/reach.css";
import "./view.css";
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Choice, Trouble } from "../components/controls.tsx";
import { Icon } from "../components/icons.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { messages } from "../messages/messages.ts";
import type { ChatLine, ChatRoom } from "../net/api.ts";
import { account, member, username } from "../session/account.ts";
import type { Chat } from "./chat.ts";

const ReportDialog = lazilyWithin(
  "account/report-dialog",
  ["acts"],
  () => import("../account/report-dialog.tsx"),
);

const words = messages.chat;
const longest = 300;

interface Reader {
  /** True if the user plays in the game. */
  plays: boolean;
  /** True if the game is over. */
  over: boolean;
}

/** The rooms that the user may read, their own first. */
function roomsOf({ plays, over }: Reader): readonly ChatRoom[] {
  if (plays) return over ? ["players", "spectators"] : ["players"];
  const role = account.value?.role;
  const judges = role === "moderator" || role === "admin";
  return judges ? ["spectators", "players"] : ["spectators"];
}

/** The chat of a game. */
export default function ChatView({ chat, ...reader }: Reader & { chat: Chat }) {
  return (
    <div class="chat">
      <Conversation chat={chat} plays={reader.plays} rooms={roomsOf(reader)} />
    </div>
  );
}

interface ConversationProps {
  chat: Chat;
  plays: boolean;
  rooms: readonly ChatRoom[];
}

function Conversation({ chat, plays, rooms }: ConversationProps) {
  const chosen = useSignal<ChatRoom | null>(null);
  const [own = "spectators"] = rooms;
  const room = chosen.value ?? own;
  const mayWrite = room === "spectators" || plays;
  return (
    <>
      {rooms.length > 1 && (
        <Choice
          label={words.which}
          hideLabel
          value={room}
          options={rooms.map((each) => [each, words.rooms[each]] as const)}
          onChange={(value) => {
            chosen.value = value;
          }}
        />
      )}
      <Lines chat={chat} room={room} />
      {mayWrite && <Say key={room} chat={chat} room={room} />}
    </>
  );
}

/** A user at the end of the list sees a new line at once. */
function Lines({ chat, room }: { chat: Chat; room: ChatRoom }) {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const lines = chat.shown.value.filter((line) => line.room === room);
  const last = lines.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined && atEnd.current) list.current?.scrollTo(0, list.current.scrollHeight);
  }, [last]);
  return (
    <div
      ref={list}
      class="chat-lines"
      role="log"
      aria-label={words.rooms[room]}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        atEnd.current = scrollTop + clientHeight > scrollHeight - 24;
      }}
    >
      {lines.length === 0 && <p class="muted small">{words.empty[room]}</p>}
      <ol>
        {lines.map((line) => (
          <Line key={line.id} game={chat.game} line={line} />
        ))}
      </ol>
    </div>
  );
}

function Line({ game, line }: { game: string; line: ChatLine }) {
  const reporting = useSignal(false);
  const others = line.username !== username.value && line.text !== "";
  return (
    <li class="chat-line" title={whenText(line.at_ms)}>
      <a class="chat-name" href={`/@/${encodeURIComponent(line.username)}`}>
        {line.username}
      </a>{" "}
      {line.text === "" ? <span class="muted">{words.erased}</span> : <span>{line.text}</span>}
      {others && member.value && (
        <button
          type="button"
          class="chat-report reach"
          aria-label={words.report({ name: line.username })}
          title={words.report({ name: line.username })}
          onClick={() => {
            reporting.value = true;
          }}
        >
          <Icon name="flag" />
        </button>
      )}
      {reporting.value && (
        <ReportDialog
          name={line.username}
          game={game}
          quoted={line.text}
          onClose={() => {
            reporting.value = false;
          }}
        />
      )}
    </li>
  );
}

function Say({ chat, room }: { chat: Chat; room: ChatRoom }) {
  const text = chat.draft;
  const underWay = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!chat.wanted.value || !field.current) return;
    field.current.focus();
    chat.wanted.value = false;
  }, [chat, chat.wanted.value]);
  if (!member.value && (room === "spectators" || !account.value))
    return <p class="muted small">{words.signIn}</p>;
  const say = async () => {
    if (underWay.value || text.value.trim() === "") return;
    underWay.value = true;
    const said = text.value;
    if ((await chat.say(said, room)) && text.value === said) text.value = "";
    underWay.value = false;
  };
  return (
    <form
      class="chat-say"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <input
        ref={field}
        class="input"
        aria-label={words.say}
        placeholder={words.say}
        autocomplete="off"
        maxLength={longest}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="button" disabled={underWay.value}>
        {words.send}
      </button>
      <Trouble>{chat.trouble.value}</Trouble>
    </form>
  );
}
