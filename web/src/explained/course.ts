// Where the reader is in the game while they step through the tree: a position of the game, or what
// was tried instead of its next move.

import { computed, effect, signal } from "@preact/signals";
import type { Analysis, Aside } from "../analysis/analysis.ts";
import { nodeOf, root } from "../analysis/tree.ts";
import { destination } from "../board/routes.ts";
import { messages } from "../messages/messages.ts";
import { spentText } from "../words/time.ts";
import type { Explanation } from "./explanation.ts";
import type { Verdict } from "./judgement.ts";
import { Trial } from "./trial.ts";

/** Behind a move and on the curve. */
export const signOf: Readonly<Record<Verdict, string>> = {
  inaccuracy: "≈",
  mistake: "?",
  blunder: "??",
};

export class Course {
  /** After how many moves the better line is on the board; null while it is not. */
  readonly shown = signal<number | null>(null);
  readonly trial: Trial;

  /** The nodes of the game, as far as the tree has it. */
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

  /** Whether the tree is still of this game. */
  readonly holds = computed(
    () => nodeOf(this.page.tree.value, root).fen === this.explanation.fens[0],
  );

  /** How many moves of the game lead to the cursor, and whether something else goes on from there. */
  readonly at = computed(() => {
    const ids = [root, ...this.page.path.value.map(({ id }) => id)];
    const nodes = this.nodes.value;
    const after = ids.filter((id, i) => nodes[i] === id).length - 1;
    return { after, aside: ids.length - 1 > after };
  });

  /** The move that is spoken of, by its number in the game, from 1 on; 0 for none. */
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

  /** Shows on the board and in the tree what is known, until the function that is returned is called. */
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
    ];
    return () => {
      for (const end of ends) end();
      this.trial.leave();
      page.asides.value = new Map();
      page.advice.better.value = [];
    };
  }

  /** Goes to the position after so many moves of the game. */
  goTo(after: number) {
    this.shown.value = null;
    this.stand(after);
  }

  private stand(after: number) {
    const node = this.nodes.value[after];
    if (node === undefined) this.page.enter(root, this.explanation.moves.slice(0, after));
    else this.page.goTo(node);
  }

  /** Shows what could have been played instead of a move, from the position before it. */
  showBetter(ply: number) {
    this.stand(ply - 1);
    this.shown.value = ply - 1;
  }

  /** Plays the better line of a move, so many moves of it. */
  enterBetter(ply: number, length: number) {
    const line = this.explanation.bestFrom(ply - 1).slice(0, length);
    this.stand(ply - 1);
    this.page.enter(this.page.cursor.value, line);
  }

  /** The next move that lost something, after the one that is spoken of, of those that are `wanted`. */
  seek(step: 1 | -1, wanted: (ply: number) => boolean = () => true) {
    const { judged } = this.explanation;
    const found = judged.value.flatMap((one, i) => (one?.verdict && wanted(i + 1) ? [i + 1] : []));
    const ply = this.ply.value;
    const ahead = step > 0 ? found.find((at) => at > ply) : found.filter((at) => at < ply).at(-1);
    const next = ahead ?? (step > 0 ? found[0] : found.at(-1));
    if (next !== undefined) this.goTo(next);
  }

  private asides(): ReadonlyMap<number, Aside> {
    const { judged, moves } = this.explanation;
    const asides = this.nodes.value.slice(1).map((node, i): [number, Aside] => {
      const verdict = judged.value[i]?.verdict ?? null;
      const spentMs = moves[i]?.spentMs;
      return [
        node,
        {
          verdict: verdict && {
            key: verdict,
            name: messages.explained.verdict[verdict],
            sign: signOf[verdict],
          },
          spent: spentMs === undefined ? "" : spentText(spentMs),
        },
      ];
    });
    return new Map(asides);
  }
}
