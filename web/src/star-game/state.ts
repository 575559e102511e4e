// State of a star game: what the server has sent, and a move that is being sent.

import { batch, computed, type Signal, signal } from "@preact/signals";
import { drawnAs } from "../components/star-seats.tsx";
import type {
  EndEvent,
  MoveEvent,
  RatingChanges,
  ResultEvent,
  SeatOutEvent,
  TakebackEvent,
} from "../game/events.ts";
import { type Pending, type Row, TableState, type Written } from "../game/table-state.ts";
import type { Game, SeatName, ShownRating } from "../net/api.ts";
import { seatIndex, seatNames } from "../net/seats.ts";
import { type Hole, makeStar, opposite, type Star, stepsToGo } from "../star/geometry.ts";
import {
  type Men,
  type Move,
  menOf,
  type Standing,
  type StarRules,
  type Terms,
} from "../star/rules.ts";

export interface StarPly extends Written {
  /** Empty for a pass. */
  path: readonly Hole[];
  men: Men;
  /** The seat as drawn; undefined for a pass. */
  seat: number | undefined;
}

/** How a seat has finished, if it has. */
export interface SeatEnd {
  place: number | null;
  /** Why it left the game. */
  out: string | null;
  /** Number of plies played by then. */
  outPly: number | null;
}

export interface StarRoute extends Move {
  short: string;
}

const endsOf = ({ seats }: Game): SeatEnd[] =>
  seats.map(({ place, out, out_ply: outPly }) => ({ place, out, outPly }));

const seatMoved = (men: Men, path: readonly Hole[]): number | undefined =>
  path[0] === undefined ? undefined : men.get(path[0]);

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
    const men = this.drawn(menOf(this.star, route.after));
    const seat = this.standing.value.seat ?? undefined;
    const ply = { text: route.text, spentMs: undefined, path: route.path, men, seat };
    return [...this.confirmed.value, ply];
  });
  /**
   * With more than two players a row is a round, with a cell per seat. A new row starts when the
   * seat is not after the previous mover.
   */
  override readonly rows = computed<readonly Row[]>(() => {
    if (!this.several) return this.rowsOfTwo();
    const rows: number[][][] = [];
    let last = -1;
    // A seat that passes is taken for the next one.
    this.plies.value.forEach(({ seat = (last + 1) % this.terms.seats }, i) => {
      if (seat <= last || rows.length === 0) rows.push(this.facts.seats.map(() => []));
      rows.at(-1)?.[seat]?.push(i + 1);
      last = seat;
    });
    return rows;
  });
  readonly begins = { here: "white", always: "white" } as const;
  /** The board after the last move stored by the server. */
  readonly standing = computed<Standing>(() => {
    const found = this.rules.standing(this.star, this.terms, this.fen.value);
    const seat = found.seat === null ? null : this.drawnAs(found.seat);
    return { ...found, men: this.drawn(found.men), seat };
  });
  readonly turn = computed<SeatName>(() => {
    const { seat } = this.standing.value;
    return seatNames.find((_, at) => this.drawnAs(at) === seat) ?? "white";
  });
  readonly first: Men;
  /** One entry per seat. */
  readonly ends: Signal<readonly SeatEnd[]>;
  readonly seatRatings: Signal<readonly ShownRating[]>;
  override readonly done = computed(() => {
    const own = this.side === null ? undefined : this.ends.value[seatIndex(this.side)];
    return this.several && own !== undefined && own.place !== null;
  });

  private readonly fen: Signal<string>;

  constructor(
    facts: Game,
    username: string | null,
    private readonly rules: StarRules,
  ) {
    super(facts, username);
    this.terms = termsOf(facts);
    this.star = makeStar(this.terms.side);
    this.first = this.drawn(rules.standing(this.star, this.terms).men);
    this.ends = signal(endsOf(facts));
    this.seatRatings = signal(facts.seats);
    this.fen = signal(facts.fen);
    this.confirmed = signal(this.recordOf(facts));
  }

  /** The seat as drawn. */
  drawnAs(seat: number): number {
    return drawnAs(seat, this.terms.seats);
  }

  private drawn(men: Men): Men {
    return new Map([...men].map(([hole, seat]) => [hole, this.drawnAs(seat)]));
  }

  /** The holes that the men of a seat have to fill: those opposite its start. */
  targetOf(seat: number): readonly Hole[] {
    return [...this.first]
      .filter(([, of]) => of === this.drawnAs(seat))
      .map(([hole]) => opposite(this.star, hole));
  }

  /** For the men on the board now. */
  readonly toGo = computed<readonly number[]>(() => {
    const men = [...(this.plies.value.at(-1)?.men ?? this.first)];
    return this.facts.seats.map((_, seat) => {
      const own = men.filter(([, of]) => of === this.drawnAs(seat)).map(([hole]) => hole);
      return stepsToGo(this.star, this.targetOf(seat), own);
    });
  });

  /** Without the men of seats that had left by then. */
  menAfter(count: number): Men {
    const men = this.plies.value[count - 1]?.men ?? this.first;
    const left = this.ends.value.map(({ outPly }) => outPly !== null && outPly <= count);
    if (!left.includes(true)) return men;
    return new Map([...men].filter(([, seat]) => !left[seat]));
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
      const seat = seatMoved(men, path);
      men = moved(men, path);
      return { text, spentMs: spent[i], path, men, seat };
    });
  }

  expects({ fen }: MoveEvent) {
    return this.pending.value?.route.after === fen;
  }

  moved(event: MoveEvent) {
    const path = this.holes(event.path);
    const before = this.confirmed.value.at(-1)?.men ?? this.first;
    const men = moved(before, path);
    batch(() => {
      const seat = seatMoved(before, path);
      const ply = { text: event.move, spentMs: event.spent_ms, path, men, seat };
      this.confirmed.value = [...this.confirmed.value, ply];
      this.fen.value = event.fen;
      this.placed(event.places);
      this.afterMove(event);
    });
  }

  /** A seat has left the game. */
  seatOut(event: SeatOutEvent) {
    const left = seatIndex(event.by);
    const outPly = this.confirmed.value.length;
    batch(() => {
      this.ends.value = this.ends.value.map((end, seat) =>
        seat === left ? { ...end, out: event.reason, outPly } : end,
      );
      this.placed(event.places);
      this.fen.value = event.fen;
      this.clock.value = event.clock;
      // A move by this seat would come too late.
      if (event.by === this.side) this.pending.value = null;
    });
  }

  override ended(event: EndEvent) {
    batch(() => {
      this.placed(event.places);
      if (event.rating_changes) this.rated(event.rating_changes);
      super.ended(event);
    });
  }

  override resultChanged(event: ResultEvent) {
    batch(() => {
      this.rated(event.rating_changes);
      super.resultChanged(event);
    });
  }

  private rated(changes: RatingChanges | null) {
    this.seatRatings.value = this.seatRatings.value.map((shown, seat) => {
      const name = seatNames[seat];
      return { ...shown, rating_change: (name && changes?.[name]) ?? null };
    });
  }

  private placed(places: readonly (number | null)[] | undefined) {
    if (!places) return;
    this.ends.value = this.ends.value.map((end, seat) => ({ ...end, place: places[seat] ?? null }));
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
    // A move of the user that the snapshot does not contain is still being sent.
    const underWay = game.status === "playing" && plies.length === this.confirmed.value.length;
    batch(() => {
      if (!underWay) this.pending.value = null;
      this.confirmed.value = plies;
      this.fen.value = game.fen;
      this.ends.value = endsOf(game);
      this.seatRatings.value = game.seats;
      this.restoreTable(game);
    });
  }
}
