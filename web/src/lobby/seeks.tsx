import { username } from "../session/account.ts";
import "../components/stone.css";
import "../components/table.css";
import "./seeks.css";
import { BotMark } from "../components/bot-mark.tsx";
import { Icon } from "../components/icons.tsx";
import { Rating } from "../components/rating.tsx";
import { playedText } from "../labels/ruleset.ts";
import { controlSentence, controlText } from "../labels/time.ts";
import { messages } from "../messages/messages.ts";
import type { Seek } from "../net/api.ts";
import { type Lobby, myColor } from "./lobby.ts";
import { type SeekColumn, sitsAt } from "./wishes.ts";

const columns = (): readonly (readonly [SeekColumn, string])[] => [
  ["player", messages.labels.player],
  ["variant", messages.labels.variant],
  ["time", messages.lobby.time],
  ["stake", messages.lobby.stake],
  ["color", messages.lobby.color],
];

/** Open live seeks, sortable by column. */
export function Seeks({ lobby }: { lobby: Lobby }) {
  const seeks = lobby.listed.value;
  return (
    <section class="seeks" aria-labelledby="seeks-title" aria-busy={lobby.seeks.value === null}>
      <h2 id="seeks-title">{messages.lobby.seeks}</h2>
      {lobby.seeks.value !== null && seeks.length === 0 ? (
        <p class="empty muted">{messages.lobby.noSeeks}</p>
      ) : (
        <table class="table">
          <thead>
            <tr>
              {columns().map(([column, text]) => (
                <Heading key={column} lobby={lobby} column={column} text={text} />
              ))}
              <th class="column-act">
                <span class="visually-hidden">{messages.lobby.accept}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {seeks.map((seek) => (
              <SeekRow key={seek.id} lobby={lobby} seek={seek} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface HeadingProps {
  lobby: Lobby;
  column: SeekColumn;
  text: string;
}

function Heading({ lobby, column, text }: HeadingProps) {
  const order = lobby.order.value;
  const sorted = order.column === column;
  const direction = order.descending ? "descending" : "ascending";
  return (
    <th class={`column-${column}`} aria-sort={sorted ? direction : "none"}>
      <button
        type="button"
        class={sorted ? "sort sorted" : "sort"}
        title={messages.lobby.sortBy({ column: text })}
        onClick={() => {
          lobby.order.value = { column, descending: sorted && !order.descending };
        }}
      >
        {text}
        {sorted && <Icon name={order.descending ? "down" : "up"} />}
      </button>
    </th>
  );
}

/** The rating range, if the seek has one. */
function Range({ seek: { min_rating: least, max_rating: most } }: { seek: Seek }) {
  if (least === null && most === null) return null;
  const text = least === null ? `≤ ${most}` : most === null ? `≥ ${least}` : `${least}–${most}`;
  return <span class="muted small"> {text}</span>;
}

function Side({ seek }: { seek: Seek }) {
  const color = myColor(seek);
  return (
    <>
      <span class={`stone ${color}`} aria-hidden="true" /> {messages.colorChoice[color]}
    </>
  );
}

/** The other terms of the game. */
function Agreed({ seek }: { seek: Seek }) {
  return seek.vacations ? <p class="seek-agreed muted">{messages.withVacations}</p> : null;
}

/** For more than two players: how many have joined, and their names. */
function Seated({ seek: { joined, terms } }: { seek: Seek }) {
  if (!joined || !terms) return null;
  const text = messages.lobby.seated({ taken: joined.length + 1, seats: terms.seats ?? 2 });
  return <p class="seek-seats muted">{[text, ...joined].join(" · ")}</p>;
}

function SeekRow({ lobby, seek }: { lobby: Lobby; seek: Seek }) {
  const mine = seek.username === username.value;
  const sits = sitsAt(seek, username.value);
  return (
    <tr class={mine || sits ? "mine" : undefined}>
      <td class="column-player">
        <a href={`/@/${encodeURIComponent(seek.username)}`}>{seek.username}</a>{" "}
        <BotMark bot={seek.bot} /> <Rating rating={seek.rating} provisional={seek.provisional} />
        {mine && <span class="muted small"> {messages.lobby.yours}</span>}
        <p class="seek-terms muted">
          {messages.rated({ rated: seek.rated })}
          <Range seek={seek} /> · <Side seek={seek} />
        </p>
        <Agreed seek={seek} />
        <Seated seek={seek} />
      </td>
      <td class="column-variant">{playedText(seek)}</td>
      <td class="column-time" title={controlSentence(seek.time_control)}>
        {controlText(seek.time_control, (n) => messages.lobby.daysTile({ n }))}
      </td>
      <td class="column-stake">
        {messages.rated({ rated: seek.rated })}
        <Range seek={seek} />
      </td>
      <td class="column-color">
        <Side seek={seek} />
      </td>
      <td class="column-act">
        <button
          type="button"
          class="button small-button"
          onClick={() => void (mine || sits ? lobby.withdraw(seek.id) : lobby.take(seek))}
        >
          {mine ? messages.lobby.withdraw : sits ? messages.lobby.leave : messages.lobby.accept}
        </button>
      </td>
    </tr>
  );
}
