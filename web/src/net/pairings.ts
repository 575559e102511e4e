// REST calls for the pairings of a drawn round, loaded only by directors.

import type { components } from "./api-types.ts";
import { send } from "./request.ts";

type Schemas = components["schemas"];

export type PairingsChange = Schemas["PairingsChange"];
export type BrokenRule = Schemas["BrokenRule"];

/** Returns what a change would do; without a change, the present round. */
export const previewPairings = (
  tournament: string,
  version: number | undefined,
  round: number,
  change: PairingsChange,
) =>
  send<Schemas["ChangedPairings"]>(
    "PATCH",
    `/tournaments/${encodeURIComponent(tournament)}/rounds/${round}/pairings`,
    { ...change, preview: true },
    version,
  );
