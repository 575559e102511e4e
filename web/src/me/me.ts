// Who is signed in, and what waits for them on every page: games, turns, challenges.

import { computed, signal } from "@preact/signals";
import { tell } from "../alerts/news.ts";
import { notify } from "../alerts/notifications.ts";
import { playSound } from "../alerts/sound.ts";
import { type Color, opposite } from "../board/position.ts";
import { Resource } from "../loading/resource.ts";
import { language, messages, named, say } from "../messages/messages.ts";
import { address, goOn, navigate } from "../navigation/router.ts";
import { type Account, api, type Challenge, type GameRow } from "../net/api.ts";
import { socket } from "../net/connection.ts";
import { Repeated } from "../net/repeat.ts";
import { Problem } from "../net/request.ts";
import type { Refused, Told } from "../net/socket.ts";
import { tellTabs } from "../net/tabs.ts";
import { troubleText } from "../trouble.ts";

/** undefined until it is known. */
export const account = signal<Account | null | undefined>(undefined);
/** Signed in with an account, not as a guest. */
export const member = computed(() => account.value != null && !account.value.guest);
export const username = computed(() => account.value?.username ?? null);

/** Names of those with whom I want no games. */
export const blocked = signal<ReadonlySet<string>>(new Set());

export const runningGames = signal<readonly GameRow[]>([]);
/** Whether the server has told which games are running. */
export const gamesKnown = signal(false);
export const challenges = signal<readonly Challenge[]>([]);
/** The challenges that have gone since this page was opened. */
export const challengesGone = signal<ReadonlySet<string>>(new Set());
/** Correspondence games where it is my turn, by deadline. */
export const waitingGames = signal<readonly GameRow[]>([]);

/** A live seek of mine was posted in this tab: its game opens here, and is announced in the others. */
export const waitsHere = signal(false);

/** Counts how often the server has told all that runs: at first, and after each lost connection. */
export const snapshots = signal(0);

export const liveGame = computed(() => runningGames.value.find((game) => game.pace === "live"));
export const incoming = computed(() =>
  challenges.value.filter((challenge) => challenge.from !== username.value),
);

/** What a player of a game wrote with a move. */
export interface MoveMessage {
  game: string;
  ply: number;
  by: Color;
  text: string;
}

/** The last message in a game of mine, by me or to me. */
export const written = signal<MoveMessage | null>(null);

/** A dispute that was brought before me as a director, or a settlement of mine. */
interface DisputeNews {
  news: "brought" | "settled";
  tournament: { id: string; name: string };
  game: string;
  by: string;
}

/** The last such news. */
export const disputeTold = signal<DisputeNews | null>(null);

type MeEvent =
  | { type: "game_started"; game: string; white: string; black: string; pace: GameRow["pace"] }
  | { type: "my_turn"; game: string; ply: number }
  | { type: "game_ended"; game: string }
  | ({ type: "move_message" } & MoveMessage)
  | { type: "challenge"; challenge: Challenge }
  | { type: "offer"; game: string; offer: "draw" | "takeback" | "rematch" }
  | { type: "challenge_gone"; id: string }
  | {
      /** Of mine, of an opponent's, or of one that I decide on. */
      type: "vacation";
      news: string;
      username: string;
      tournaments: readonly { id: string; name: string }[];
    }
  | ({ type: "dispute" } & DisputeNews);

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

/** The account, as soon as it is known. */
export const whoIsHere = () =>
  new Promise<Account | null>((resolve) => {
    const stop = account.subscribe((known) => {
      if (known === undefined) return;
      resolve(known);
      // The first answer may come before there is anything to stop.
      queueMicrotask(() => stop());
    });
  });

