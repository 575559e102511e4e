// The card of a player, shown at a link to their page while the pointer rests on it.

import "./card.css";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { ratingText } from "../components/rating.tsx";
import { poolName } from "../labels/variants.ts";
import { useResource } from "../loading/resource.ts";
import { messages, named } from "../messages/messages.ts";
import { playersApi } from "../net/players.ts";
import { username } from "../session/account.ts";
import { doingText, OnlineDot } from "./doing.tsx";
import { challengeOf, profileOf } from "./finder.ts";

interface Props {
  /** The link with the name. */
  link: HTMLAnchorElement;
  close(): void;
}

const ratingsShown = 4;
const gap = 6;

/** The name in the address of a player's page; null for other addresses. */
export function nameIn(href: string): string | null {
  const [, encoded] = /^\/@\/([^/?#]+)/.exec(href) ?? [];
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

async function factsOf(name: string, me: string | null) {
  const others = me !== null && me !== name;
  const [profile, activity, against] = await Promise.all([
    playersApi.profile(name),
    playersApi.activity(name),
    others ? playersApi.opponents(me, 1, name) : null,
  ]);
  return { profile, activity, score: against?.items[0] ?? null };
}

/** Below the link, or above it where there is no room; never beyond the edge of the window. */
export function placeOf(
  link: Pick<DOMRect, "left" | "top" | "bottom">,
  card: Pick<DOMRect, "width" | "height">,
  room: { width: number; height: number },
): { left: number; top: number } {
  const below = link.bottom + gap;
  const fits = below + card.height <= room.height;
  return {
    left: Math.max(gap, Math.min(link.left, room.width - card.width - gap)),
    top: fits ? below : Math.max(gap, link.top - gap - card.height),
  };
}

export default function PlayerCard({ link, close }: Props) {
  const name = nameIn(link.getAttribute("href") ?? "") ?? "";
  const card = useRef<HTMLDivElement>(null);
  const facts = useResource(() => factsOf(name, username.peek()), [name]);
  const found = facts.answer.value;
  useLayoutEffect(() => {
    if (!card.current || !found) return;
    const { left, top } = placeOf(
      link.getBoundingClientRect(),
      card.current.getBoundingClientRect(),
      {
        width: document.documentElement.clientWidth,
        height: window.innerHeight,
      },
    );
    card.current.style.left = `${left}px`;
    card.current.style.top = `${top}px`;
  }, [link, found]);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && close();
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("scroll", close, { capture: true, passive: true });
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("scroll", close, { capture: true });
    };
  }, []);
  if (!found) return null;
  const { profile, activity, score } = found;
  const words = messages.finder;
  const own = username.value === profile.username;
  const doing = doingText(activity);
  return (
    <div ref={card} class="player-card" data-player-card>
      <p class="player-card-name">
        <OnlineDot online={activity.online} />
        <a href={profileOf(profile.username)}>{profile.username}</a>
      </p>
      {doing && <p class="small muted">{doing}</p>}
      {profile.ratings.length > 0 && (
        <dl class="player-card-ratings">
          {profile.ratings.slice(0, ratingsShown).map(({ pool, speed, ...rating }) => (
            <div key={`${pool} ${speed}`}>
              <dt>{`${poolName(pool)} · ${named(messages.speeds, speed) ?? speed}`}</dt>
              <dd>{ratingText(rating)}</dd>
            </div>
          ))}
        </dl>
      )}
      {score && (
        <p class="small">
          {words.against({ name: profile.username })}{" "}
          <strong>{`${2 * score.won + score.drawn} – ${2 * score.lost + score.drawn}`}</strong>
        </p>
      )}
      <p class="button-row">
        {!own && (
          <a class="button small-button" href={challengeOf(profile.username)}>
            {words.challenge}
          </a>
        )}
        {activity.game && (
          <a class="button small-button" href={`/game/${activity.game.id}`}>
            {words.watch}
          </a>
        )}
      </p>
    </div>
  );
}
