// REST calls for vacations in a tournament, loaded only by the pages that need them.

import type { Allocation, TournamentVacations } from "./api.ts";
import type { components } from "./api-types.ts";
import { send } from "./request.ts";

type Schemas = components["schemas"];

const segment = encodeURIComponent;

export const tournamentVacationsApi = {
  tournamentVacations: (tournament: string) =>
    send<TournamentVacations>("GET", `/tournaments/${segment(tournament)}/vacations`),
  outlook: (tournament: string) =>
    send<Schemas["OutlookList"]>("GET", `/tournaments/${segment(tournament)}/outlook`),
  grantVacation: (tournament: string, grant: Schemas["VacationGrant"]) =>
    send<Allocation>("POST", `/tournaments/${segment(tournament)}/vacations`, grant),
  ruleOnVacation: (
    tournament: string,
    { id, version }: Allocation,
    act: "approve" | "deny" | "cancel" | "move",
    ruling: object,
  ) => {
    const path = `/tournaments/${segment(tournament)}/vacations/${segment(id)}`;
    return act === "move"
      ? send<Allocation>("PATCH", path, ruling, version)
      : send<Allocation>("POST", `${path}/${act}`, ruling, version);
  },
  freezeTournament: (tournament: string, span: Schemas["FreezeWish"]) =>
    send<Schemas["FreezeMade"]>("POST", `/tournaments/${segment(tournament)}/freezes`, span),
  changeFreeze: (tournament: string, freeze: string, end: Schemas["FreezeEnd"]) =>
    send<Schemas["FreezeChanged"]>(
      "PATCH",
      `/tournaments/${segment(tournament)}/freezes/${segment(freeze)}`,
      end,
    ),
};
