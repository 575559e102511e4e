// State of a board on the page, and the actions on it.

import { batch, computed, type Signal, signal } from "@preact/signals";
import { type Geometry, pointOf, type Square, squareAt, turned } from "./geometry.ts";
import type { Surface } from "./pointer.ts";
import type { Color, Piece, Pieces, Position } from "./position.ts";
import {
  drop,
  forced,
  jumped,
  open,
  type Picked,
  type Route,
  standsOn,
  type Tap,
  type Track,
  tap,
  targets,
} from "./routes.ts";
import { follow, ghosted, lay, type Slide, slid, type Token } from "./tokens.ts";

export interface Shape {
  from: Square;
  /** Equal to `from` for a circle. */
  to: Square;
}

export interface BoardEvents<R extends Route> {
  play(route: R): void;
  refused(from: Square, to: Square | null): void;
  ambiguous(): void;
  premove(slide: Slide): void;
  cancelPremoves(): void;
}

/** The dragged piece: token, origin and position on the board in pixels. */
export interface Held {
  token: number;
  from: Square;
  x: number;
  y: number;
}

export interface Mark {
  from: Square;
  landings: readonly Square[];
}

/** Duration of the opponent's capture, all hops together. */
const playbackMs = 600;
const hopMs = 180;

export class BoardModel<R extends Route = Route> implements Surface {
  readonly flipped = signal(false);
  readonly position: Signal<Position>;
  readonly picked = signal<Picked | null>(null);
  readonly held = signal<Held | null>(null);
  readonly routes = signal<readonly R[]>([]);
  readonly lastMove = signal<Mark | null>(null);
  /** The side whose premoves this board accepts; null for none. */
  readonly premover = signal<Color | null>(null);
  readonly premoves = signal<readonly Slide[]>([]);
  readonly shapes = signal<readonly Shape[]>([]);
  /** Arrows that were not drawn by the user. */
  readonly advice = signal<readonly Shape[]>([]);
  /** The compulsory capture, shown after a different move was tried. */
  readonly compulsory = signal<Route | null>(null);
  /** The pieces that blocked a refused move. */
  readonly inTheWay = signal<readonly Square[]>([]);
  readonly focused = signal<Square>(0);
  /** Called with a chosen square while a position is set up; null while moves are played. */
  readonly editing = signal<((square: Square) => void) | null>(null);
  /** Duration of the current slide, in milliseconds. */
  readonly slideMs = signal(hopMs);
  /** False if the user has turned animation off. */
  animated = true;

  private readonly laid: Signal<readonly Token[]>;
  /** Token of the picked piece. */
  private inHand: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly targets = computed<ReadonlySet<Square>>(() => {
    const picked = this.picked.value;
    return picked && !this.premover.value ? targets(this.routes.value, picked) : new Set();
  });
  readonly movable = computed<ReadonlySet<Square>>(
    () => new Set(this.routes.value.map((route) => route.from)),
  );
  readonly mustCapture = computed<ReadonlySet<Square>>(() => forced(this.routes.value));

  /** True if a piece can be picked up or a square chosen. */
  readonly taking = computed(
    () =>
      this.premover.value !== null || this.routes.value.length > 0 || this.editing.value !== null,
  );

  /** The pieces as drawn: with the hops made so far, or with the premoves as if played. */
  readonly tokens = computed<readonly Token[]>(() => {
    const picked = this.picked.value;
    if (picked && picked.path.length > 0) {
      const ghosts = jumped(this.routes.value, picked);
      return slid(ghosted(this.laid.value, ghosts), picked.from, standsOn(picked));
    }
    return this.premoves.value.reduce(playedUnchecked, this.laid.value);
  });

  constructor(
    readonly geometry: Geometry,
    position: Position,
    readonly events: BoardEvents<R>,
  ) {
    this.position = signal(position);
    this.laid = signal(lay(position.pieces));
    this.focused.value = geometry.points.findIndex(({ row }) => row === geometry.rows - 1);
  }

  /**
   * Shows a new position. `slide` names the piece that moved. `via` is the opponent's route, shown
   * hop by hop. A picked piece stays picked if it is still on its square.
   */
  show(position: Position, slide?: Slide, via?: Track) {
    clearTimeout(this.timer);
    batch(() => {
      const before = this.position.peek();
      this.showRefusal(null, []);
      this.position.value = position;
      // Hops already made are valid only in the position in which they started.
      if (this.picked.peek()?.path.length && !sameAs(before, position)) this.picked.value = null;
      const hops = via?.captured.length ?? 0;
      if (this.animated && via && hops > 1) this.playBack(position.pieces, via);
      else this.settle(position.pieces, slide);
    });
  }

