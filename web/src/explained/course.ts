// The user's place in a game while they step through the tree: a position of the game, or a
// variation tried instead of its next move.

import { computed, effect, signal } from "@preact/signals";
import type { Analysis, Aside } from "../analysis/analysis.ts";
import { nodeOf, root } from "../analysis/tree.ts";
import { destination } from "../board/routes.ts";
import { messages } from "../messages/messages.ts";
import type { Explanation } from "./explanation.ts";
import type { Verdict } from "./judgement.ts";
import { Trial } from "./trial.ts";

/** Shown after a move and on the curve. */
export const signOf: Readonly<Record<Verdict, string>> = {
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

export class Course {
  /**
   * Number of moves before the position at which the better move is shown; null while none is
   * shown.
   */
  readonly shown = signal<number | null>(null);
  readonly trial: Trial;

  /** The nodes of the game's moves that are in the tree. */
  readonly nodes = computed(() => {
    const tree = this.page.tree.value;
    const nodes = [root];
    for (const { full, fenAfter } of this.explanation.moves) {
      const children = nodeOf(tree, nodes.at(-1) ?? root).children.map((id) => nodeOf(tree, id));
      const next = children.find(({ move, fen }) => move?.full === full && fen === fenAfter);
      if (!next) break;
      nodes.push(next.id);
    }
    return nodes;
  });

  /** True if the tree still belongs to this game. */
  readonly holds = computed(
    () => nodeOf(this.page.tree.value, root).fen === this.explanation.fens[0],
  );

  /** Number of game moves that lead to the cursor, and whether a variation continues from there. */
  readonly at = computed(() => {
    const ids = [root, ...this.page.path.value.map(({ id }) => id)];
    const nodes = this.nodes.value;
    const after = ids.filter((id, i) => nodes[i] === id).length - 1;
    return { after, aside: ids.length - 1 > after };
  });

  /** The move under discussion, numbered from 1; 0 for none. */
  readonly ply = computed(() => {
    const { after, aside } = this.at.value;
    const next = aside || this.shown.value === after;
    return next ? Math.min(after + 1, this.explanation.moves.length) : after;
  });

  constructor(
    readonly page: Analysis,
    readonly explanation: Explanation,
  ) {
    this.trial = new Trial(page, this);
  }

  /** Shows the results on the board and in the tree until the returned function is called. */
  begin(): () => void {
    const { page, explanation } = this;
    const ends = [
      effect(() => {
        page.asides.value = this.holds.value ? this.asides() : new Map();
      }),
      effect(() => {
        const { after, aside } = this.at.value;
        const arrow = !aside && this.shown.value === after && this.holds.value;
        const [best] = arrow ? explanation.bestFrom(after) : [];
        page.advice.better.value = best ? [{ from: best.from, to: destination(best) }] : [];
      }),
      effect(() => {
        const { after, aside } = this.at.value;
        const known = aside || !this.holds.value ? null : explanation.known.value[after];
        page.worth.explanation.value = known ?? null;
      }),
    ];
    return () => {
      for (const end of ends) end();
      this.trial.leave();
      page.asides.value = new Map();
      page.advice.better.value = [];
      page.worth.explanation.value = null;
    };
  }

  /** Moves to the position after that many moves of the game. */
  goTo(after: number) {
    this.shown.value = null;
    this.stand(after);
  }

  private stand(after: number) {
    const node = this.nodes.value[after];
    if (node === undefined) this.page.enter(root, this.explanation.moves.slice(0, after));
    else this.page.goTo(node);
  }

  /** Shows the better alternative to a move, from the position before it. */
  showBetter(ply: number) {
    this.stand(ply - 1);
    this.shown.value = ply - 1;
  }

  /** Plays the first `length` moves of the better line. */
  enterBetter(ply: number, length: number) {
    const line = this.explanation.bestFrom(ply - 1).slice(0, length);
    this.stand(ply - 1);
    this.page.enter(this.page.cursor.value, line);
  }

  /**
   * Moves to the next or previous move that lost something, among those for which `wanted` is true.
   * Wraps around.
   */
  seek(step: 1 | -1, wanted: (ply: number) => boolean = () => true) {
    const { judged } = this.explanation;
    const found = judged.value.flatMap((one, i) => (one?.verdict && wanted(i + 1) ? [i + 1] : []));
    const ply = this.ply.value;
    const ahead = step > 0 ? found.find((at) => at > ply) : found.filter((at) => at < ply).at(-1);
    const next = ahead ?? (step > 0 ? found[0] : found.at(-1));
    if (next !== undefined) this.goTo(next);
  }

  private asides(): ReadonlyMap<number, Aside> {
    const { judged } = this.explanation;
    const asides = this.nodes.value.slice(1).flatMap((node, i): [number, Aside][] => {
      const verdict = judged.value[i]?.verdict;
      if (!verdict) return [];
      return [
        [node, { key: verdict, name: messages.explained.verdict[verdict], sign: signOf[verdict] }],
      ];
    });
    return new Map(asides);
  }
}
