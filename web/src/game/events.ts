// The events of a game on the WebSocket; see docs/protocol.md.

import type { Color } from "../board/position.ts";
import type { ChatLine, Clock, Counter, EndCounter, Game, SeatName, Status } from "../net/api.ts";
import type { Change } from "../rules/rules.ts";

/** Nardi only; the same fields as in Game. */
export type MatchNow = Pick<Game, "dice" | "to_do" | "score" | "cube" | "crawford" | "conceded"> & {
  turn?: Color;
};

export interface MoveEvent extends MatchNow {
  type: "move";
  by: SeatName;
  ply: number;
  move: string;
  /** Draughts only. */
  change?: Change;
  /** Star only. */
  path?: readonly string[];
  fen: string;
  spent_ms: number;
  clock: Clock;
  counters: Counter[];
  draw_claim: string | null;
  /** One entry per seat, in games of more than two players. */
  places?: readonly (number | null)[];
}

/** Nardi only. */
export interface RolledEvent {
  type: "rolled";
  /** 0 is White, 1 Black, 6 no one: an opening roll. */
  seat: number;
  dice: readonly [number, number];
  fen: string;
  turn: Color;
  to_do: Game["to_do"];
  clock: Clock;
}

/** Nardi only: a player's entropy, which the dice depend on. */
export interface GreetingEvent {
  type: "greeting";
  by: Color;
}

export interface TakebackEvent {
  type: "takeback";
  plies: number;
  ply: number;
  fen: string;
  clock: Clock;
  counters: Counter[];
  draw_claim: string | null;
}

/** By seat name: both colours, or all players. */
export type RatingChanges = Record<Color, number> & Partial<Record<SeatName, number>>;

export interface EndEvent {
  type: "end";
  status: Status;
  result: string | null;
  reason: string;
  counter: EndCounter | null;
  rating_changes: RatingChanges | null;
  clock: Clock;
  /** One entry per seat, in games of more than two players. */
  places?: readonly (number | null)[];
}

/** For more than two players: a seat has left the game and the others continue. */
export interface SeatOutEvent {
  type: "seat_out";
  by: SeatName;
  reason: string;
  fen: string;
  clock: Clock;
  places: readonly (number | null)[];
}

/** A director has changed the result of a finished game. */
export interface ResultEvent {
  type: "result_changed";
  status: Status;
  result: string | null;
  reason: string;
  rating_changes: RatingChanges | null;
}

export type GameEvent =
  | { type: "started" }
  | MoveEvent
  | GreetingEvent
  | RolledEvent
  | { type: "draw_offer"; by: Color }
  | { type: "draw_declined"; by: Color }
  | { type: "takeback_offer"; by: Color }
  | { type: "takeback_declined"; by: Color }
  | TakebackEvent
  | { type: "rematch_offer"; by: Color; dice_commitment?: string }
  | { type: "rematch_declined"; by: Color }
  | { type: "rematch"; game: string }
  | { type: "clock_changed"; cause: string; clock: Clock }
  | { type: "berserk"; by: Color; clock: Clock }
  | ResultEvent
  | SeatOutEvent
  | EndEvent;

export interface Presence {
  white: boolean;
  black: boolean;
  /** One entry per seat, in games of more than two players. */
  seats?: readonly boolean[];
  /** Server time at which they left. */
  white_left_ms: number | null;
  black_left_ms: number | null;
  spectators: number;
  /** The first of the signed-in spectators. */
  spectator_names: readonly string[];
}

export type GameInfo = ({ type: "presence" } & Presence) | ({ type: "chat" } & ChatLine);
