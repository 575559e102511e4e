// The names of the tournaments in which the user plays.

import { computed } from "@preact/signals";
import { Resource } from "../loading/resource.ts";
import { api } from "../net/api.ts";
import { username } from "../session/account.ts";

const statuses = ["running", "paused"] as const;

const asked = new Resource(async () => {
  const player = username.peek() ?? "";
  const pages = await Promise.all(
    statuses.map((status) => api.tournaments({ player, status, limit: "200" })),
  );
  return new Map(pages.flatMap(({ items }) => items.map(({ id, name }) => [id, name] as const)));
});

/** Requests the names again, because the user may have entered another tournament. */
export const loadTournaments = () => void asked.load();

const names = computed(() => asked.answer.value ?? new Map<string, string>());

/** undefined for a game outside tournaments, and while the names are not known. */
export const tournamentName = (id: string | null): string | undefined =>
  id === null ? undefined : names.value.get(id);
