// A live game from the view of one player, for whom the computer moves.

import { decision } from "./table.mjs";

/** A draw is accepted only after this many plies, and if the player is not ahead. */
const earliestDraw = 40;

export class Seat {
  #moves;
  #turn;
  #score = 0;

  /** Expects the game's frames in `hear`. Calls `ended` once, when the game is over. */
  constructor(driver, id, ended) {
    Object.assign(this, { driver, id, ended });
  }

  get topic() {
    return `game/${this.id}`;
  }

  #command(message) {
    this.driver.line.command({ game: this.id, ...message });
  }

  hear(frame) {
    if (frame.t === "snapshot") this.#begin(frame.d);
    else if (frame.t === "event") this.#happened(frame.d);
  }

  #begin(game) {
    this.colour = game.players.white.username === this.driver.name ? "white" : "black";
    this.opponent = game.players[this.colour === "white" ? "black" : "white"].username;
    this.question = { variant: game.variant, ruleset: game.ruleset, fen: game.start_fen };
    this.#moves = [...game.moves];
    this.#turn = game.turn;
    if (game.status === "playing") this.#onMyTurn();
    else this.#close();
  }

  #happened(event) {
    const theirs = event.by !== undefined && event.by !== this.colour;
    if (event.type === "move") this.#moved(event);
    else if (event.type === "end") this.#close();
    else if (event.type === "takeback") this.driver.lookAnew(this);
    else if (event.type === "takeback_offer" && theirs)
      this.#command({ t: "takeback", action: "accept" });
    else if (event.type === "draw_offer" && theirs) this.#answerDraw();
  }

  #moved({ move, by }) {
    this.#moves.push(move);
    this.#turn = by === "white" ? "black" : "white";
    this.#onMyTurn();
  }

  #answerDraw() {
    const ply = this.#moves.length;
    const takes = ply >= this.driver.longest || (ply >= earliestDraw && this.#score <= 0);
    this.#command({ t: "draw", action: takes ? "accept" : "decline" });
  }

  #onMyTurn() {
    if (this.#turn !== this.colour) return;
    const ply = this.#moves.length;
    this.driver.afterThought(async () => {
      if (this.#turn !== this.colour || this.#moves.length !== ply) return;
      const { level, thinker, longest } = this.driver;
      const answer = await thinker.ask({ ...this.question, moves: this.#moves, level });
      if (this.#moves.length === ply) this.#act(answer, ply, longest);
    });
  }

  #act(answer, ply, longest) {
    this.#score = answer.score ?? 0;
    const act = decision(answer, ply, longest);
    if (act === "resign") this.#command({ t: "resign" });
    else if (act !== "over") this.#command({ t: "move", ply, move: answer.move });
    if (act === "draw") this.#command({ t: "draw", action: "offer" });
  }

  #close() {
    this.driver.line.leave(this.topic);
    this.ended(this);
  }
}
