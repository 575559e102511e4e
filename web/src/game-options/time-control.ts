// Creating, comparing and sorting time controls.

import { day } from "../messages/spans.ts";
import type { TimeControl } from "../net/api.ts";

const minute = 60_000;

export const fischer = (minutes: number, seconds: number): TimeControl => ({
  kind: "fischer",
  base_ms: Math.round(minutes * minute),
  increment_ms: Math.round(seconds * 1000),
  cap_ms: null,
});

/** Minutes for the whole game, and free seconds in every move. */
export const delayed = (minutes: number, seconds: number): TimeControl => ({
  kind: "delay",
  base_ms: Math.round(minutes * minute),
  delay_ms: Math.round(seconds * 1000),
});

/** A bank of days for correspondence. A `cap` of 0 days means no cap. */
export const bank = (days: number, increment: number, cap: number): TimeControl => ({
  kind: "fischer",
  base_ms: Math.round(days * day),
  increment_ms: Math.round(increment * day),
  cap_ms: cap > 0 ? Math.round(cap * day) : null,
});

export const perMove = (days: number): TimeControl => ({
  kind: "per_move",
  time_ms: Math.round(days * day),
});

export type Kind = "blitz" | "rapid" | "classical" | "correspondence";

/** Classified by the time that 40 moves take, as on the server. */
export function kindOf(control: TimeControl): Kind {
  if (control.kind === "per_move") return "correspondence";
  const estimated = duration(control);
  if (estimated >= day) return "correspondence";
  if (estimated >= 30 * minute) return "classical";
  return estimated >= 10 * minute ? "rapid" : "blitz";
}

/** Every field of a time control, in a fixed order. */
function fieldsOf(control: TimeControl): readonly unknown[] {
  switch (control.kind) {
    case "unlimited":
      return [];
    case "per_move":
      return [control.time_ms];
    case "fischer":
      return [control.base_ms, control.increment_ms, control.cap_ms ?? null];
    case "delay":
      return [control.base_ms, control.delay_ms];
    case "sessions": {
      const sessions = control.sessions.map(({ moves, time_ms: time }) => [moves, time]);
      return [sessions, control.carry, control.grace_ms, control.charge];
    }
  }
}

export function sameControl(a: TimeControl, b: TimeControl): boolean {
  return a.kind === b.kind && JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b));
}

const usualMoves = 40;

/** The time that 40 moves take, for sorting. */
export function duration(control: TimeControl): number {
  switch (control.kind) {
    case "unlimited":
      return Number.POSITIVE_INFINITY;
    case "per_move":
      return control.time_ms * usualMoves;
    case "fischer":
      return control.base_ms + control.increment_ms * usualMoves;
    case "delay":
      return control.base_ms + control.delay_ms * usualMoves;
    case "sessions": {
      let toGo = usualMoves;
      let time = control.grace_ms * usualMoves;
      for (let i = 0; toGo > 0; i++) {
        const session = control.sessions[i] ?? control.sessions.at(-1);
        if (!session) break;
        const moves = Math.min(toGo, session.moves);
        time += (session.time_ms * moves) / session.moves;
        toGo -= moves;
      }
      return time;
    }
  }
}
