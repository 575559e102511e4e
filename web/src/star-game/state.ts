// A game on the star as this page knows it: what the server has told, and a move of mine on its way.

import { batch, computed, type Signal, signal } from "@preact/signals";
import type { Color } from "../board/position.ts";
import type { MoveEvent, TakebackEvent } from "../game/events.ts";
import { type Pending, TableState, type Written } from "../game/table-state.ts";
import type { Game } from "../net/api.ts";
import { type Hole, makeStar, type Star } from "../star/geometry.ts";
import {
  type Men,
  type Move,
  menOf,
  type Standing,
  type StarRules,
  type Terms,
} from "../star/rules.ts";

export interface StarPly extends Written {
  /** None for a pass. */
  path: readonly Hole[];
  men: Men;
}

export interface StarRoute extends Move {
  short: string;
}

/** As its seats are drawn: of two the second is Black. */
const black = 5;
const drawnAs = (seat: number): number => (seat === 1 ? black : seat);
const colored = (men: Men): Men => new Map([...men].map(([hole, seat]) => [hole, drawnAs(seat)]));

function moved(men: Men, path: readonly Hole[]): Men {
  const [from, to] = [path[0], path.at(-1)];
  const seat = from === undefined ? undefined : men.get(from);
  if (from === undefined || to === undefined || seat === undefined) return men;
  const after = new Map(men);
  after.delete(from);
  return after.set(to, seat);
}

const termsOf = ({ terms, ruleset }: Game): Terms => ({
  side: terms?.side ?? 4,
  men: terms?.men ?? 10,
  seats: terms?.seats ?? 2,
  ruleset,
});

export class StarState extends TableState {
  readonly terms: Terms;
  readonly star: Star;
  readonly confirmed: Signal<readonly StarPly[]>;
  readonly pending = signal<Pending<StarRoute> | null>(null);
  readonly plies = computed<readonly StarPly[]>(() => {
    const route = this.pending.value?.route;
    if (!route) return this.confirmed.value;
    const men = colored(menOf(this.star, route.after));
    return [
      ...this.confirmed.value,
      { text: route.text, spentMs: undefined, path: route.path, men },
    ];
  });
  readonly begins = { here: "white", always: "white" } as const;
  /** What the board is like after the last move that the server has stored. */
  readonly standing = computed<Standing>(() => {
    const found = this.rules.standing(this.star, this.terms, this.fen.value);
    const seat = found.seat === null ? null : drawnAs(found.seat);
    return { ...found, men: colored(found.men), seat };
  });
  readonly turn = computed<Color>(() => (this.standing.value.seat === black ? "black" : "white"));
  readonly first: Men;

  private readonly fen: Signal<string>;

  constructor(
    facts: Game,
    username: string | null,
    private readonly rules: StarRules,
  ) {
    super(facts, username);
    this.terms = termsOf(facts);
    this.star = makeStar(this.terms.side);
    this.first = colored(rules.standing(this.star, this.terms).men);
    this.fen = signal(facts.fen);
    this.confirmed = signal(this.recordOf(facts));
  }

  menAfter(count: number): Men {
    return this.plies.value[count - 1]?.men ?? this.first;
  }

  routes(): readonly StarRoute[] {
    return this.standing.value.moves.map((move) => ({ ...move, short: move.text }));
  }

  private holes(names: readonly string[] = []): Hole[] {
    return names.map((name) => this.star.names.indexOf(name));
  }

  private recordOf({ moves, paths = [], spent_ms: spent }: Game): StarPly[] {
    let men = this.first;
    return moves.map((text, i) => {
      const path = this.holes(paths[i]);
      men = moved(men, path);
      return { text, spentMs: spent[i], path, men };
    });
  }

  expects({ fen }: MoveEvent) {
    return this.pending.value?.route.after === fen;
  }

  moved(event: MoveEvent) {
    const path = this.holes(event.path);
    const men = moved(this.confirmed.value.at(-1)?.men ?? this.first, path);
    batch(() => {
      const ply = { text: event.move, spentMs: event.spent_ms, path, men };
      this.confirmed.value = [...this.confirmed.value, ply];
      this.fen.value = event.fen;
      this.afterMove(event);
    });
  }

  takenBack(event: TakebackEvent) {
    batch(() => {
      this.confirmed.value = this.confirmed.value.slice(0, event.ply);
      this.fen.value = event.fen;
      this.afterTakeback(event);
    });
  }

  restore(game: Game) {
    const plies = this.recordOf(game);
    // A move of mine that this does not have yet is still on its way.
    const underWay = game.status === "playing" && plies.length === this.confirmed.value.length;
    batch(() => {
      if (!underWay) this.pending.value = null;
      this.confirmed.value = plies;
      this.fen.value = game.fen;
      this.restoreTable(game);
    });
  }
}
