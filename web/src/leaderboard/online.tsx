// Players who are online, with what they are doing and the way to watch or challenge them.

import "./online.css";
import { BotMark } from "../components/bot-mark.tsx";
import { Failed } from "../components/failed.tsx";
import { Icon } from "../components/icons.tsx";
import { ratingText } from "../components/rating.tsx";
import { doingText, OnlineDot } from "../finder/doing.tsx";
import { challengeOf, isChallenged, profileOf } from "../finder/finder.ts";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { type Person, playersApi } from "../net/players.ts";
import { username } from "../session/account.ts";

export function OnlineNow() {
  const words = messages.finder;
  const asked = useResource(playersApi.online, []);
  const items = asked.answer.value?.items;
  return (
    <section class="online" aria-labelledby="online-title" aria-busy={!items}>
      <header>
        <h2 id="online-title">{words.onlineNow}</h2>
        {items && <span class="online-count">{items.length}</span>}
      </header>
      {items?.length === 0 && <p class="empty muted">{words.noneOnline}</p>}
      {!items && asked.trouble.value && (
        <Failed again={() => void asked.again()}>{asked.trouble.value}</Failed>
      )}
      <ul>
        {items?.map((person) => (
          <OnlineRow key={person.username} person={person} />
        ))}
      </ul>
    </section>
  );
}

function OnlineRow({ person }: { person: Person }) {
  const { username: name, bot, best, game } = person;
  return (
    <li class="online-row">
      <OnlineDot online />
      <span class="online-who">
        <span class="online-name">
          <a href={profileOf(name)}>{name}</a>
          <BotMark bot={bot} />
          {best && <span class="small muted">{ratingText(best)}</span>}
        </span>
        <span class="small muted">{doingText(person)}</span>
      </span>
      {game ? (
        <Act href={`/game/${game.id}`} label={messages.finder.watchName({ name })} icon="eye" />
      ) : (
        isChallenged(person, username.value) && (
          <Act
            href={challengeOf(name)}
            label={messages.finder.challengeName({ name })}
            icon="games"
          />
        )
      )}
    </li>
  );
}

function Act({ href, label, icon }: { href: string; label: string; icon: "eye" | "games" }) {
  return (
    <a class="online-act" href={href} aria-label={label} title={label}>
      <Icon name={icon} />
    </a>
  );
}
