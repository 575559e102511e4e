// The user's moves in a star game.

import type { Notices } from "../game/notices.ts";
import { type Ask, SentMoves } from "../game/sent-moves.ts";
import { messages } from "../messages/messages.ts";
import type { Move } from "../star/rules.ts";
import type { StarCursor } from "./cursor.ts";
import type { StarRoute, StarState } from "./state.ts";

const pass = "-";

export class StarMoves extends SentMoves<StarRoute> {
  /** True if the move being played was dragged. */
  private byHand = false;

  constructor(
    private readonly state: StarState,
    private readonly cursor: StarCursor,
    notices: Notices,
    ask: Ask,
  ) {
    super(state, cursor, notices, ask);
  }

  made(move: Move, byHand: boolean) {
    this.byHand = byHand;
    this.play({ ...move, short: move.text });
    this.byHand = false;
  }

  /** The pass, if it is the only legal move. */
  pass(): StarRoute | undefined {
    return this.state.myTurn.value ? this.routeOf(pass) : undefined;
  }

  protected textOf({ text }: StarRoute) {
    return text;
  }

  protected routeOf(text: string) {
    return this.state.routes().find((route) => route.text === text);
  }

  /** The holes on the way may be omitted. */
  protected meant(text: string) {
    const typed = text.trim().toLowerCase();
    const holes = typed.split(/[\s-]+/);
    const ends = typed === pass ? pass : `${holes[0]}-${holes.at(-1)}`;
    return this.routeOf(ends) ?? messages.star.refused;
  }

  protected soundOf() {
    return "move" as const;
  }

  protected show(route: StarRoute) {
    this.cursor.refresh(route, this.byHand);
  }

  protected unshow() {
    this.cursor.refresh();
  }
}
