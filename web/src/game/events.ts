// What a game tells over the WebSocket: docs/protocol.md.

import type { Clock, Counter, EndCounter, Status } from "../api.ts";
import type { Color } from "../board/position.ts";

export interface MoveEvent {
  type: "move";
  by: Color;
  ply: number;
  move: string;
  fen: string;
  spent_ms: number;
  clock: Clock;
  counters: Counter[];
}

export interface EndEvent {
  type: "end";
  status: Status;
  result: string | null;
  reason: string;
  counter: EndCounter | null;
  rating_changes: Record<Color, number> | null;
  clock: Clock;
}

export type GameEvent =
  | { type: "started" }
  | MoveEvent
  | { type: "draw_offer"; by: Color }
  | { type: "draw_declined"; by: Color }
  | { type: "clock_changed"; cause: string; clock: Clock }
  | EndEvent;

export interface Presence {
  white: boolean;
  black: boolean;
  spectators: number;
}

export type GameInfo = { type: "presence" } & Presence;
