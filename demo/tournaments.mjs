// The tournaments of the demo's past, and those that continue while it is served.

import { act, announce, running } from "../tests/e2e/harness/tournament.mjs";
import { day, minute } from "./clock.mjs";
import { fischer } from "./evenings.mjs";
import { letters } from "./people.mjs";
import { Table } from "./table.mjs";

const slow = { kind: "fischer", base_ms: 14 * day, increment_ms: day };

/** Announces a tournament. All of `people` enter within the next hours. */
async function announced(world, wish, people) {
  const cup = await announce(world.dirk, wish);
  for (const { client } of people) {
    await world.clock.by(world.random(10 * minute));
    await act(client, cup, "/entries");
  }
  return cup;
}

/** Tables for a tournament's games in progress; `lines` has moves for some of them. */
export async function tablesOf(world, cup, lines = []) {
  const tables = [];
  for (const { id } of await running(world.dirk, cup))
    tables.push(await Table.of(world, id, lines.pop()));
  return tables;
}

/** Starts a correspondence round robin with all games at once. Returns {cup, tables}. */
export async function startRoundRobin(world, wish, people, lines) {
  const cup = await announced(
    world,
    {
      ...{ format: "round_robin", mode: "correspondence", all_at_once: true },
      ...{ time_control: slow, tiebreaks: ["sonneborn_berger", "wins"], ...wish },
    },
    people,
  );
  await act(world.dirk, cup, "/start");
  return { cup, tables: await tablesOf(world, cup, lines) };
}

/**
 * Plays half a day of correspondence: a player to move does so in `pace` of six cases. Players in
 * `waiting` do not move.
 */
export async function playOn(world, tables, waiting = []) {
  for (const table of tables) {
    const { open, mover, pace = 5 } = table;
    if (!open || waiting.includes(mover.name) || world.random(6) >= pace) continue;
    await world.clock.by(world.random(10 * minute));
    await table.step(world.random(20) === 0 ? letters[world.random(letters.length)] : undefined);
  }
}

export const announceSwiss = (world, starts, people) =>
  announced(
    world,
    {
      ...{ name: "Harbour Swiss", format: "swiss", mode: "live", variant: "international" },
      description: "One round per day, 15 minutes and 10 seconds per move.",
      ...{ time_control: fischer(15, 10), rounds: world.size.rounds },
      ...{ schedule: "interval", interval_ms: day, starts_ms: starts, starts_by_itself: true },
      ...{ tiebreaks: ["solkoff", "sonneborn_berger"], prizes: ["A clock", "A board", "A book"] },
    },
    people,
  );

export const announceKnockout = (world, starts, people) =>
  announced(
    world,
    {
      ...{ name: "Frisian Cup", format: "knockout", mode: "live", variant: "frisian" },
      description: "Anyone may join until it starts.",
      ...{ time_control: fischer(10, 5), schedule: "automatic", tiebreaks: [] },
      ...{ starts_ms: starts, starts_by_itself: true },
    },
    people,
  );

/** It has no players yet. */
export const announceArena = (director, minutes, variant) =>
  announce(director, {
    ...{ name: "Arena of the Machines", format: "arena", variant, minutes, rated: false },
    description: "Computers only, all day long.",
    ...{ time_control: fischer(3, 2), tiebreaks: [] },
  });

/** Returns a date as d.m.yyyy, as a player types it. */
const typed = (at) => {
  const date = new Date(at);
  return `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}`;
};

/** Requests a vacation of `days` days that begins in `inDays` days. Returns its id. */
export async function askVacation(world, person, cup, { inDays, days, message }) {
  const start = world.clock.now + inDays * day;
  const body = {
    ...{ tournaments: [cup], time_zone: "UTC", message },
    ...{ start_date: typed(start), end_date: typed(start + days * day) },
  };
  const answer = await person.client.post("/vacations", body);
  if (answer.status >= 300) throw new Error(`a vacation was refused: ${answer.text}`);
  return answer.body.allocations[0].id;
}

export const approveVacation = (world, cup, id) => act(world.dirk, cup, `/vacations/${id}/approve`);
