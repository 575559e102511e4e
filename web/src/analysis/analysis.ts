// State of the analysis board: any position, moves of both sides, and comments on them.

import { batch, computed, effect, type Signal, signal } from "@preact/signals";
import { playSound } from "../alerts/sound.ts";
import type { Square } from "../board/geometry.ts";
import { BoardModel, type Shape } from "../board/model.ts";
import { type Color, type Position, parseFen } from "../board/position.ts";
import { destination } from "../board/routes.ts";
import type { Slide } from "../board/tokens.ts";
import type { Assessed } from "../computer/expected.ts";
import { explained, typedMove } from "../game/explain-move.ts";
import { shownMove } from "../labels/notation.ts";
import { messages } from "../messages/messages.ts";
import { refusalSentence } from "../messages/refusals.ts";
import {
  isRefusal,
  type LegalRoute,
  type Rules,
  type Standing,
  type Variant,
} from "../rules/rules.ts";
import { settings } from "../settings/settings.ts";
import type { Tags, Work } from "./kept-work.ts";
import type { Plannable } from "./plan.ts";
import { type Brush, fenOf, painted, stacked } from "./setup.ts";
import {
  along,
  annotated,
  lineFrom,
  type Move,
  type Node,
  nodeOf,
  pathTo,
  planted,
  played,
  promoted,
  pruned,
  root,
  type Sign,
  type Tree,
} from "./tree.ts";

/** A move of a finished game. */
export interface PlayedMove extends Move {
  fenAfter: string;
  spentMs: number | undefined;
}

/** A finished game of this site. */
export interface FinishedGame {
  id: string;
  start: string;
  moves: readonly PlayedMove[];
}

/** The judgement of a move, shown next to it: CSS class, name and sign. */
export interface Aside {
  key: string;
  name: string;
  sign: string;
}

/** What is analysed, and the players for the game record. */
export interface Subject {
  variant: Variant;
  /** Empty for the variant's default. */
  ruleset: string;
  /** null unless it is a game of this site. */
  players: Readonly<Record<Color, string>> | null;
  /** The score of a game that has ended, or an empty text. */
  score: string;
  /** null unless it is the user's own running correspondence game. */
  plannable: Plannable | null;
  /** True for a running game, whoever plays it. */
  running: boolean;
  /** null unless it is a finished game. */
  finished: FinishedGame | null;
}

const slideOf = (route: LegalRoute): Slide => ({ from: route.from, to: destination(route) });

export class Analysis {
  readonly tree: Signal<Tree>;
  readonly tags: Signal<Tags>;
  readonly cursor = signal(root);
  readonly board: BoardModel<LegalRoute>;
  readonly refusal = signal("");
  readonly announcement = signal("");
  /** The position being set up; null while moves are played. */
  readonly setup = signal<Position | null>(null);
  readonly brush = signal<Brush>({ color: "white", king: false });
  /** Place pieces on top of the pieces already on the board. */
  readonly stacking = signal(false);
  /** Keyed by the node that a move leads to. */
  readonly asides = signal<ReadonlyMap<number, Aside>>(new Map());
  /** Arrows for the computer's moves and for the better move. */
  readonly advice = {
    computer: signal<readonly Shape[]>([]),
    better: signal<readonly Shape[]>([]),
  };
  /** The evaluation of the position; null if unknown. */
  readonly worth = {
    engine: signal<Assessed | null>(null),
    explanation: signal<Assessed | null>(null),
  };
  /** True while the user looks for a better move than the one played, and gets no hints. */
  readonly trying = signal(false);
  /** State before the last deletion, for undo. */
  readonly before = signal<(Work & { cursor: number }) | null>(null);

  readonly node = computed<Node>(() => nodeOf(this.tree.value, this.cursor.value));
  readonly path = computed(() => pathTo(this.tree.value, this.cursor.value));
  /** Start and moves that lead to the position at the cursor. */
  readonly record = computed(() => ({
    start: nodeOf(this.tree.value, root).fen,
    moves: this.path.value.map((node) => node.move?.full ?? ""),
  }));
  readonly standing = computed<Standing | null>(() => {
    const { start, moves } = this.record.value;
    const { variant, ruleset } = this.subject;
    const answer = this.rules.standing(variant, start, moves, ruleset);
    return isRefusal(answer) ? null : answer;
  });
  readonly capture = computed(() =>
    Math.max(0, ...this.board.routes.value.map((route) => route.captured.length)),
  );

