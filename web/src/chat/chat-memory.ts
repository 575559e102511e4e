// Remembers in this browser whether chats are folded and which lines have been seen.

const foldKey = "crownhead.chat";
const seenKey = "crownhead.chat.seen";
const mostGames = 200;

type Seen = readonly (readonly [game: string, line: number])[];

export function foldedBefore(): boolean {
  try {
    return localStorage.getItem(foldKey) !== "open";
  } catch {
    return true;
  }
}

export function keepFolded(folded: boolean) {
  try {
    localStorage.setItem(foldKey, folded ? "folded" : "open");
  } catch {
    // Without storage it is not remembered.
  }
}

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
