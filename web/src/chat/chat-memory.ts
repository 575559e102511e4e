// Remembers in this browser which lines of chats have been seen.

const seenKey = "crownhead.chat.seen";
const mostGames = 200;

type Seen = readonly (readonly [game: string, line: number])[];

function allSeen(): Seen {
  try {
    return JSON.parse(localStorage.getItem(seenKey) ?? "[]") as Seen;
  } catch {
    return [];
  }
}

export const seenBefore = (game: string): number =>
  allSeen().find(([each]) => each === game)?.[1] ?? 0;

/** Remembers only the most recent games. */
export function keepSeen(game: string, line: number) {
  const others = allSeen().filter(([each]) => each !== game);
  try {
    localStorage.setItem(seenKey, JSON.stringify([[game, line], ...others].slice(0, mostGames)));
  } catch {
    // Without storage it is not remembered.
  }
}
