// The account's state from the server, and signing out.

import "./commands.ts";
import { signal } from "@preact/signals";
import { Resource } from "../loading/resource.ts";
import { goOn } from "../navigation/router.ts";
import { type Account, api, type Challenge, type GameRow } from "../net/api.ts";
import { socket } from "../net/connection.ts";
import { Repeated } from "../net/repeat.ts";
import { Problem } from "../net/request.ts";
import { tellTabs } from "../net/tabs.ts";
import { account, blocked, username } from "./account.ts";
import { challenges, unread } from "./challenges.ts";
import { forgetGames, gamesKnown, refreshGames, runningGames } from "./games.ts";
import { hear, type MeEvent, startedMeanwhile } from "./news.ts";

/** Counts the snapshots of the topic "me": one at first, and one after each lost connection. */
export const snapshots = signal(0);

let unfollow = () => {};

async function whoTheServerKnows(): Promise<Account | null> {
  try {
    return await api.account();
  } catch (error) {
    if (error instanceof Problem && error.code === "NOT_SIGNED_IN") return null;
    throw error;
  }
}

const whoAsked = new Resource(whoTheServerKnows, (found) => {
  account.value = found;
  follow();
});

export const loadAccount = () => whoAsked.get();

/** Until the server answers, the page shows what it has. */
const asked = new Repeated(loadAccount);

/** Asks for the account and retries until the server answers. */
export const findOutWhoIsHere = () => asked.start();

/** Retries at once because the server may be reachable again. */
export const hurryWhoIsHere = () => asked.hurry();

/** Reloads the account after another tab has signed in or out. */
export function readWhoIsHere() {
  socket.restart();
  findOutWhoIsHere();
}

function follow() {
  unfollow();
  unfollow = () => {};
  forgetGames();
  challenges.value = [];
  unread.value = 0;
  blocked.value = new Set();
  const mine = account.value;
  socket.speakFor(mine ? { id: mine.id, name: mine.username } : null);
  if (!mine) return;
  void loadBlocked().catch(() => {});
  unfollow = socket.follow("me", {
    snapshot(d) {
      const me = d as {
        username: string;
        games: GameRow[];
        challenges: Challenge[];
        unread: number;
      };
      // Another account may have signed in that this page does not know about yet.
      if (me.username !== username.peek()) return;
      if (gamesKnown.peek()) startedMeanwhile(me.games);
      runningGames.value = me.games;
      challenges.value = me.challenges;
      unread.value = me.unread;
      gamesKnown.value = true;
      snapshots.value += 1;
      void refreshGames().catch(() => {});
    },
    event: (d) => hear(d as MeEvent),
  });
}

/** Number of unsent commands, while the user is asked to confirm signing out; otherwise 0. */
export const signingOut = signal(0);

/** Asks for confirmation if commands are unsent, because signing out would lose them. */
export async function signOut() {
  signingOut.value = socket.unanswered.length;
  if (signingOut.value === 0) await signOutAnyway();
}

export async function signOutAnyway() {
  signingOut.value = 0;
  await api.signOut();
  signedOut();
}

/**
 * Resets the page after a sign-out without waiting for the server, which may already be closing the
 * socket.
 */
export function signedOut() {
  socket.dropCommands();
  socket.restart();
  whoAsked.stop();
  account.value = null;
  follow();
  tellTabs({ t: "account" });
  goOn("/");
}

export async function loadBlocked() {
  const { items } = await api.blocks();
  blocked.value = new Set(items.map(({ username: name }) => name));
}

/** The page learns which account the server has signed in. */
export async function signedInAnew() {
  socket.restart();
  tellTabs({ t: "account" });
  await loadAccount().catch(() => {
    account.value = undefined;
    findOutWhoIsHere();
  });
}
