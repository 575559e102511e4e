// Another try: the reader plays from the position before a move that lost something, and is told
// whether theirs is as good as the computer's.

import { effect, signal } from "@preact/signals";
import type { Analysis } from "../analysis/analysis.ts";
import { type Node, nodeOf } from "../analysis/tree.ts";
import type { Explanation } from "./explanation.ts";
import type { Judged } from "./judgement.ts";

export type Outcome =
  | { kind: "looking" | "played" | "unknown"; move: string }
  | { kind: "judged"; move: string; judged: Judged };

/** What it needs of the course of the game. */
interface Place {
  explanation: Explanation;
  goTo(after: number): void;
  showBetter(ply: number): void;
}

export class Trial {
  /** The move that is tried again, by its number in the game; null while none is. */
  readonly ply = signal<number | null>(null);
  /** null until something is tried. */
  readonly outcome = signal<Outcome | null>(null);
  /** The node that the reader tries from. */
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

  /** Takes back what was tried. */
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

  /** The reader has gone to a node: by a move that they try, or away. */
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
