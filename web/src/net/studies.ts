// REST calls for studies, loaded only by the pages that need them.

import type { components } from "./api-types.ts";
import { send } from "./request.ts";

type Schemas = components["schemas"];

export type Study = Schemas["Study"];
export type StudyLine = Schemas["StudyList"]["items"][number];
export type Chapter = Schemas["Chapter"];
export type Invitation = Schemas["StudyInvitationList"]["items"][number];
export type ChapterWish = Schemas["ChapterWish"];

const segment = encodeURIComponent;

const page = (cursor: string | null): string =>
  cursor === null ? "" : `?cursor=${segment(cursor)}`;

export const studies = {
  mine: (cursor: string | null) => send<Schemas["StudyList"]>("GET", `/studies${page(cursor)}`),
  /** The maximum of one answer. */
  newest: () => send<Schemas["StudyList"]>("GET", "/studies?limit=200"),
  /** Everyone's public studies; of one variant if it is not empty. */
  listed: (variant: string, cursor: string | null) =>
    send<Schemas["StudyList"]>(
      "GET",
      `/studies/public?${new URLSearchParams({ ...(variant ? { variant } : {}), ...(cursor === null ? {} : { cursor }) })}`,
    ),
  ofPlayer: (name: string, cursor: string | null) =>
    send<Schemas["StudyList"]>("GET", `/players/${segment(name)}/studies${page(cursor)}`),
  invitations: (cursor: string | null) =>
    send<Schemas["StudyInvitationList"]>("GET", `/study-invitations${page(cursor)}`),
  accept: (id: string) =>
    send<{ version: number }>("POST", `/study-invitations/${segment(id)}/accept`),
  decline: (id: string) => send<void>("POST", `/study-invitations/${segment(id)}/decline`),
  hide: (id: string, reason: string) =>
    send<void>("POST", `/moderation/studies/${segment(id)}/hide`, { reason }),
  unhide: (id: string, reason: string) =>
    send<void>("POST", `/moderation/studies/${segment(id)}/unhide`, { reason }),
  one: (id: string) => send<Study>("GET", `/studies/${segment(id)}`),
  make: (wish: { name: string; visibility?: Study["visibility"]; chapter?: ChapterWish }) =>
    send<{ id: string }>("POST", "/studies", wish),
  change: (
    id: string,
    change: {
      name?: string;
      visibility?: Study["visibility"];
      editors?: readonly string[];
      order?: readonly number[];
    },
    version: number | undefined,
  ) => send<{ version: number }>("PATCH", `/studies/${segment(id)}`, change, version),
  remove: (id: string, version: number) =>
    send<void>("DELETE", `/studies/${segment(id)}`, undefined, version),
  leave: (id: string, name: string) =>
    send<void>("DELETE", `/studies/${segment(id)}/editors/${segment(name)}`),
  chapter: (study: string, number: number) =>
    send<Chapter>("GET", `/studies/${segment(study)}/chapters/${number}`),
  addChapter: (study: string, wish: ChapterWish) =>
    send<{ id: string }>("POST", `/studies/${segment(study)}/chapters`, wish),
  writeChapter: (study: string, number: number, wish: ChapterWish, version: number) =>
    send<{ version: number }>(
      "PUT",
      `/studies/${segment(study)}/chapters/${number}`,
      wish,
      version,
    ),
  removeChapter: (study: string, number: number) =>
    send<{ version: number }>("DELETE", `/studies/${segment(study)}/chapters/${number}`),
};

/** All chapters of a study in one file. */
export const studyAddress = (id: string): string => `/api/v1/studies/${segment(id)}/export.pdn`;
