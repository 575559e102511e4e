// A notification as a sentence with the page and the icon that belong to it.

import type { IconName } from "../components/icons.tsx";
import { messages, say, type Text } from "../messages/messages.ts";
import type { Notification } from "../net/notifications.ts";

/** What the texts of all kinds may name. */
interface Values {
  name: string;
  outcome: string;
  several: string;
  first: string;
  last: string;
  hours: number;
  act: string;
}

const outcomes = { win: "won", loss: "lost", draw: "drawn" } as const;

export function sentence(row: Notification): string {
  const { kind, player, score, first_round: first = 0, last_round: last = 0 } = row;
  // An arm for anything else is not in the types of the texts.
  const text = messages.bell.kinds[kind] as Text<Values>;
  return say(text, {
    name: player ?? messages.news.opponent,
    outcome: score && player ? outcomes[score] : "none",
    several: last > first ? "yes" : "no",
    first: String(first),
    last: String(last),
    hours: row.hours ?? 0,
    act: row.act ?? "",
  });
}

/** Tabs of the tournament's page. */
const tabs: Partial<Record<Notification["kind"], string>> = {
  round_published: "rounds",
  tournament_message: "log",
  vacation_asked: "vacations",
};

export function pageOf({ kind, game, tournament, player }: Notification): string {
  if (kind === "vacation_decided") return "/vacation";
  // A director decides on the tournament's page.
  if (game && kind !== "dispute_opened") return `/game/${game}`;
  if (tournament) return `/tournament/${tournament.id}${tabs[kind] ? `?tab=${tabs[kind]}` : ""}`;
  return player ? `/@/${encodeURIComponent(player)}` : "/";
}

export function iconOf({ kind, tournament }: Notification): IconName {
  if (kind.startsWith("vacation")) return "calendar";
  if (kind.startsWith("dispute")) return "flag";
  if (kind === "reminder") return "clock";
  if (kind === "challenge") return "play";
  return tournament ? "trophy" : "games";
}
