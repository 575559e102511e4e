import "../components/stone.css";
import "./card.css";
import "./seeks.css";
import { useSignal } from "@preact/signals";
import { BotMark } from "../components/bot-mark.tsx";
import { Rating } from "../components/rating.tsx";
import { otherRuleset } from "../labels/ruleset.ts";
import { controlSentence, controlText } from "../labels/time.ts";
import { variantName } from "../labels/variants.ts";
import { messages } from "../messages/messages.ts";
import type { Seek } from "../net/api.ts";
import { account, member, username } from "../session/account.ts";
import { type Lobby, myColor } from "./lobby.ts";
import { openToGuests, sitsAt } from "./wishes.ts";

/** Rows that fit next to the board at 1280x800. */
const firstShown = 6;

/** The open games. A row accepts the game, or withdraws the user's own. */
export function Seeks({ lobby }: { lobby: Lobby }) {
  const words = messages.lobby;
  const all = useSignal(false);
  const seeks = lobby.listed.value;
  const shown = all.value ? seeks : seeks.slice(0, firstShown);
  return (
    <section
      class="front-card seeks"
      aria-labelledby="seeks-title"
      aria-busy={lobby.seeks.value === null}
    >
      <header class="front-head">
        <h2 id="seeks-title">{words.seeks}</h2>
        {seeks.length > 0 && <span class="front-count">{seeks.length}</span>}
      </header>
      {lobby.seeks.value !== null && seeks.length === 0 && (
        <p class="empty muted small">{words.noSeeks}</p>
      )}
      <ul>
        {shown.map((seek) => (
          <li key={seek.id}>
            <SeekRow lobby={lobby} seek={seek} />
          </li>
        ))}
      </ul>
      {shown.length < seeks.length && (
        <button
          type="button"
          class="seek-all"
          onClick={() => {
            all.value = true;
          }}
        >
          {words.allSeeks({ n: seeks.length })}
        </button>
      )}
    </section>
  );
}

/** The rating range, if the seek has one. */
function rangeOf({ min_rating: least, max_rating: most }: Seek): string[] {
  if (least === null && most === null) return [];
  return [least === null ? `≤ ${most}` : most === null ? `≥ ${least}` : `${least}–${most}`];
}

/** "Russian", "International (KNDB) · Casual", "Backgammon · 3 points". */
function gameOf(seek: Seek): string {
  const { variant, terms, rated } = seek;
  const match = terms?.length !== undefined && terms.length > 1;
  const rules = match ? messages.lobby.points({ n: terms?.length ?? 1 }) : otherRuleset(seek);
  const facts = [variantName(variant), rules, rated ? null : messages.rated({ rated })];
  return facts.filter(Boolean).join(" · ");
}

/** What else an opponent agrees to: an account, the rating range, vacations, and who has a seat already. */
function moreOf(seek: Seek): string[] {
  const { joined, terms, vacations } = seek;
  const seats = joined
    ? [messages.lobby.seated({ taken: joined.length + 1, seats: terms?.seats ?? 2 }), ...joined]
    : [];
  const closed = account.value !== undefined && !member.value && !openToGuests(seek);
  return [
    ...(closed ? [messages.guest.signUpFirst] : []),
    ...rangeOf(seek),
    ...(terms?.cube ? [messages.variantChoice.match.cube] : []),
    ...(vacations ? [messages.withVacations] : []),
    ...seats,
  ];
}

function SeekRow({ lobby, seek }: { lobby: Lobby; seek: Seek }) {
  const words = messages.lobby;
  const mine = seek.username === username.value;
  const own = mine || sitsAt(seek, username.value);
  const color = myColor(seek);
  const more = moreOf(seek).join(" · ");
  return (
    <button
      type="button"
      class={own ? "seek mine" : "seek"}
      title={controlSentence(seek.time_control)}
      onClick={() => void (own ? lobby.withdraw(seek.id) : lobby.take(seek))}
    >
      <span class={`stone ${color}`} role="img" aria-label={messages.colorChoice[color]} />
      <span class="seek-player">
        <b>{seek.username}</b> <BotMark bot={seek.bot} />{" "}
        <Rating rating={seek.rating} provisional={seek.provisional} />
      </span>
      <span class="seek-game">{gameOf(seek)}</span>
      <span class="seek-time">{controlText(seek.time_control, (n) => words.daysTile({ n }))}</span>
      {(own || more !== "") && (
        <span class="seek-more">
          {own && <b>{mine ? words.withdraw : words.leave}</b>} {more}
        </span>
      )}
    </button>
  );
}
