// A site with something on every page. Its names are as long and as wide as names may be.

import { randomUUID } from "node:crypto";
import { password } from "./browser.mjs";
import { days, gameOf, good, makeAccount, signedIn, startGame } from "./rest.mjs";
import { createUser, startServer, temporaryDatabase } from "./server.mjs";
import { act, announce, resign, running } from "./tournament.mjs";

/** The name of account `n`: 20 characters, hardly any of them narrow. */
const wideName = (n) => `Wmmmmmmmmmmmmmmmm${n}WM`.padEnd(20, "W");

/** A name of up to 100 characters, as tournaments and studies may have. */
const longWord = "Wm".repeat(24);
const longTitle = (what) => `${what} Mannschaftsmeisterschaftswochenende ${longWord}`;
const remark = `Good luck ${"W".repeat(60)}`;

export const names = Array.from({ length: 8 }, (_, n) => wideName(n));
export const directorName = wideName(8);
export const moderatorName = wideName(9);

const day = 86_400_000;
const live = { kind: "fischer", base_ms: 3_600_000, increment_ms: 30_000 };
const bank = { kind: "fischer", base_ms: 14 * day, increment_ms: day };
const vacation = { splits_allowed: 3, days_allowed: 30, min_days: 3, max_days: 15 };
const opening = "33-28 18-23 39-33 12-18 44-39 7-12 31-27 20-24 27-21 17x26".split(" ");
const nardi = { variant: "nardi", ruleset: "wbgf", terms: { length: 5, cube: true } };
const star = { variant: "star", terms: { side: 4, men: 10, seats: 3 } };

const identity = {
  real_name: "Wilhelmina Magdalena van der Meulen-Hommerberg de Wit-Mommer",
  country: "NED",
  club: "Damvereniging Hoogezand-Sappemeer en Omstreken",
  title: "GMIF",
  federation_number: "12345678901",
};

/** What players have named or written. Where there is no room for it, it may be cut. */
export const ownWords = [
  ...names,
  directorName,
  moderatorName,
  ...Object.values(identity),
  longWord,
  remark,
];

/** Plays these moves in a game of two. */
async function play(game, white, black, moves) {
  for (const [ply, move] of moves.entries())
    await good([white, black][ply % 2].post(`/games/${game}/moves`, { move, ply }));
}

/** The player to move in a game, its ply and the legal moves. */
async function next(game, players) {
  const { ply, legal_moves: legal, turn, players: two, seats } = await gameOf(players[0], game);
  const { username } = seats?.[["white", "black", "third"].indexOf(turn)] ?? two[turn];
  return { mover: players.find(({ name }) => name === username), ply, legal };
}

/** Plays `count` times the first legal move of the player to move. */
async function playOn(game, players, count) {
  for (let i = 0; i < count; ++i) {
    const { mover, ply, legal } = await next(game, players);
    const move = legal.find((one) => !/^conc|^double/.test(one));
    await good(mover.post(`/games/${game}/moves`, { move, ply }));
  }
}

/** Everyone has the highest title, confirmed, and the longest real name. */
async function identify(server, players) {
  const moderator = await signedIn(server, moderatorName, password);
  for (const player of players) {
    await good(player.send("PATCH", "/account", { body: identity }));
    const decision = { title: identity.title, confirmed: true, reason: "in the list" };
    await good(moderator.post(`/moderation/users/${player.name}/title`, decision));
  }
}

/** Games of the first player: {live, slow, over, nardi, star}. */
async function startGames(players) {
  const [me, other, third] = players;
  const fast = await startGame(me, other, { time_control: live });
  await play(fast, me, other, opening.slice(0, 8));
  await good(other.post(`/games/${fast}/takeback`, { action: "offer" }));
  await good(other.post(`/games/${fast}/chat`, { text: remark }));
  const slow = await startGame(me, other, { time_control: days(3) });
  await play(slow, me, other, opening.slice(0, 6));
  await startGame(third, me, { time_control: days(14), variant: "bashni" });
  const over = await startGame(me, other, { time_control: days(3) });
  await play(over, me, other, opening);
  await good(me.post(`/games/${over}/resign`, {}));
  const dice = await startGame(me, other, { ...nardi, time_control: days(3) });
  await playOn(dice, players, 3);
  // The user is to move, and sees their deadline, no matter which side the dice let begin.
  while ((await next(dice, players)).mover !== me) await playOn(dice, players, 1);
  return { live: fast, slow, over, nardi: dice, star: await startStar(players) };
}

