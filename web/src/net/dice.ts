// REST calls for dice, loaded only by the pages that need them.

import type { CommitmentDay, SiteDice } from "./api.ts";
import type { components } from "./api-types.ts";
import { send } from "./request.ts";

type Schemas = components["schemas"];

const segment = encodeURIComponent;

export const diceApi = {
  siteDice: () => send<SiteDice>("GET", "/dice"),
  commitmentKey: () => send<Schemas["CommitmentKey"]>("GET", "/dice/key"),
  whereTold: (commitment: string) =>
    send<CommitmentDay>("GET", `/dice/commitments/${segment(commitment)}`),
  commitmentsOfDay: (date: string, after: number) =>
    send<CommitmentDay>("GET", `/dice/commitments/by-day/${segment(date)}?after=${after}`),
  gameEvents: (id: string, cursor: string) =>
    send<{ items: { d: { type: string } }[]; next_cursor: string | null }>(
      "GET",
      `/games/${segment(id)}/events?cursor=${cursor}`,
    ),
};
