// Who signs in and out, and what the server then tells them.

import { ownZone } from "../messages/instants.ts";
import "./commands.ts";
import { signal } from "@preact/signals";
import { Resource } from "../loading/resource.ts";
import { language } from "../messages/messages.ts";
import { goOn } from "../navigation/router.ts";
import { type Account, api, type Challenge, type GameRow } from "../net/api.ts";
import { socket } from "../net/connection.ts";
import { Repeated } from "../net/repeat.ts";
import { Problem } from "../net/request.ts";
import { tellTabs } from "../net/tabs.ts";
import { account, blocked, username } from "./account.ts";
import { challenges } from "./challenges.ts";
import { forgetGames, gamesKnown, refreshGames, runningGames } from "./games.ts";
import { hear, type MeEvent, startedMeanwhile } from "./news.ts";

/** Counts how often the server has told all that runs: at first, and after each lost connection. */
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

/** Without an answer the page shows what it has. */
const asked = new Repeated(loadAccount);

/** Repeats until the server has answered. */
export const findOutWhoIsHere = () => asked.start();

/** The server may answer again. */
export const hurryWhoIsHere = () => asked.hurry();

/** Somebody has signed in or out in another tab: this tab follows. */
export function readWhoIsHere() {
  socket.restart();
  findOutWhoIsHere();
}

function follow() {
  unfollow();
  unfollow = () => {};
  forgetGames();
  challenges.value = [];
  blocked.value = new Set();
  const mine = account.value;
  socket.speakFor(mine ? { id: mine.id, name: mine.username } : null);
  if (!mine) return;
  void loadBlocked().catch(() => {});
  unfollow = socket.follow("me", {
    snapshot(d) {
      const me = d as { username: string; games: GameRow[]; challenges: Challenge[] };
      // Somebody else may have signed in, of whom this page does not know yet.
      if (me.username !== username.peek()) return;
      if (gamesKnown.peek()) startedMeanwhile(me.games);
      runningGames.value = me.games;
      challenges.value = me.challenges;
      gamesKnown.value = true;
      snapshots.value += 1;
      void refreshGames().catch(() => {});
    },
    event: (d) => hear(d as MeEvent),
  });
}

/** `code` is that of the second factor, where the server asks for one. */
export async function signIn(name: string, password: string, code?: string) {
  await api.signIn(name, password, code);
  await signedInAnew();
}

const here = () => ({
  time_zone: ownZone(),
  locale: language,
});

/** A guest becomes a player and keeps the games. */
export async function signUp(name: string, password: string, email: string) {
  const send = account.value?.guest ? api.signUpGuest : api.signUp;
  await send({
    username: name,
    password,
    ...(email === "" ? {} : { email }),
    ...here(),
  });
  await signedInAnew();
}

/** A seat for casual games, for somebody without an account. */
export const enterAsGuest = () => asGuest(async () => {});

/** Takes such a seat, and acts from it while the page is told whose it is. */
export async function asGuest<T>(act: () => Promise<T>): Promise<T> {
  await api.makeGuest(here());
  const [done] = await Promise.all([act(), signedInAnew()]);
  return done;
}

/** How much of mine is not sent yet, while I am asked whether to sign out all the same. */
export const signingOut = signal(0);

/** Asks first if something of mine is not sent yet: it would be lost. */
export async function signOut() {
  signingOut.value = socket.unanswered.length;
  if (signingOut.value === 0) await signOutAnyway();
}

export async function signOutAnyway() {
  signingOut.value = 0;
  await api.signOut();
  signedOut();
}

/** The server may be closing the socket already, so that nothing more is said on it. */
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

async function signedInAnew() {
  socket.restart();
  tellTabs({ t: "account" });
  await loadAccount().catch(() => {
    account.value = undefined;
    findOutWhoIsHere();
  });
}