/** A star game of three, whose players join by a link. */
async function startStar(players) {
  const wish = { ...star, time_control: days(3), color: "white", rated: false };
  const { id } = await good(players[0].post("/challenges", wish, { key: randomUUID() }));
  const joined = [];
  for (const player of players.slice(1, 3))
    joined.push(await good(player.post(`/challenges/${id}/accept`, {}, { key: randomUUID() })));
  const game = joined[1].game_id;
  await playOn(game, players, 7);
  return game;
}

/** Announces a tournament and enters the players. */
async function gather(director, name, players, wish) {
  const tiebreaks = ["solkoff", "sonneborn_berger", "wins"];
  const id = await announce(director, { name: longTitle(name), tiebreaks, ...wish });
  for (const player of players) await act(player, id, "/entries");
  return id;
}

/** White wins each game after a move of both. */
async function winAll(players, games) {
  for (const game of games) {
    const [white, black] = ["white", "black"].map((side) =>
      players.find(({ name }) => name === game[side]),
    );
    await play(game.id, white, black, opening.slice(0, 2));
    await resign(players, game, "black");
  }
}

/**
 * A round robin by correspondence that runs and one that is over, and a Swiss whose second round is
 * drawn but not published.
 */
async function startTournaments(director, players) {
  const robin = await gather(director, "Round robin", players, {
    ...{ format: "round_robin", mode: "correspondence", all_at_once: true },
    ...{ time_control: bank, vacation },
  });
  await act(director, robin, "/start");
  await winAll(players, (await running(director, robin)).slice(0, 6));
  const over = await gather(director, "Finished", players.slice(0, 4), {
    ...{ format: "round_robin", mode: "correspondence", all_at_once: true, time_control: bank },
  });
  await act(director, over, "/start");
  await winAll(players, await running(director, over));
  const swiss = await gather(director, "Swiss", players, {
    ...{ format: "swiss", rounds: 5, schedule: "by_hand", time_control: live },
  });
  await act(director, swiss, "/start");
  await act(director, swiss, "/rounds");
  await act(director, swiss, "/rounds/1/publish");
  await winAll(players, await running(director, swiss));
  await act(director, swiss, "/rounds");
  await gather(director, "Arena", players.slice(0, 1), {
    ...{ format: "arena", minutes: 60, time_control: live, tiebreaks: [], rated: false },
  });
  await gather(director, "Knockout", players.slice(1), {
    ...{ format: "knockout", time_control: live, schedule: "automatic", tiebreaks: [] },
    ...{ starts_ms: Date.now() + 3 * day, starts_by_itself: true },
  });
  return { robin, over, swiss };
}

async function makeStudy(player) {
  const chapter = (n) => ({
    name: `${n} ${longTitle("Roozenburg")}`,
    game: { variant: "international", moves: opening.map((move, n) => ({ after: n - 1, move })) },
  });
  const wish = { name: longTitle("Studies"), visibility: "public", chapter: chapter(1) };
  const { id } = await good(player.post("/studies", wish));
  await good(player.post(`/studies/${id}/chapters`, chapter(2)));
  return id;
}

/**
 * Returns a function that opens games of others, in several variants. Each call ends the games of
 * the one before. An open game ends after ten minutes.
 */
function seekerOf(players) {
  const wishes = [
    { variant: "international", time_control: live, rated: true },
    { variant: "giveaway", time_control: days(14), rated: false },
    { ...nardi, time_control: live, rated: true },
  ];
  const open = [];
  return async () => {
    for (const [n, wish] of wishes.entries()) {
      if (open[n]) await players[n].send("DELETE", `/seeks/${open[n]}`);
      const made = players[n].post("/seeks", { ...wish, color: "random" }, { key: randomUUID() });
      open[n] = (await good(made)).id;
    }
  };
}

/**
 * Starts the server and fills it: {server, players, games, study, challenge, robin, over, swiss}.
 * `seekGames()` opens the games of the lobby.
 */
export async function startLookSite(test) {
  const db = temporaryDatabase(test);
  createUser(db, directorName, "director", password);
  createUser(db, moderatorName, "moderator", password);
  const server = await startServer(test, { db });
  const director = await signedIn(server, directorName, password);
  const players = [];
  for (const name of names) players.push(await makeAccount(server, name, password));
  await identify(server, players);
  const tournaments = await startTournaments(director, players);
  const games = await startGames(players);
  const seekGames = seekerOf(players.slice(3));
  const wish = { variant: "frisian", time_control: days(3), color: "random", rated: false };
  const { id: challenge } = await good(players[0].post("/challenges", wish, { key: randomUUID() }));
  const study = await makeStudy(players[0]);
  return { server, players, games, study, challenge, seekGames, ...tournaments };
}
