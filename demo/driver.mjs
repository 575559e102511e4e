// Plays for one account while the demo is served: its live games over a WebSocket, its
// correspondence games after a delay, and challenges from people.

import { good } from "../tests/e2e/harness/rest.mjs";
import { hour } from "./clock.mjs";
import { Line } from "./line.mjs";
import { farewells, greetings } from "./people.mjs";
import { Seat } from "./seat.mjs";

const until = { accept: 2500, answer: 20_000 };

export class Driver {
  #seats = new Map();
  #waiting = [];
  #seek;

  constructor(present, person) {
    const { thinker, longest } = present;
    Object.assign(this, { present, thinker, longest, ...person });
  }

  async begin() {
    this.line = await Line.open(this.client, (frame) => this.#hear(frame));
    this.line.follow("me");
  }

  get idle() {
    return this.#seats.size === 0;
  }

  /** Acts after a delay, like a thinking person. */
  afterThought(act) {
    const { random } = this.present;
    this.present.later(this.program ? 500 + random(1500) : 1200 + random(3500), act);
  }

  lookAnew(seat) {
    this.line.leave(seat.topic);
    this.line.follow(seat.topic);
  }

  /** Resolves when the game is over. */
  over(id) {
    return new Promise((resolve) => this.#waiting.push({ id, resolve }));
  }

  /** Keeps a seek in the lobby: creates it, and again after each game if it is gone. */
  async keepSeeking(wish) {
    this.#seek = wish;
    const { items } = await good(this.client.get("/seeks"));
    if (!items.some(({ username }) => username === this.name))
      this.line.command({ t: "seek", ...wish });
  }

  #hear(frame) {
    if (frame.topic === "me") this.#hearOfMe(frame);
    else if (frame.topic?.startsWith("game/")) this.#seats.get(frame.topic)?.hear(frame);
  }

  #hearOfMe({ t, d }) {
    if (t === "snapshot") {
      for (const game of d.games) this.#takeUp(game.id, game.pace);
      for (const challenge of d.challenges) this.#consider(challenge);
    } else if (d.type === "game_started") this.#takeUp(d.game, d.pace);
    else if (d.type === "my_turn") this.#takeUp(d.game, "correspondence");
    else if (d.type === "challenge") this.#consider(d.challenge);
  }

  #takeUp(id, pace) {
    if (pace === "correspondence") this.present.later(0, () => this.#writeTo(id));
    else if (!this.#seats.has(`game/${id}`)) this.#sitDown(id);
  }

  #sitDown(id) {
    const seat = new Seat(this, id, () => this.#getUp(seat));
    this.#seats.set(seat.topic, seat);
    this.line.follow(seat.topic);
    this.#perhapsSay(id, greetings);
  }

  #getUp(seat) {
    this.#seats.delete(seat.topic);
    this.#perhapsSay(seat.id, farewells);
    for (const { resolve } of this.#waiting.filter(({ id }) => id === seat.id)) resolve();
    this.#waiting = this.#waiting.filter(({ id }) => id !== seat.id);
    if (this.#seek) this.present.later(4000, () => this.keepSeeking(this.#seek));
  }

  #perhapsSay(id, texts) {
    const { random } = this.present;
    if (this.program || random(3) > 0) return;
    this.line.command({ t: "chat", topic: `game/${id}`, text: texts[random(texts.length)] });
  }

  #consider({ id, from, to }) {
    if (to !== this.name || this.present.drives(from)) return;
    const accept = () => this.client.post(`/challenges/${id}/accept`, {});
    this.present.later(until.accept, accept);
  }

  /** A person gets an answer within a minute; the others answer later. */
  async #writeTo(id) {
    const game = await good(this.client.get(`/games/${id}`));
    const mine = game.players[game.turn].username === this.name;
    if (game.status !== "playing" || !mine) return;
    const { white, black } = game.players;
    const opponent = white.username === this.name ? black.username : white.username;
    const drives = this.present.drives(opponent);
    const wait = drives ? hour + this.present.random(5 * hour) : until.answer;
    this.present.later(wait, () => this.#answer(game));
  }

  async #answer({ id, variant, ruleset, start_fen, moves }) {
    const question = { variant, ruleset, fen: start_fen, moves, level: this.level };
    const thought = await this.thinker.ask(question);
    const act = decisionByPost(thought, moves.length);
    if (act) await this.client.post(`/games/${id}/${act.path}`, act.body);
  }
}

/** No draw offers by correspondence, because the other side sees them only days later. */
function decisionByPost({ move, score }, ply) {
  if (!move) return undefined;
  if (score < -800) return { path: "resign", body: {} };
  return { path: "moves", body: { move, ply } };
}
