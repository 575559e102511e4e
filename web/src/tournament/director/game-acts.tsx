// The director's acts on the games of a pairing.

import { Menu, type MenuItem } from "../../components/menu.tsx";
import { joined } from "../../messages/joined.ts";
import { messages } from "../../messages/messages.ts";
import type { TournamentPage } from "../tournament.ts";
import { gameResult, moreTime } from "./asks.ts";

interface Props {
  page: TournamentPage;
  /** The players of the pairing, with a dash between them. */
  names: string;
  games: readonly { id: string; open: boolean }[];
}

export function GameActs({ page, names, games }: Props) {
  const words = messages.directing;
  const runs = page.state.value?.status === "running";
  const items = games.flatMap(({ id, open }, i): MenuItem[] => {
    const of = (text: string) =>
      games.length > 1 ? joined(text, messages.tournaments.game({ n: i + 1 })) : text;
    const result = { label: of(words.result), act: () => page.askFor(gameResult(page, id, names)) };
    const time = { label: of(words.time), act: () => page.askFor(moreTime(page, id, names)) };
    return runs && open ? [result, time] : [result];
  });
  if (items.length === 0) return null;
  return <Menu label={joined(messages.direct.more, names)} items={items} />;
}
