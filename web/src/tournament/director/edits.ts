// Editing a tournament while others may edit it too.

import type { Tournament } from "../../net/api.ts";
import type { OfGames } from "./games-fields.tsx";
import { eventOf, type TypedEvent, typedEvent } from "./typed-event.ts";
import { rulesOf, type TypedRules, typedRules } from "./typed-rules.ts";

export interface TypedEdit {
  name: string;
  description: string;
  event: TypedEvent;
  games: OfGames;
  rules: TypedRules;
}

/** Initial values of the form. */
export const typedEdit = (tournament: Tournament): TypedEdit => ({
  name: tournament.name,
  description: tournament.description,
  event: typedEvent(tournament),
  games: {
    agreed_draw_from_move: tournament.agreed_draw_from_move,
    games_shown: tournament.games_shown,
    games_delay_minutes: tournament.games_delay_minutes,
  },
  rules: typedRules(tournament),
});

export const alike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** All values of the form, in the server's format. */
const bodyOf = ({ name, description, event, games, rules }: TypedEdit, of: Tournament) => ({
  name: name.trim(),
  description: description.trim(),
  ...eventOf(event),
  ...(event.next === "" && { promotion: null }),
  ...games,
  ...rulesOf(rules, of.format, of.mode === "live"),
});

/** Only the values that differ from the form as opened. */
export function changesOf(typed: TypedEdit, opened: Tournament): Record<string, unknown> {
  const before: Record<string, unknown> = bodyOf(typedEdit(opened), opened);
  return Object.fromEntries(
    Object.entries(bodyOf(typed, opened)).filter(([key, value]) => !alike(value, before[key])),
  );
}

type Values = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Keeps edited values, and takes the current ones for the rest. */
export function rebased<T extends object>(typed: T, before: T, now: T): T {
  const taken = Object.entries(now).map(([key, value]) => {
    const [mine, first] = [(typed as Values)[key], (before as Values)[key]];
    if (isGroup(value) && isGroup(mine) && isGroup(first))
      return [key, rebased(mine, first, value)];
    return [key, alike(mine, first) ? value : mine];
  });
  return Object.fromEntries(taken) as T;
}
