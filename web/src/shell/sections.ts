// The sections of the site, which the head and the bottom bar mark as current.

const sections: Readonly<Record<string, string>> = {
  "": "play",
  challenge: "play",
  desk: "desk",
  tournament: "tournaments",
  tournaments: "tournaments",
  analysis: "analysis",
  puzzles: "learn",
  rules: "learn",
  studies: "learn",
  study: "learn",
  games: "watch",
  search: "watch",
  "@": "players",
  leaderboard: "players",
  menu: "menu",
};

/** The section of an address; undefined for a page in none, such as a game. */
export function sectionOf(address: string): string | undefined {
  const [, first = ""] = address.split(/[/?]/);
  return Object.hasOwn(sections, first) ? sections[first] : undefined;
}

export const profileOf = (username: string) => `/@/${encodeURIComponent(username)}`;