  private readonly ends: (() => void)[];

  constructor(
    readonly subject: Subject,
    readonly rules: Rules,
    { tree, tags }: Work,
    onChange: (work: Work) => void,
  ) {
    this.tree = signal(tree);
    this.tags = signal(tags);
    this.board = new BoardModel(this.geometry, this.positionOf(nodeOf(tree, root).fen), {
      play: (route) => this.play(route),
      refused: (from, to) => this.refuse(from, to),
      ambiguous: () => this.say(messages.game.severalCaptures),
      premove: () => {},
      cancelPremoves: () => {},
    });
    this.refresh();
    this.ends = [
      effect(() => {
        if (this.board.picked.value) this.refusal.value = "";
      }),
      effect(() => {
        const { computer, better } = this.advice;
        this.board.advice.value = [...better.value, ...computer.value];
      }),
      effect(() => onChange({ tree: this.tree.value, tags: this.tags.value })),
    ];
  }

  dispose() {
    for (const end of this.ends) end();
    this.board.dispose();
  }

  get geometry() {
    return this.subject.variant.geometry;
  }

  positionOf(fen: string): Position {
    return parseFen(this.geometry, fen);
  }

  /** The legal route of the move that leads to a node; undefined for the start. */
  private routeTo(node: Node): LegalRoute | undefined {
    if (node.parent === null || !node.move) return undefined;
    const { fen } = nodeOf(this.tree.value, node.parent);
    const routes = this.rules.routes(this.subject.variant, fen);
    return routes.find((route) => route.full === node.move?.full);
  }

  private refresh(slide?: Slide, via?: LegalRoute) {
    const node = this.node.value;
    const last = this.routeTo(node);
    batch(() => {
      this.board.animated = settings.value.animation;
      this.board.lastMove.value = last ? { from: last.from, landings: last.landings } : null;
      this.board.routes.value = this.rules.routes(this.subject.variant, node.fen);
      this.board.show(this.positionOf(node.fen), slide, via);
    });
  }

  private say(text: string) {
    this.refusal.value = text;
    this.announcement.value = text;
  }

  // Moving through the tree

  goTo(id: number) {
    const from = this.node.value;
    if (id === from.id) return;
    this.cursor.value = id;
    const to = this.node.value;
    const forth = to.parent === from.id ? this.routeTo(to) : undefined;
    const back = from.parent === to.id ? this.routeTo(from) : undefined;
    this.refusal.value = "";
    this.announcement.value = this.spoken(to);
    if (forth) this.refresh(slideOf(forth), forth);
    else if (back) this.refresh({ from: destination(back), to: back.from });
    else this.refresh();
  }

  /** What a screen reader announces after moving to a node. */
  private spoken({ move, fen }: Node): string {
    if (!move) return messages.analysis.start;
    const mover = this.positionOf(fen).turn === "white" ? "black" : "white";
    return messages.game.moveMade({ color: messages.color[mover], move: shownMove(move.short) });
  }

  /** Follows moves from a node. Moves that are not in the tree are added as a variation. */
  enter(at: number, line: readonly (Move & { fenAfter: string })[]) {
    let grown = { tree: this.tree.value, id: at };
    for (const { short, full, fenAfter } of line)
      grown = played(grown.tree, grown.id, { short, full }, fenAfter);
    this.tree.value = grown.tree;
    this.goTo(grown.id);
  }

  /** The number of a move, and whether it is the second of the two moves with this number. */
  numberOf(ply: number): { number: number; second: boolean } {
    const start = this.positionOf(nodeOf(this.tree.value, root).fen).turn;
    const shifted = ply - 1 + (start === this.subject.variant.first ? 0 : 1);
    return { number: Math.floor(shifted / 2) + 1, second: shifted % 2 === 1 };
  }

  back() {
    const { parent } = this.node.value;
    if (parent !== null) this.goTo(parent);
  }

  forth() {
    const [next] = this.node.value.children;
    if (next !== undefined) this.goTo(next);
  }

