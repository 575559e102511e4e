// REST calls for vacations, loaded only by the pages that need them.

import type {
  Allocation,
  Eligible,
  VacationAct,
  VacationPreview,
  VacationTimes,
  VacationWish,
} from "./api.ts";
import type { components } from "./api-types.ts";
import { send } from "./request.ts";

type Schemas = components["schemas"];

const segment = encodeURIComponent;

export const vacationsApi = {
  eligible: () => send<Eligible[]>("GET", "/vacations/eligible"),
  previewVacation: (wish: VacationWish) =>
    send<VacationPreview>("POST", "/vacations/preview", wish),
  askForVacation: (wish: VacationWish) => send<Schemas["VacationMade"]>("POST", "/vacations", wish),
  vacations: () => send<Schemas["AllocationList"]>("GET", "/vacations"),
  previewVacationAct: (id: string, act: VacationAct) =>
    send<VacationPreview>("POST", `/vacations/${segment(id)}/preview`, act),
  changeVacation: ({ id, version }: Allocation, times: VacationTimes) =>
    send<Allocation>("PATCH", `/vacations/${segment(id)}`, times, version),
  cancelVacation: ({ id, version }: Allocation) =>
    send<Allocation>("POST", `/vacations/${segment(id)}/cancel`, undefined, version),
  endVacation: ({ id, version }: Allocation) =>
    send<Allocation>("POST", `/vacations/${segment(id)}/end`, undefined, version),
};