  /** Shows the first position of another game, without sliding. */
  reset(position: Position) {
    clearTimeout(this.timer);
    batch(() => {
      this.picked.value = null;
      this.held.value = null;
      this.showRefusal(null, []);
      this.premoves.value = [];
      this.position.value = position;
      this.laid.value = lay(position.pieces);
    });
  }

  private settle(pieces: Pieces, slide: Slide | undefined, ms = hopMs) {
    batch(() => {
      this.slideMs.value = ms;
      this.laid.value = follow(this.laid.value, pieces, slide);
      this.keepInHand();
    });
  }

  /** Puts down a picked piece that has left its square or may no longer move. */
  keepInHand() {
    const standing = this.tokens.peek().filter((token) => !token.ghost);
    const stands = (id: number | undefined, square: Square) =>
      standing.some((token) => token.id === id && token.square === square);
    const picked = this.picked.peek();
    if (picked) {
      const fresh = picked.path.length === 0;
      const stays = fresh
        ? stands(this.inHand, picked.from) && this.own(picked.from)
        : open(this.routes.peek(), picked).length > 0;
      if (!stays) this.picked.value = null;
    }
    const held = this.held.peek();
    if (held && !stands(held.token, held.from)) this.held.value = null;
  }

  private playBack(pieces: Pieces, via: Track) {
    const ms = Math.min(hopMs, playbackMs / via.landings.length);
    const hop = (n: number, from: Square) => {
      const to = via.landings[n];
      if (to === undefined) return;
      if (n === via.landings.length - 1) {
        this.settle(pieces, { from, to }, ms);
        return;
      }
      batch(() => {
        this.slideMs.value = ms;
        this.laid.value = slid(ghosted(this.laid.value, via.captured.slice(n, n + 1)), from, to);
        this.keepInHand();
      });
      this.timer = setTimeout(() => hop(n + 1, to), ms);
    };
    hop(0, via.from);
  }

  placeAt(across: number, down: number): Square | undefined {
    const { columns, rows } = this.geometry;
    const shown = { column: Math.floor(across * columns), row: Math.floor(down * rows) };
    return squareAt(this.geometry, turned(this.geometry, shown, this.flipped.peek()));
  }

  pieceShare(): number {
    return 1 / this.geometry.columns;
  }

  own(square: Square): boolean {
    const playing = this.premover.value !== null || this.routes.value.length > 0;
    const ofMover = playing && this.at(square)?.piece.color === this.mover();
    return ofMover || (this.premover.value === null && this.movable.value.has(square));
  }

  at(square: Square): Token | undefined {
    return this.tokens.value.find((token) => token.square === square && !token.ghost);
  }

  private mover(): Color {
    return this.premover.value ?? this.position.value.turn;
  }

  /** True if the piece there can be picked up for a move or a premove. */
  liftable(square: Square): boolean {
    const picked = this.picked.value;
    if (picked && picked.path.length > 0) return square === standsOn(picked);
    return this.own(square);
  }

  /**
   * Starts dragging a piece, with its corner at the given point. Returns false if the piece cannot
   * be picked up.
   */
  lift(square: Square, x: number, y: number): boolean {
    const token = this.at(square);
    const picked = this.picked.value;
    const already = picked && standsOn(picked) === square;
    if (!token || !(already || this.premover.value || this.movable.value.has(square))) return false;
    batch(() => {
      if (!already) {
        this.showRefusal(null, []);
        this.pick(square);
      }
      this.held.value = { token: token.id, from: square, x, y };
    });
    return true;
  }

  /** Moves the dragged piece with the pointer. Ignored if the piece has been put down. */
  carry(x: number, y: number) {
    const held = this.held.peek();
    if (held) this.held.value = { ...held, x, y };
  }

  private pick(square: Square) {
    this.inHand = this.at(square)?.id;
    this.picked.value = { from: square, path: [] };
  }

  tap(square: Square) {
    this.shapes.value = [];
    this.showRefusal(null, []);
    const edit = this.editing.value;
    if (edit) edit(square);
    else if (this.premover.value) this.tapPremove(square);
    else this.tapMove(square);
  }

