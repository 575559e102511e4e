// A player among those found.

import "./person.css";
import { BotMark } from "../components/bot-mark.tsx";
import { ratingText } from "../components/rating.tsx";
import type { Person } from "../net/players.ts";
import { OnlineDot } from "./doing.tsx";
import { partsOf } from "./finder.ts";

/** Presence, name and best rating; the letters that were typed are marked. */
export function PersonName({ person, text }: { person: Person; text: string }) {
  const { username, bot, online, best } = person;
  const [begun, rest] = partsOf(username, text);
  return (
    <>
      <OnlineDot online={online} />
      <span class="person-name">
        {begun && <mark>{begun}</mark>}
        {rest}
      </span>
      <BotMark bot={bot} />
      {best && <span class="person-rating">{ratingText(best)}</span>}
    </>
  );
}
