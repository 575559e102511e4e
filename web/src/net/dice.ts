// The REST calls about dice, for the pages that need them.

import type { SiteDice, TipDay } from "./api.ts";
import type { components } from "./api-types.ts";
import { send } from "./request.ts";

type Schemas = components["schemas"];

const segment = encodeURIComponent;

export const diceApi = {
  siteDice: () => send<SiteDice>("GET", "/dice"),
  tipKey: () => send<Schemas["TipKey"]>("GET", "/dice/key"),
  whereTold: (tip: string) => send<TipDay>("GET", `/dice/told/${segment(tip)}`),
  tipsOfDay: (date: string, after: number) =>
    send<TipDay>("GET", `/dice/tips/${segment(date)}?after=${after}`),
  gameEvents: (id: string, cursor: string) =>
    send<{ items: { d: { type: string } }[]; next_cursor: string | null }>(
      "GET",
      `/games/${segment(id)}/events?cursor=${cursor}`,
    ),
};
