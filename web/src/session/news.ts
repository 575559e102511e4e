// Handles the events that the server sends to a signed-in user on every page: games, turns,
// challenges, vacations.

import { signal } from "@preact/signals";
import { tell } from "../alerts/news.ts";
import { notify } from "../alerts/notifications.ts";
import { playSound } from "../alerts/sound.ts";
import type { Color } from "../board/position.ts";
import { joined } from "../messages/joined.ts";
import { messages, named } from "../messages/messages.ts";
import { address, goOn } from "../navigation/router.ts";
import type { Challenge, GameRow } from "../net/api.ts";
import { othersThan, playersOf } from "../net/seats.ts";
import { username } from "./account.ts";
import { challenges, challengesGone, unread } from "./challenges.ts";
import { refreshGames, runningGames } from "./games.ts";

/**
 * True if this tab has posted the user's live seek. Its game opens in this tab; other tabs show a
 * notice.
 */
export const waitsHere = signal(false);

/** A chat message sent together with a move. */
export interface MoveMessage {
  game: string;
  ply: number;
  by: Color;
  text: string;
}

/** The latest such message in one of the user's games, from either side. */
export const written = signal<MoveMessage | null>(null);

/** A new dispute in a tournament that the user directs, or a dispute that they have settled. */
interface DisputeNews {
  news: "brought" | "settled";
  tournament: { id: string; name: string };
  game: string;
  by: string;
}

/** The latest such event. */
export const disputeTold = signal<DisputeNews | null>(null);

export type MeEvent =
  | ({ type: "game_started" } & Started)
  | { type: "my_turn"; game: string; ply: number }
  | { type: "game_ended"; game: string }
  | ({ type: "move_message" } & MoveMessage)
  | { type: "challenge"; challenge: Challenge }
  | { type: "offer"; game: string; offer: "draw" | "takeback" | "rematch" }
  | { type: "challenge_gone"; id: string }
  | { type: "notifications"; unread: number }
  | {
      /** A vacation of the user, of an opponent, or one that the user has to approve. */
      type: "vacation";
      news: string;
      username: string;
      /** Empty if the vacation covers only games outside tournaments. */
      tournaments: readonly { id: string; name: string }[];
    }
  | ({ type: "dispute" } & DisputeNews);

export function hear(event: MeEvent) {
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
    case "notifications":
      unread.value = event.unread;
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

/** Waits for the list of games: it names the opponent, and that is worth the short delay. */
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
  const [first] = tournaments;
  const text = first ? joined(tournaments.map(({ name }) => name).join(", "), told) : told;
  const theirs = first ? `/tournament/${first.id}?tab=vacations` : "/desk";
  const to = mine ? "/vacation" : theirs;
  tell({ text, to, look: messages.news.look });
  notify(text, to);
}

function disputeNews(event: DisputeNews) {
  const { news, tournament, game, by } = event;
  const text = joined(tournament.name, messages.news[news]({ name: by }));
  const to = news === "settled" ? `/game/${game}` : `/tournament/${tournament.id}`;
  disputeTold.value = event;
  if (address.value.split("?")[0] !== to || news === "settled")
    tell({ text, to, look: messages.news.look });
  notify(text, to);
}

function challenged(challenge: Challenge) {
  // A challenge to several players is sent again whenever one of them accepts or declines.
  const others = challenges.value.filter(({ id }) => id !== challenge.id);
  const known = others.length < challenges.value.length;
  challenges.value = [challenge, ...others];
  const { to, invited = [] } = challenge;
  if (known || username.value === null || ![to, ...invited].includes(username.value)) return;
  playSound("notify");
  notify(messages.news.challengesYou({ name: challenge.from }), `/challenge/${challenge.id}`);
}

/** The opponent's name, if this page knows it. */
function opponentIn(id: string): string {
  const game = runningGames.value.find((each) => each.id === id);
  if (!game) return messages.news.opponent;
  return othersThan(game, username.value);
}

/** If the user waits here for a seek or a challenge, opens a live game at once. */
function gameStarted(started: MeEvent & { type: "game_started" }) {
  announceGame(started);
  void refreshGames().catch(() => {});
}

/** Announces games that started while the connection was lost. */
export function startedMeanwhile(games: readonly GameRow[]) {
  const newest = Math.max(0, ...runningGames.peek().map((row) => row.created_ms));
  for (const row of games) {
    const { id: game, white, black, variant, pace, created_ms: begun } = row;
    if (begun > newest) announceGame({ game, white, black, seats: playersOf(row), variant, pace });
  }
}

/** A notice that a game has started. */
export interface Started {
  game: string;
  white: string;
  black: string;
  /** All players, in games of more than two. */
  seats?: readonly string[];
  variant: string;
  pace: GameRow["pace"];
}

/** Returns true for games that the open page announces itself. */
let toldByPage: (started: Started) => boolean = () => false;

/** Sets the filter until the returned function is called. */
export function tellsByItself(which: (started: Started) => boolean) {
  toldByPage = which;
  return () => {
    if (toldByPage === which) toldByPage = () => false;
  };
}

function announceGame(started: Started) {
  const { game, white, black, seats = [white, black], pace } = started;
  const path = address.value.split("?")[0] ?? "";
  const waits = (path === "/" && waitsHere.value) || path.startsWith("/challenge/");
  const opponent = seats.filter((name) => name !== username.value).join(", ");
  playSound("notify");
  const text = messages.news.gameBegan({ name: opponent });
  const to = `/game/${game}`;
  notify(text, to);
  if (waits && pace === "live") goOn(to);
  else if (path !== to && !toldByPage(started)) tell({ text, to, look: messages.news.openGame });
}
