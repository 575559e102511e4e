// A game without a server in which one user plays all seats.

import { batch, computed, signal } from "@preact/signals";
import { makeStar, type Point } from "./geometry.ts";
import { StarModel } from "./model.ts";
import type { Move, Standing, StarRules, Terms } from "./rules.ts";

interface Played {
  standing: Standing;
  move: Move;
}

export class StarSelfPlay {
  readonly model: StarModel;
  readonly played = signal<readonly Played[]>([]);
  readonly homes: readonly Point[];
  private readonly first: Standing;

  constructor(
    private readonly rules: StarRules,
    readonly terms: Terms,
  ) {
    const star = makeStar(terms.side);
    this.homes = rules.homes(terms);
    this.first = rules.standing(star, terms);
    this.model = new StarModel(star, this.first, (move, byHand) => this.play(move, byHand));
  }

  /** The pass, if it is the only legal move. */
  readonly pass = computed<Move | undefined>(() =>
    this.model.standing.value.moves.find(({ text }) => text === "-"),
  );

  play(move: Move, byHand = false) {
    const standing = this.rules.standing(this.model.star, this.terms, move.after);
    batch(() => {
      this.played.value = [...this.played.value, { standing, move }];
      this.model.show(standing, move, byHand);
    });
  }

  takeBack() {
    batch(() => {
      this.played.value = this.played.value.slice(0, -1);
      const last = this.played.value.at(-1);
      this.model.show(last?.standing ?? this.first);
      this.model.last.value = last?.move.path ?? [];
    });
  }

  /** Turns the next seat's home to the bottom. */
  turnBoard() {
    const at = this.homes.indexOf(this.model.bottom.value);
    this.model.bottom.value = this.homes[(at + 1) % this.homes.length] ?? 0;
  }
}
