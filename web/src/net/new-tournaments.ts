// REST calls that create tournaments, loaded only by the pages that need them.

import type { NewTournament } from "./api.ts";
import type { components } from "./api-types.ts";
import { send } from "./request.ts";

type Schemas = components["schemas"];

const segment = encodeURIComponent;

export const newTournamentsApi = {
  makeTournament: (wish: NewTournament) =>
    send<Schemas["TournamentMade"]>("POST", "/tournaments", wish),
  importTournament: (wish: Schemas["TournamentImport"]) =>
    send<Schemas["TournamentMade"]>("POST", "/tournaments/import", wish),
  cloneTournament: (id: string, name: string) =>
    send<Schemas["TournamentMade"]>("POST", `/tournaments/${segment(id)}/clone`, { name }),
};