function follow() {
  unfollow();
  unfollow = () => {};
  runningGames.value = [];
  gamesKnown.value = false;
  challenges.value = [];
  waitingGames.value = [];
  blocked.value = new Set();
  gamesAsked.stop();
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

function hear(event: MeEvent) {
  switch (event.type) {
    case "game_started":
      gameStarted(event);
      break;
    case "my_turn":
      void notifyOf(event.game, messages.news.myTurn);
      break;
    case "game_ended":
      void refreshGames().catch(() => {});
      break;
    case "offer":
      void notifyOf(event.game, messages.news.offers[event.offer]);
      break;
    case "move_message":
      written.value = event;
      break;
    case "challenge":
      challenged(event.challenge);
      break;
    case "vacation":
      vacationTold(event);
      break;
    case "dispute":
      disputeNews(event);
      break;
    case "challenge_gone":
      challengesGone.value = new Set([...challengesGone.value, event.id]);
      challenges.value = challenges.value.filter((challenge) => challenge.id !== event.id);
      break;
  }
}

/** The list says who the opponent is, which matters more than to tell it a moment earlier. */
async function notifyOf(game: string, text: (values: { name: string }) => string) {
  await refreshGames().catch(() => {});
  notify(text({ name: opponentIn(game) }), `/game/${game}`);
}

function vacationTold(event: MeEvent & { type: "vacation" }) {
  const { news, username: whose, tournaments } = event;
  const mine = whose === username.value;
  const told =
    (mine
      ? named(messages.news.myVacation, news)
      : named(messages.news.vacation, news)?.({ name: whose })) ?? "";
  const text = `${tournaments.map(({ name }) => name).join(", ")}: ${told}`;
  const to = mine ? "/vacation" : `/tournament/${tournaments[0]?.id}?tab=vacations`;
  tell({ text, to, look: messages.news.look });
  notify(text, to);
}

function disputeNews(event: DisputeNews) {
  const { news, tournament, game, by } = event;
  const text = `${tournament.name}: ${messages.dispute[news]({ name: by })}`;
  const to = news === "settled" ? `/game/${game}` : `/tournament/${tournament.id}`;
  disputeTold.value = event;
  if (address.value.split("?")[0] !== to || news === "settled")
    tell({ text, to, look: messages.news.look });
  notify(text, to);
}

function challenged(challenge: Challenge) {
  challenges.value = [challenge, ...challenges.value];
  if (challenge.from === username.value) return;
  playSound("notify");
  notify(messages.challenge.challengesYou({ name: challenge.from }), `/challenge/${challenge.id}`);
}

/** As far as it is known here. */
function opponentIn(id: string): string {
  const game = runningGames.value.find((each) => each.id === id);
  if (!game) return messages.news.opponent;
  return game.white === username.value ? game.black : game.white;
}

/** Whoever waits for a seek of this tab or at a challenge is taken to a live game at once. */
function gameStarted(started: MeEvent & { type: "game_started" }) {
  announceGame(started);
  void refreshGames().catch(() => {});
}

/** Games that have begun while the connection was lost. */
function startedMeanwhile(games: readonly GameRow[]) {
  const newest = Math.max(0, ...runningGames.peek().map((row) => row.created_ms));
  for (const { id, white, black, pace, created_ms: begun } of games)
    if (begun > newest) announceGame({ game: id, white, black, pace });
}

interface Started {
  game: string;
  white: string;
  black: string;
  pace: GameRow["pace"];
}

function announceGame({ game, white, black, pace }: Started) {
  const path = address.value.split("?")[0] ?? "";
  const waits = (path === "/" && waitsHere.value) || path.startsWith("/challenge/");
  const opponent = white === username.value ? black : white;
  playSound("notify");
  const text = messages.lobby.gameBegan({ name: opponent });
  const to = `/game/${game}`;
  notify(text, to);
  if (waits && pace === "live") goOn(to);
  else if (path !== to) tell({ text, to, look: messages.news.openGame });
}

const playedByMe = { mine: "1", status: "playing", limit: "200" } as const;

const gamesAsked = new Resource(
  () =>
    Promise.all([
      api.games(playedByMe),
      api.games({ ...playedByMe, turn: "mine", sort: "deadline" }),
    ]),
  ([running, waiting]) => {
    runningGames.value = running.items;
    waitingGames.value = waiting.items.filter((game) => game.pace === "correspondence");
  },
);

/** Asks which games run, and which of them wait for me. */
export async function refreshGames() {
  if (account.value) await gamesAsked.get();
}

/** In a game of mine something has happened that the server tells nobody but those who look at it. */
export function gamesChanged() {
  const mine = account.peek();
  if (!mine) return;
  tellTabs({ t: "games", account: mine.id });
  void refreshGames().catch(() => {});
}

/** The game is over: the server tells me of the ends of correspondence games alone. */
export function gameIsOver(id: string) {
  runningGames.value = runningGames.value.filter((row) => row.id !== id);
  waitingGames.value = waitingGames.value.filter((row) => row.id !== id);
  gamesChanged();
}

/** Another tab has seen something happen in the games of an account. */
export function heardOfGames(whose: string) {
  if (account.peek()?.id === whose) void refreshGames().catch(() => {});
}

/** Shown at once, until the server's list has it too. */
function moved(id: string, move: string) {
  runningGames.value = runningGames.value.map((row) =>
    row.id === id && row[row.turn] === username.peek()
      ? { ...row, turn: opposite(row.turn), ply: row.ply + 1, last_move: move }
      : row,
  );
  waitingGames.value = waitingGames.value.filter((row) => row.id !== id);
}

const openedAt_ms = Date.now();

/** Reports the result of a command that no open page shows, or that waited for this page. */
function sayWhatBecame({ t, fields, at_ms }: Told, refused: Refused | null) {
  const game = fields.game ?? String(fields.topic ?? "").split("/")[1];
  const to = `/game/${game}`;
  if (game === undefined || address.peek().split("?")[0] === to) return;
  const what = say(named(messages.site.commands, t) ?? t, { move: String(fields.move ?? "") });
  const look = messages.news.openGame;
  if (refused) tell({ text: messages.site.notDone({ what, why: troubleText(refused) }), to, look });
  else if (at_ms < openedAt_ms) tell({ text: messages.site.sentNow({ what }), to, look });
}

socket.onAnswered = (command, refused) => {
  const { t, fields } = command;
  sayWhatBecame(command, refused);
  if (refused || fields.game === undefined) return;
  const id = String(fields.game);
  if (runningGames.peek().find((row) => row.id === id)?.pace === "live") return;
  if (t === "move") moved(id, String(fields.move));
  gamesChanged();
};

/** Goes to the next game that waits for my move; false if there is none but this. */
export async function nextGame(current: string | null): Promise<boolean> {
  if (!account.value) return false;
  await refreshGames();
  const others = waitingGames.value.filter((game) => game.id !== current);
  const here = waitingGames.value.findIndex((game) => game.id === current);
  const next = waitingGames.value.slice(here + 1).find((game) => game.id !== current) ?? others[0];
  if (!next) return false;
  navigate(`/game/${next.id}`);
  return true;
}

/** Goes there, or says that there is none. */
export async function goToNext(current: string | null) {
  if (!(await nextGame(current))) tell({ text: messages.game.noNext });
}

/** `code` is that of the second factor, where the server asks for one. */
export async function signIn(name: string, password: string, code?: string) {
  await api.signIn(name, password, code);
  await signedInAnew();
}

const here = () => ({
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
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
export async function enterAsGuest() {
  await api.makeGuest(here());
  await signedInAnew();
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

export async function closeAccount(password: string) {
  await api.closeAccount(password);
  signedOut();
}

/** The server may be closing the socket already, so that nothing more is said on it. */
function signedOut() {
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
