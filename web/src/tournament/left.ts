// How long a player has left in a game.

import { messages } from "../messages/messages.ts";
import { day, hour, minute } from "../messages/spans.ts";

/** 2 d 4 h, 9 h, 12 min */
export function leftText(ms: number): string {
  const { days, hours, minutes } = messages.units;
  const left = Math.max(0, ms);
  if (left >= day) {
    const rest = Math.floor((left % day) / hour);
    return `${Math.floor(left / day)} ${days}${rest > 0 ? ` ${rest} ${hours}` : ""}`;
  }
  if (left >= hour) return `${Math.floor(left / hour)} ${hours}`;
  return `${Math.floor(left / minute)} ${minutes}`;
}

/** Less than this is shown as urgent. */
export const soonMs = 12 * hour;
