// REST calls for tournaments, loaded only by the pages that need them.

import type { ComingRound, Tournament } from "./api.ts";
import type { components } from "./api-types.ts";
import { send } from "./request.ts";

type Schemas = components["schemas"];

const segment = encodeURIComponent;

export const tournamentsApi = {
  disputes: (tournament: string) =>
    send<Schemas["ReportList"]>("GET", `/tournaments/${segment(tournament)}/disputes`),
  comingRound: (tournament: string) =>
    send<ComingRound>("GET", `/tournaments/${segment(tournament)}/coming-round`),
  tournament: (id: string) => send<Tournament>("GET", `/tournaments/${segment(id)}`),
  tournamentRounds: (id: string) =>
    send<Schemas["RoundList"]>("GET", `/tournaments/${segment(id)}/rounds`),
  standings: (id: string, round: string) =>
    send<Schemas["StandingList"]>(
      "GET",
      `/tournaments/${segment(id)}/standings${round && `?round=${round}`}`,
    ),
  crosstable: (id: string) =>
    send<Schemas["Crosstable"]>("GET", `/tournaments/${segment(id)}/crosstable`),
  tournamentLog: (id: string, cursor: string | null) =>
    send<Schemas["TournamentLog"]>(
      "GET",
      `/tournaments/${segment(id)}/log${cursor === null ? "" : `?cursor=${segment(cursor)}`}`,
    ),
  /** Performs an action on a tournament, at `version` if that matters. Returns the new version. */
  actOnTournament: (
    id: string,
    version: number | undefined,
    verb: string,
    path: string,
    body: object,
  ) => send<{ version: number }>(verb, `/tournaments/${segment(id)}${path}`, body, version),
};
