import type { Tournament } from "../net/api.ts";

/** Those who play, without those who have only asked, have withdrawn or were sent away. */
export const entrants = ({ entries }: Pick<Tournament, "entries">): Tournament["entries"] =>
  entries.filter(({ state }) => state === "entered");