  toStart() {
    this.goTo(root);
  }

  toEnd() {
    const last = lineFrom(this.tree.value, this.cursor.value).at(-1);
    if (last) this.goTo(last.id);
  }

  flip() {
    this.board.flipped.value = !this.board.flipped.value;
  }

  // Changing the tree

  private play(route: LegalRoute) {
    const { short, full } = route;
    const grown = played(this.tree.value, this.cursor.value, { short, full }, route.fenAfter);
    batch(() => {
      this.refusal.value = "";
      this.tree.value = grown.tree;
      this.cursor.value = grown.id;
    });
    this.announcement.value = this.spoken(this.node.value);
    this.refresh(slideOf(route));
    playSound(route.captured.length > 0 ? "capture" : "move");
  }

  /** Plays a typed move. An unreadable move stays in the field, with a message. */
  typed(text: string): boolean {
    const meant = typedMove(this.place(), text);
    if (typeof meant !== "string") {
      this.play(meant);
      return true;
    }
    this.say(meant);
    return false;
  }

  private refuse(from: Square, to: Square | null) {
    this.say(explained(this.place(), from, to));
  }

  private place() {
    const { rules, board } = this;
    return { rules, variant: this.subject.variant, fen: this.node.value.fen, board };
  }

  sign(sign: Sign | null) {
    this.tree.value = annotated(this.tree.value, this.cursor.value, { sign });
  }

  comment(comment: string) {
    this.tree.value = annotated(this.tree.value, this.cursor.value, { comment });
  }

  promote() {
    this.tree.value = promoted(this.tree.value, this.cursor.value);
  }

  /** Deletes the move at the cursor and everything after it. */
  prune() {
    const { id, parent } = this.node.value;
    if (parent === null) return;
    this.remember();
    batch(() => {
      this.tree.value = pruned(this.tree.value, id);
      this.cursor.value = parent;
    });
    this.refresh();
  }

  /** Replaces the whole work. */
  replace({ tree, tags }: Work) {
    this.remember();
    batch(() => {
      this.tree.value = tree;
      this.tags.value = tags;
      this.cursor.value = root;
      this.setup.value = null;
      this.board.editing.value = null;
      this.refusal.value = "";
    });
    this.refresh();
  }

  /**
   * Replaces the work by a version changed elsewhere. The cursor follows its moves as far as they
   * still exist.
   */
  follow({ tree, tags }: Work) {
    const at = along(
      tree,
      this.path.peek().map((node) => node.move?.full ?? ""),
    );
    batch(() => {
      this.tree.value = tree;
      this.tags.value = tags;
      this.cursor.value = at;
    });
    this.refresh();
  }

  private remember() {
    this.before.value = {
      tree: this.tree.value,
      tags: this.tags.value,
      cursor: this.cursor.value,
    };
  }

  restore() {
    const before = this.before.value;
    if (!before) return;
    batch(() => {
      this.tree.value = before.tree;
      this.tags.value = before.tags;
      this.cursor.value = before.cursor;
      this.before.value = null;
    });
    this.refresh();
  }

  // Setting up a position

  beginSetup() {
    batch(() => {
      this.refusal.value = "";
      this.board.routes.value = [];
      this.board.lastMove.value = null;
      this.board.editing.value = (square) => this.paint(square);
      this.arrange(this.positionOf(this.node.value.fen));
    });
  }

  arrange(position: Position) {
    batch(() => {
      this.setup.value = position;
      this.board.reset(position);
    });
  }

  private paint(square: Square) {
    const position = this.setup.value;
    if (!position) return;
    const touch = this.stacking.value ? stacked : painted;
    this.arrange({ ...position, pieces: touch(position.pieces, square, this.brush.value) });
  }

  leaveSetup() {
    batch(() => {
      this.setup.value = null;
      this.board.editing.value = null;
    });
    this.refresh();
  }

  /** Starts analysing the position that has been set up. */
  takeSetup() {
    const position = this.setup.value;
    if (!position) return;
    const read = this.rules.standing(this.subject.variant, fenOf(this.geometry, position));
    if (isRefusal(read)) this.say(refusalSentence(read));
    else this.replace({ tree: planted(read.fen), tags: [] });
  }
}
