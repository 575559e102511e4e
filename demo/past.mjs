// Plays the past of a demo, from ten weeks ago until the present, on a server with a simulated
// clock.

import { good } from "../tests/e2e/harness/rest.mjs";
import { everybody, makeEverybody } from "./accounts.mjs";
import { shuffled } from "./chance.mjs";
import { Calendar, Clock, day, hour, minute } from "./clock.mjs";
import { shippedGames } from "./collection.mjs";
import { playEvening, playSideBySide } from "./evenings.mjs";
import { newcomers } from "./people.mjs";
import { Served } from "./served.mjs";
import {
  announceKnockout,
  announceSwiss,
  approveVacation,
  askVacation,
  playOn,
  startRoundRobin,
  tablesOf,
} from "./tournaments.mjs";

/** Time until the next round of the Swiss begins. */
const untilNextRound = 20 * minute;

/** Length of a demo's past. */
export const span = 72 * day;
/** Maximum length of a shipped game, in plies. */
const longestShipped = 180;

const vacationsOfLeague = { splits_allowed: 2, days_allowed: 21, min_days: 3, max_days: 14 };

/** A finished league with games of the collection and two vacations. */
function planLeague(world, calendar, lines) {
  const nora = world.people.get(newcomers.player.name);
  const people = [nora, ...world.players.slice(0, world.size.league - 1)];
  const league = {};
  calendar.at(world.from + 2 * day, async () => {
    const name = "Canal League";
    const wish = { name, variant: "russian", vacation: vacationsOfLeague };
    Object.assign(league, await startRoundRobin(world, wish, people, lines));
  });
  const vacation = (after, person, wish) =>
    calendar.at(world.from + after * day, () => askVacation(world, person, league.cup, wish));
  vacation(6, people[0], { inDays: 4, days: 5, message: "Walking in the Tatra." });
  vacation(15, people[2], { inDays: 2, days: 7, message: "No net where I am." });
  for (let half = 5; half < 2 * 60; ++half)
    calendar.at(world.from + (half * day) / 2, () => playOn(world, league.tables));
}

/**
 * A running tournament with the newcomer: one past vacation, one current, one booked and one
 * requested.
 */
function planRunning(world, calendar) {
  const nora = world.people.get(newcomers.player.name);
  const people = [nora, ...shuffled(world.random, world.players).slice(0, world.size.running - 1)];
  const { dirk } = world;
  const cup = {};
  const daysAgo = (days) => world.until - days * day;
  calendar.at(daysAgo(world.size.runningDays), async () => {
    const vacation = { ...vacationsOfLeague, approval: "director" };
    const wish = { name: "Lighthouse Round Robin", variant: "international", vacation };
    Object.assign(cup, await startRoundRobin(world, wish, people, []));
    // The newcomer's games last longer, so that some are still in progress.
    for (const [n, table] of cup.tables.entries())
      table.pace = 3 + (n % (Object.values(table.seats).includes(nora) ? 2 : 4));
    const text = "Welcome! Ask for vacations in good time; I look every evening.";
    await good(dirk.post(`/tournaments/${cup.cup}/messages`, { text }));
  });
  const vacation = (ago, person, wish, approved = true) =>
    calendar.at(daysAgo(ago), async () => {
      const id = await askVacation(world, person, cup.cup, wish);
      if (approved) await approveVacation(world, cup.cup, id);
    });
  vacation(17, people[1], { inDays: 3, days: 5, message: "A week at the sea." });
  vacation(6, people[2], { inDays: 2, days: 9, message: "My sister marries." });
  vacation(3, people[3], { inDays: 8, days: 6, message: "A congress in Riga." });
  vacation(1, people[1], { inDays: 9, days: 5, message: "Grandchildren!" }, false);
  for (let half = 2 * world.size.runningDays - 1; half > 0; --half) {
    const waiting = half <= 3 ? [newcomers.player.name] : [];
    calendar.at(world.until - (half * day) / 2 + 5 * hour, () =>
      playOn(world, cup.tables, waiting),
    );
  }
}

/** A Swiss with one round per day. Some rounds are over, and the next begins in minutes. */
function planSwiss(world, calendar, lines) {
  const { roundsPlayed, swiss } = world.size;
  const starts = world.until + untilNextRound - roundsPlayed * day;
  const people = shuffled(world.random, world.players).slice(0, swiss);
  const begun = {};
  calendar.at(starts - 2 * day, async () => {
    begun.cup = await announceSwiss(world, starts, people);
  });
  for (let round = 0; round < roundsPlayed; ++round)
    calendar.at(starts + round * day + 1, async () =>
      playSideBySide(world, await tablesOf(world, begun.cup, round % 2 === 0 ? lines : [])),
    );
}

function planEvenings(world, calendar, lines) {
  const { evenings } = world.size;
  for (let n = 0; n < evenings; ++n)
    calendar.at(world.until - (evenings - n) * day + 3 * hour, () => playEvening(world, n, lines));
}

/** A report for the admin to decide. */
function planReport(world, calendar) {
  const [, one, other] = world.players;
  const report = { username: other.name, kind: "abuse", text: "Shouts in the spectators' chat." };
  calendar.at(world.until - 5 * hour, () => good(one.client.post("/reports", report)));
}

function plan(world, calendar) {
  const russian = shippedGames("russian", longestShipped);
  const international = shippedGames("international", longestShipped);
  const ofLeague = (world.size.league * (world.size.league - 1)) / 2;
  planLeague(world, calendar, russian.splice(0, ofLeague));
  planRunning(world, calendar);
  planSwiss(world, calendar, international.splice(0, 4));
  planEvenings(world, calendar, { russian, international });
  planReport(world, calendar);
  calendar.at(world.until - 2 * day - 3 * hour, () =>
    announceKnockout(world, world.until + 2 * day, world.players.slice(0, 5)),
  );
}

/** What planned actions use: the people and the clock. */
function worldOf({ served, size, cookies, thinker, until, random }) {
  const people = everybody(served, size, cookies);
  const all = [...people.values()];
  const humans = all.filter(({ program }) => !program);
  const newcomersNames = Object.values(newcomers).map(({ name }) => name);
  const dirk = people.get(newcomers.director.name).client;
  const from = until - span;
  return {
    ...{ people, dirk, thinker, size, random, from, until, humans },
    programs: all.filter(({ program }) => program),
    players: humans.filter(({ name }) => !newcomersNames.includes(name)),
    clock: new Clock(dirk, from),
    longest: size.longest,
  };
}

const byChance = (below) => Math.floor(Math.random() * below);

/**
 * Fills a fresh database with the weeks before `until`. `random` draws a number below a bound.
 * Returns {password, cookies} of all accounts.
 */
export async function playPast({
  binary,
  db,
  size,
  thinker,
  tell,
  until = Date.now(),
  random = byChance,
}) {
  const served = await Served.start(binary, [
    ...["--db", db, "--listen", "127.0.0.1:0", "--no-limits"],
    ...["--dev-clock", new Date(until - span).toISOString()],
  ]);
  try {
    const secrets = await makeEverybody(served, binary, db, size);
    const world = worldOf({ served, size, ...secrets, thinker, until, random });
    const calendar = new Calendar();
    plan(world, calendar);
    await calendar.run(world.clock, tell);
    await world.clock.to(until);
    return secrets;
  } finally {
    await served.stop();
  }
}
