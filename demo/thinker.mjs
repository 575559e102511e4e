// Asks the computer for moves, with one `crownhead think` process for the whole demo.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

export class Thinker {
  #process;
  #waiting = [];

  constructor(binary) {
    this.#process = spawn(binary, ["think"], { stdio: ["pipe", "pipe", "inherit"] });
    createInterface({ input: this.#process.stdout }).on("line", (line) =>
      this.#waiting.shift()(JSON.parse(line)),
    );
  }

  /** Returns {move, score} for {variant, ruleset, fen, moves, level}, or {code, detail}. */
  ask(question) {
    this.#process.stdin.write(`${JSON.stringify(question)}\n`);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  stop() {
    this.#process.stdin.end();
  }
}
