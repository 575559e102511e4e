// Evenings of live games: the pairings, the games, and playing them side by side.

import { startGame } from "../tests/e2e/harness/rest.mjs";
import { shuffled } from "./chance.mjs";
import { farewells, greetings } from "./people.mjs";
import { Table } from "./table.mjs";

export const fischer = (minutes, seconds) => ({
  kind: "fischer",
  base_ms: minutes * 60_000,
  increment_ms: seconds * 1000,
});

const others = [
  ...["frisian", "turkish", "brazilian", "english", "bashni", "canadian", "italian"],
  ...["thai", "frysk", "killer", "giveaway", "spanish", "pool", "breakthrough", "armenian"],
];

/** Returns a function that gives the variant and time control of an evening's n-th table. */
export function menuOf(evening) {
  const at = (variant, time_control) => () => ({ variant, time_control });
  if (evening % 9 === 8) return (n) => at(others[(evening + n) % others.length], fischer(5, 3))();
  if (evening % 4 === 1) return at("russian", fischer(3, 2));
  if (evening % 13 === 7) return at("international", fischer(15, 10));
  return at("international", fischer(5, 3));
}

/** Plays several tables to their ends at the same time. */
export async function playSideBySide(world, tables) {
  let open = tables;
  while (open.length > 0) {
    await Promise.all(open.map((table) => table.step()));
    open = open.filter((table) => table.open);
    await world.clock.by(1500 + world.random(4000));
  }
}

const say = (person, id, text) => person.client.post(`/games/${id}/chat`, { text });

async function beginTable(world, [one, two], wish, line) {
  const id = await startGame(one.client, two.client, { ...wish, rated: true });
  if (world.random(3) === 0) await say(one, id, greetings[world.random(greetings.length)]);
  return Table.of(world, id, line);
}

/** Pairs of players for an evening: people with people, sometimes programs. */
function pairsOf(world, evening) {
  const pairs = [];
  const seat = (guests, most) => {
    const drawn = shuffled(world.random, guests);
    while (drawn.length >= 2 && pairs.length < most) pairs.push(drawn.splice(0, 2));
  };
  seat(world.humans, world.size.tables);
  if (evening % 3 === 0) seat(world.programs, world.size.tables + world.programs.length / 2);
  return pairs;
}

/** Plays one evening. Some tables play games of the collection, if any of the variant are left. */
export async function playEvening(world, evening, lines) {
  const menu = menuOf(evening);
  const tables = [];
  for (const [n, pair] of pairsOf(world, evening).entries()) {
    const wish = menu(n);
    const line = n % 4 === 0 ? lines[wish.variant]?.pop() : undefined;
    tables.push(await beginTable(world, pair, wish, line));
  }
  await playSideBySide(world, tables);
  for (const { id, seats } of tables)
    if (world.random(3) === 0)
      await say(seats.black, id, farewells[world.random(farewells.length)]);
}
