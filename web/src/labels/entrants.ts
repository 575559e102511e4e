import type { Tournament } from "../net/api.ts";

/**
 * The players of a tournament, without those who only asked to join, withdrew or were rejected or
 * removed.
 */
export const entrants = ({ entries }: Pick<Tournament, "entries">): Tournament["entries"] =>
  entries.filter(({ state }) => state === "entered");
