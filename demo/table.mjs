// A game that the demo plays over REST, one ply at a time.

import { good } from "../tests/e2e/harness/rest.mjs";

const hopeless = -400;
const level = 20;
const opening = 20;
const midgame = 80;

const other = { white: "black", black: "white" };

/** A player's decision, given the computer's evaluation of the position. */
export function decision({ move, score, code }, ply, longest) {
  if (code) return "over";
  if (score <= hopeless && ply >= opening) return "resign";
  if ((Math.abs(score) <= level && ply >= midgame) || ply >= longest) return "draw";
  return move;
}

export class Table {
  /** `line` has moves and a result to play instead of the computer's moves. */
  constructor(world, game, line) {
    this.world = world;
    this.id = game.id;
    this.seats = {
      white: world.people.get(game.players.white.username),
      black: world.people.get(game.players.black.username),
    };
    this.question = { variant: game.variant, ruleset: game.ruleset, fen: game.start_fen };
    this.moves = [...game.moves];
    this.turn = game.turn;
    this.line = line;
    this.open = true;
  }

  static async of(world, id, line) {
    return new Table(world, await good(world.dirk.get(`/games/${id}`)), line);
  }

  get mover() {
    return this.seats[this.turn];
  }

  /** Plays one ply, or ends the game. Does nothing while the player to move is on vacation. */
  async step(message) {
    const act = this.line ? this.#readOn() : await this.#think();
    if (act === "over") return this.#close();
    if (act === "resign") return this.#end(this.mover, "resign");
    if (act === "draw") return this.#agree();
    const ply = this.moves.length;
    const answer = await this.#say(this.mover, "moves", { move: act, ply, message });
    if (answer.status < 300) {
      this.moves.push(act);
      this.turn = other[this.turn];
    } else if (answer.body.code === "GAME_OVER") {
      this.#close();
    } else if (answer.body.code !== "MOVE_WHILE_ON_VACATION") {
      await good(answer);
    }
  }

  #close() {
    this.open = false;
  }

  #say(person, path, body = {}) {
    return person.client.post(`/games/${this.id}/${path}`, body);
  }

  async #think() {
    const question = { ...this.question, moves: this.moves, level: this.mover.level };
    return decision(await this.world.thinker.ask(question), this.moves.length, this.world.longest);
  }

  /**
   * Plays the next move of the line. At its end, applies the line's result if the board has not
   * ended the game.
   */
  #readOn() {
    const { moves, result } = this.line;
    if (this.moves.length < moves.length) return moves[this.moves.length];
    const [white, black] = result.split("-");
    if (white === black) return "draw";
    const loser = Number(white) > Number(black) ? "black" : "white";
    if (loser !== this.turn) this.turn = loser;
    return "resign";
  }

  async #end(person, path) {
    const answer = await this.#say(person, path);
    if (answer.body.code !== "GAME_OVER") await good(answer);
    this.#close();
  }

  async #agree() {
    const offer = await this.#say(this.mover, "draw", { action: "offer" });
    if (offer.status < 300)
      await good(this.#say(this.seats[other[this.turn]], "draw", { action: "accept" }));
    else if (offer.body.code !== "GAME_OVER") await good(offer);
    this.#close();
  }
}
