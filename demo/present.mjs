// The activity while the demo is served.

import { good, startGame } from "../tests/e2e/harness/rest.mjs";
import { act, read } from "../tests/e2e/harness/tournament.mjs";
import { everybody } from "./accounts.mjs";
import { shuffled } from "./chance.mjs";
import { day } from "./clock.mjs";
import { Driver } from "./driver.mjs";
import { fischer, menuOf } from "./evenings.mjs";
import { newcomers, remarks } from "./people.mjs";
import { announceArena } from "./tournaments.mjs";

const arenaMinutes = 60;
const pause = { betweenGames: 6000, arenaLook: 15_000, remark: 25_000 };
const arenaVariants = ["international", "russian", "frisian", "brazilian"];
const challenges = [
  { variant: "international", time_control: fischer(5, 3), rated: true },
  { variant: "frisian", time_control: { kind: "per_move", time_ms: 3 * day }, rated: false },
];
const seeks = [
  { variant: "international", time_control: fischer(5, 3), rated: true, color: "random" },
  { variant: "russian", time_control: fischer(3, 2), rated: true, color: "random" },
  { variant: "turkish", time_control: fischer(10, 5), rated: false, color: "white" },
];

export class Present {
  #stopping = false;
  #drivers = new Map();
  #games = new Map();
  #arenas = 0;

  constructor({ served, size, cookies, thinker }) {
    Object.assign(this, { size, thinker, longest: size.longest });
    this.people = everybody(served, size, cookies);
    this.dirk = this.people.get(newcomers.director.name).client;
  }

  random(below) {
    return Math.floor(Math.random() * below);
  }

  drives(name) {
    return this.#drivers.has(name);
  }

  /** Runs an action after a delay. Errors are printed and stop nothing else. */
  later(ms, act) {
    setTimeout(async () => {
      if (this.#stopping) return;
      try {
        await act();
      } catch (error) {
        if (!this.#stopping) console.error(`the demo continues after an error: ${error.message}`);
      }
    }, ms);
  }

  async begin() {
    const own = Object.values(newcomers).map(({ name }) => name);
    const driven = [...this.people.values()].filter(({ name }) => !own.includes(name));
    for (const person of driven) this.#drivers.set(person.name, new Driver(this, person));
    await Promise.all([...this.#drivers.values()].map((driver) => driver.begin()));
    const humans = driven.filter(({ program }) => !program).map(({ name }) => name);
    const seekers = humans.slice(0, Math.min(seeks.length, humans.length - 4));
    for (const [n, name] of seekers.entries()) await this.#drivers.get(name).keepSeeking(seeks[n]);
    this.atTables = humans.slice(seekers.length);
    for (let table = 0; table < this.size.liveTables; ++table)
      this.later(table * 1500, () => this.#playAt(table, this.random(24)));
    await this.#challengeNewcomer();
    await this.#openArena();
    this.later(pause.remark, () => this.#remark());
  }

  /** Challenges of an earlier day may have been answered or have expired. */
  async #challengeNewcomer() {
    const { client, name: opponent } = this.people.get(newcomers.player.name);
    const waiting = (await good(client.get("/challenges"))).items.map(({ from }) => from);
    for (const [n, wish] of challenges.entries()) {
      const challenger = this.#drivers.get(this.atTables[n]);
      if (!waiting.includes(challenger.name))
        await good(challenger.client.post("/challenges", { ...wish, opponent }));
    }
  }

  stop() {
    this.#stopping = true;
    for (const { line } of this.#drivers.values()) line?.close();
  }

  /** Plays one live game after another. */
  async #playAt(table, evening) {
    const next = () => this.#playAt(table, evening + 1);
    const idle = shuffled(this.random, this.atTables)
      .map((name) => this.#drivers.get(name))
      .filter((driver) => driver.idle && !this.#games.has(driver.name));
    if (idle.length < 2) return this.later(pause.betweenGames, next);
    const pair = idle.slice(0, 2);
    for (const { name } of pair) this.#games.set(name, undefined);
    try {
      const [white, black] = pair.map(({ client }) => client);
      const id = await startGame(white, black, { ...menuOf(evening)(table), rated: true });
      for (const { name } of pair) this.#games.set(name, id);
      await pair[0].over(id);
    } finally {
      for (const { name } of pair) this.#games.delete(name);
      this.later(pause.betweenGames, next);
    }
  }

  /** Joins the running arena, or starts the next one. */
  async #openArena() {
    const query = "/tournaments?status=running&format=arena";
    const [running] = (await good(this.dirk.get(query))).items;
    const cup = running?.id ?? (await this.#beginArena());
    for (const driver of this.#programs()) {
      if (running) await driver.client.post(`/tournaments/${cup}/entries`, {});
      driver.line.follow(`tournament/${cup}`);
    }
    this.later(pause.arenaLook, () => this.#watchArena(cup));
  }

  async #beginArena() {
    const variant = arenaVariants[this.#arenas++ % arenaVariants.length];
    const cup = await announceArena(this.dirk, arenaMinutes, variant);
    for (const { client } of this.#programs()) await act(client, cup, "/entries");
    await act(this.dirk, cup, "/start");
    return cup;
  }

  #programs() {
    return [...this.#drivers.values()].filter(({ program }) => program);
  }

  async #watchArena(cup) {
    const { status } = await read(this.dirk, cup);
    if (status === "running") return this.later(pause.arenaLook, () => this.#watchArena(cup));
    for (const { line } of this.#programs()) line.leave(`tournament/${cup}`);
    await this.#openArena();
  }

  /** A spectator comments on a game. */
  async #remark() {
    const ids = [...new Set(this.#games.values())].filter(Boolean);
    const [watcher] = shuffled(
      this.random,
      this.atTables.filter((name) => !this.#games.has(name)),
    );
    if (ids.length > 0 && watcher) {
      const text = remarks[this.random(remarks.length)];
      const body = { text, room: "spectators" };
      const id = ids[this.random(ids.length)];
      await this.people.get(watcher).client.post(`/games/${id}/chat`, body);
    }
    this.later(pause.remark, () => this.#remark());
  }
}
