// Whether a game page asks if the user wants push messages.

import { change, settings } from "../settings/settings.ts";

const silence_ms = 30 * 24 * 3_600_000;
const mostRefusals = 2;

/** The user's earlier answers in this browser. */
export interface Refusals {
  pushRefusals: number;
  pushRefused_ms: number;
}

/** False for 30 days after the first refusal, and always after the second. */
export const mayAskAt = (now_ms: number, { pushRefusals, pushRefused_ms }: Refusals) =>
  pushRefusals === 0 || (pushRefusals < mostRefusals && now_ms >= pushRefused_ms + silence_ms);

export function refuse(now_ms: number) {
  change({ pushRefusals: settings.peek().pushRefusals + 1, pushRefused_ms: now_ms });
}

/** Also for a user who has turned notifications off. */
export const neverAsk = () => change({ pushRefusals: mostRefusals });
