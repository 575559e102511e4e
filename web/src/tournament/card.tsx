// Names of tournament players that open their cards.

import "./card.css";
import { BotMark } from "../components/bot-mark.tsx";
import { messages } from "../messages/messages.ts";
import type { TournamentPage } from "./tournament.ts";

interface NameProps {
  page: TournamentPage;
  name: string;
  /** True for a bot account. */
  bot: boolean;
}

/** A name that opens the player's card. */
export function PlayerName({ page, name, bot }: NameProps) {
  return (
    <>
      <button
        type="button"
        class="link"
        aria-haspopup="dialog"
        onClick={() => void page.openCard(name)}
      >
        {name}
      </button>
      {bot && " "}
      <BotMark bot={bot} />
    </>
  );
}

/** A name in a table, marked if the player has left. */
export function Contestant({ page, name, bot }: NameProps) {
  const entry = page.state.value?.entries.find(({ username }) => username === name);
  return (
    <>
      <PlayerName page={page} name={name} bot={bot} />
      {entry && entry.state !== "entered" && (
        <span class="muted small"> {messages.arena.away}</span>
      )}
    </>
  );
}