  /** Drops the dragged piece: a move or a premove, depending on the side to move. */
  drop(square: Square) {
    batch(() => {
      const picked = this.picked.value;
      const held = this.held.value;
      this.held.value = null;
      if (!picked || square === (held?.from ?? standsOn(picked))) return;
      if (this.premover.value) this.premove(picked.from, square);
      else this.carryOut(drop(this.routes.value, picked, square));
    });
  }

  /** Handles dragging a piece without a move: it stays, and the reason is shown. */
  dragged(from: Square, to: Square) {
    const moves = this.premover.value === null && this.editing.value === null;
    if (!moves || this.picked.value || this.movable.value.has(from) || !this.own(from)) return;
    this.showRefusal(null, []);
    this.events.refused(from, to);
  }

  private tapMove(square: Square) {
    this.carryOut(tap(this.routes.value, this.picked.value, square, (s) => this.own(s)));
  }

  private carryOut(result: Tap<R>) {
    switch (result.kind) {
      case "pick":
        this.pick(result.picked.from);
        break;
      case "hop":
        this.picked.value = result.picked;
        break;
      case "play":
        this.picked.value = null;
        this.events.play(result.route);
        break;
      case "release":
        this.picked.value = null;
        break;
      case "ambiguous":
        this.events.ambiguous();
        break;
      case "refuse":
        if (this.picked.value?.path.length === 0) this.picked.value = null;
        this.events.refused(result.from, result.to);
        break;
      case "stuck":
        this.picked.value = null;
        this.events.refused(result.square, null);
        break;
      case "nothing":
        break;
    }
  }

  /** Shows why a move was refused, until the next square is chosen. */
  showRefusal(compulsory: Route | null, inTheWay: readonly Square[]) {
    this.compulsory.value = compulsory;
    this.inTheWay.value = inTheWay;
  }

  private tapPremove(square: Square) {
    const picked = this.picked.value;
    if (this.own(square)) {
      if (picked?.from === square) this.picked.value = null;
      else this.pick(square);
    } else if (picked) {
      this.premove(picked.from, square);
    }
  }

  private premove(from: Square, to: Square) {
    this.picked.value = null;
    this.events.premove({ from, to });
  }

  /** Returns a piece that was dropped outside the board. Hops already made stay. */
  release() {
    batch(() => {
      this.held.value = null;
      if (this.picked.value?.path.length === 0) this.picked.value = null;
    });
  }

  busy(): boolean {
    return this.picked.value !== null || this.premoves.value.length > 0;
  }

  /**
   * Handles right click and Escape: cancels the started move, or else the premoves, or else removes
   * the drawings.
   */
  cancel() {
    this.held.value = null;
    if (this.picked.value) this.picked.value = null;
    else if (this.premoves.value.length > 0) this.events.cancelPremoves();
    else this.shapes.value = [];
  }

  /**
   * A right drag draws an arrow. A right click draws a circle, or cancels a started move or the
   * premoves.
   */
  right(from: Square | undefined, to: Square | undefined) {
    const click = from === to;
    if (from === undefined || to === undefined || (click && this.busy())) this.cancel();
    else this.toggleShape({ from, to });
  }

  /** Draws an arrow or a circle, or removes the same one. */
  toggleShape(shape: Shape) {
    const others = this.shapes.value.filter((s) => s.from !== shape.from || s.to !== shape.to);
    const drawn = others.length < this.shapes.value.length;
    this.shapes.value = drawn ? others : [...this.shapes.value, shape];
  }

  dispose() {
    clearTimeout(this.timer);
  }

  /** Centre of a square on the board as shown, in squares. */
  center(square: Square): { x: number; y: number } {
    const { column, row } = pointOf(this.geometry, square);
    const { columns, rows } = this.geometry;
    const flipped = this.flipped.value;
    return {
      x: (flipped ? columns - 1 - column : column) + 0.5,
      y: (flipped ? rows - 1 - row : row) + 0.5,
    };
  }
}

function sameAs(a: Position, b: Position): boolean {
  const stands = ([square, piece]: readonly [Square, Piece]) => {
    const there = b.pieces.get(square);
    return there?.color === piece.color && there.king === piece.king;
  };
  return a.turn === b.turn && a.pieces.size === b.pieces.size && [...a.pieces].every(stands);
}

/**
 * The pieces after a premove, without checking the rules: whatever is on the target square
 * disappears.
 */
function playedUnchecked(tokens: readonly Token[], { from, to }: Slide): readonly Token[] {
  return slid(
    tokens.filter((token) => token.square !== to),
    from,
    to,
  );
}
