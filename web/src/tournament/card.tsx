// Names of tournament players that open their cards.

import "./name.css";
import { BotMark } from "../components/bot-mark.tsx";
import { messages } from "../messages/messages.ts";
import type { TournamentPage } from "./tournament.ts";

interface NameProps {
  page: TournamentPage;
  name: string;
  /** True for a bot account. */
  bot: boolean;
}

const entryOf = ({ state }: TournamentPage, name: string) =>
  state.value?.entries.find(({ username }) => username === name);

/** The real name in a tournament that asks for it. */
export const shownName = (page: TournamentPage, name: string): string =>
  entryOf(page, name)?.real_name ?? name;

/**
 * A name that opens the player's card, after the player's title.
 */
export function PlayerName({ page, name, bot }: NameProps) {
  const title = entryOf(page, name)?.title;
  const shown = shownName(page, name);
  return (
    <>
      {title && <b class="player-title">{title} </b>}
      <button
        type="button"
        class="name"
        title={shown === name ? undefined : name}
        aria-haspopup="dialog"
        onClick={() => void page.openCard(name)}
      >
        {shown}
      </button>
      {bot && " "}
      <BotMark bot={bot} />
    </>
  );
}

/** A name in a table with rating and country, marked if the player has left. */
export function Contestant({ page, name, bot }: NameProps) {
  const { rating, country, state = "entered" } = entryOf(page, name) ?? {};
  const facts = [rating, country, state === "entered" ? null : messages.arena.away];
  return (
    <>
      <PlayerName page={page} name={name} bot={bot} />
      <span class="player-facts muted small">{facts.filter((one) => one).join(" ")}</span>
    </>
  );
}
