// What a game tells over the WebSocket: docs/protocol.md.

import type { Color } from "../board/position.ts";
import type { ChatLine, Clock, Counter, EndCounter, Game, SeatName, Status } from "../net/api.ts";
import type { Change } from "../rules/rules.ts";

/** At nardi, as a Game has it. */
export type MatchNow = Pick<Game, "dice" | "to_do" | "score" | "cube" | "crawford" | "conceded"> & {
  turn?: Color;
};

export interface MoveEvent extends MatchNow {
  type: "move";
  by: SeatName;
  ply: number;
  move: string;
  /** At draughts. */
  change?: Change;
  /** At the star. */
  path?: readonly string[];
  fen: string;
  spent_ms: number;
  clock: Clock;
  counters: Counter[];
  draw_claim: string | null;
  /** Of each seat, where several play. */
  places?: readonly (number | null)[];
}

/** At nardi. */
export interface RolledEvent {
  type: "rolled";
  /** 0 is White, 1 Black, 6 nobody: an opening roll. */
  seat: number;
  dice: readonly [number, number];
  fen: string;
  turn: Color;
  to_do: Game["to_do"];
  clock: Clock;
}

/** At nardi: a player's first word, which the dice depend on. */
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

/** By the names of the seats: of two, or of all who play. */
export type RatingChanges = Record<Color, number> & Partial<Record<SeatName, number>>;

export interface EndEvent {
  type: "end";
  status: Status;
  result: string | null;
  reason: string;
  counter: EndCounter | null;
  rating_changes: RatingChanges | null;
  clock: Clock;
  /** Of each seat, where several play. */
  places?: readonly (number | null)[];
}

/** Where several play: a seat has left the others. */
export interface SeatOutEvent {
  type: "seat_out";
  by: SeatName;
  reason: string;
  fen: string;
  clock: Clock;
  places: readonly (number | null)[];
}

/** A director has given a game that was over another result. */
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
  | { type: "rematch_offer"; by: Color; dice_tip?: string }
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
  /** Of each seat, where several play. */
  seats?: readonly boolean[];
  /** Since when they have been away, by the server's time. */
  white_left_ms: number | null;
  black_left_ms: number | null;
  spectators: number;
  /** Of those who are signed in, the first. */
  spectator_names: readonly string[];
}

export type GameInfo = ({ type: "presence" } & Presence) | ({ type: "chat" } & ChatLine);
