// A time control as typed in the form, and its meaning.

import { day } from "../messages/spans.ts";
import type { TimeControl } from "../net/api.ts";
import { bank, delayed, fischer, perMove } from "./time-control.ts";

/** Paces with clocks. */
export type TimedPace = "live" | "correspondence";
export type Pace = TimedPace | "unlimited";
export type LiveKind = "fischer" | "delay" | "sessions";
export type SlowKind = "per_move" | "bank" | "sessions";

/** `time` is in minutes for live games and in days for correspondence games. */
export interface TypedSession {
  moves: string;
  time: string;
}

/** The sessions of one pace. */
export interface TypedSessions {
  list: readonly TypedSession[];
  carry: boolean;
  /** In seconds for live games and in days for correspondence games. */
  grace: string;
  wholeDays: boolean;
}

export interface ControlWish {
  pace: Pace;
  live: LiveKind;
  slow: SlowKind;
  minutes: string;
  seconds: string;
  /** Free seconds in every move. */
  delay: string;
  days: string;
  bankDays: string;
  addedDays: string;
  capDays: string;
  sessions: Readonly<Record<TimedPace, TypedSessions>>;
}

export const firstControl: ControlWish = {
  pace: "live",
  live: "fischer",
  slow: "per_move",
  minutes: "10",
  seconds: "5",
  delay: "12",
  days: "3",
  bankDays: "30",
  addedDays: "1",
  capDays: "45",
  sessions: {
    live: {
      list: [
        { moves: "40", time: "90" },
        { moves: "20", time: "30" },
      ],
      carry: true,
      grace: "0",
      wholeDays: false,
    },
    correspondence: {
      list: [
        { moves: "50", time: "100" },
        { moves: "10", time: "10" },
      ],
      carry: true,
      grace: "1",
      wholeDays: true,
    },
  },
};

/** No time limit. */
export const noLimit: ControlWish = { ...firstControl, pace: "unlimited" };

export const mostSessions = 10;

const unit: Readonly<Record<TimedPace, number>> = { live: 60_000, correspondence: day };
const graceUnit: Readonly<Record<TimedPace, number>> = { live: 1000, correspondence: day };

/** The pace of the typed sessions. Games without clocks have none. */
export const paceOfSessions = ({ pace }: ControlWish) => pace as TimedPace;

function sessionsOf(wish: ControlWish): TimeControl {
  const pace = paceOfSessions(wish);
  const { list, carry, grace, wholeDays } = wish.sessions[pace];
  return {
    kind: "sessions",
    sessions: list.map(({ moves, time }) => ({
      moves: Number(moves),
      time_ms: Math.round(Number(time) * unit[pace]),
    })),
    carry,
    grace_ms: Math.round(Number(grace) * graceUnit[pace]),
    charge: pace === "correspondence" && wholeDays ? "whole_days" : "ms",
  };
}

export const kindOfWish = ({ pace, live, slow }: ControlWish): LiveKind | SlowKind | "unlimited" =>
  pace === "unlimited" ? pace : pace === "live" ? live : slow;

export function controlOf(wish: ControlWish): TimeControl {
  switch (kindOfWish(wish)) {
    case "fischer":
      return fischer(Number(wish.minutes), Number(wish.seconds));
    case "delay":
      return delayed(Number(wish.minutes), Number(wish.delay));
    case "per_move":
      return perMove(Number(wish.days));
    case "bank":
      return bank(Number(wish.bankDays), Number(wish.addedDays), Number(wish.capDays));
    case "sessions":
      return sessionsOf(wish);
    case "unlimited":
      return { kind: "unlimited" };
  }
}
