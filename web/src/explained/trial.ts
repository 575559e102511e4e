// Retrying a move that lost something: the user plays from the position before it and learns
// whether their move is as good as the computer's.

import { effect, signal } from "@preact/signals";
import type { Analysis } from "../analysis/analysis.ts";
import { type Node, nodeOf } from "../analysis/tree.ts";
import type { Explanation } from "./explanation.ts";
import type { Judged } from "./judgement.ts";

export type Outcome =
  | { kind: "looking" | "played" | "unknown"; move: string }
  | { kind: "judged"; move: string; judged: Judged };

/** The parts of a game's course that it needs. */
interface Place {
  explanation: Explanation;
  goTo(after: number): void;
  showBetter(ply: number): void;
}

export class Trial {
  /** Number of the move in the game being retried; null for none. */
  readonly ply = signal<number | null>(null);
  /** null until a move is tried. */
  readonly outcome = signal<Outcome | null>(null);
  /** Node at which the user tries a move. */
  private from = 0;
  private end = () => {};

  constructor(
    private readonly page: Analysis,
    private readonly place: Place,
  ) {}

  begin(ply: number) {
    this.leave();
    this.place.goTo(ply - 1);
    this.from = this.page.cursor.peek();
    this.page.trying.value = true;
    this.ply.value = ply;
    this.end = effect(() => {
      const id = this.page.cursor.value;
      this.follow(nodeOf(this.page.tree.peek(), id));
    });
  }

  /** Removes the tried move. */
  again() {
    this.page.goTo(this.from);
  }

  solve() {
    const ply = this.ply.peek();
    this.leave();
    if (ply !== null) this.place.showBetter(ply);
  }

  leave() {
    this.end();
    this.end = () => {};
    this.page.trying.value = false;
    this.ply.value = null;
    this.outcome.value = null;
  }

  /** Called when the cursor moves: the user has tried a move or has gone elsewhere. */
  private follow(node: Node) {
    const ply = this.ply.peek();
    if (ply === null) return;
    if (node.id === this.from) this.outcome.value = null;
    else if (node.parent === this.from) void this.judge(ply, node);
    else queueMicrotask(() => this.leave());
  }

  private async judge(ply: number, { id, move, fen }: Node) {
    if (!move) return;
    const { explanation } = this.place;
    if (fen === explanation.fens[ply]) {
      this.outcome.value = { kind: "played", move: move.short };
      return;
    }
    this.outcome.value = { kind: "looking", move: move.short };
    const tried = { full: move.full, fenAfter: fen };
    const judged = await explanation.tried(ply - 1, tried).catch(() => null);
    if (this.ply.peek() !== ply || this.page.cursor.peek() !== id) return;
    this.outcome.value = judged
      ? { kind: "judged", move: move.short, judged }
      : { kind: "unknown", move: move.short };
  }
}
