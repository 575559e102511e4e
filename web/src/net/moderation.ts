// REST calls for moderation, loaded only by the pages that need them.

import type { Report, Role, User } from "./api.ts";
import type { components } from "./api-types.ts";
import { send } from "./request.ts";

type Schemas = components["schemas"];

const segment = encodeURIComponent;

export const moderationApi = {
  report: (
    username: string,
    kind: Report["kind"],
    text: string,
    where: { game?: string; study?: string } = {},
  ) => send<{ id: string }>("POST", "/reports", { username, kind, text, ...where }),
  reports: () => send<Schemas["ReportList"]>("GET", "/moderation/reports"),
  closeReport: (id: string, reason: string) =>
    send<void>("POST", `/moderation/reports/${segment(id)}/close`, { reason }),
  titles: () => send<Schemas["ClaimedTitleList"]>("GET", "/moderation/titles"),
  decideTitle: (name: string, title: string, confirmed: boolean, reason: string) =>
    send<void>("POST", `/moderation/users/${segment(name)}/title`, { title, confirmed, reason }),
  moderationLog: () => send<Schemas["ModerationLog"]>("GET", "/moderation/log"),
  ban: (name: string, reason: string) =>
    send<void>("POST", `/moderation/users/${segment(name)}/ban`, { reason }),
  unban: (name: string, reason: string) =>
    send<void>("POST", `/moderation/users/${segment(name)}/unban`, { reason }),
  banFromChat: (name: string, reason: string) =>
    send<void>("POST", `/moderation/users/${segment(name)}/chat-ban`, { reason }),
  unbanFromChat: (name: string, reason: string) =>
    send<void>("POST", `/moderation/users/${segment(name)}/chat-unban`, { reason }),
  setRole: (name: string, role: Exclude<Role, "admin">, reason: string) =>
    send<void>("PUT", `/moderation/users/${segment(name)}/role`, { role, reason }),
  user: (name: string) => send<User>("GET", `/users/${segment(name)}`),
  annulGame: (id: string, reason: string) =>
    send<void>("POST", `/moderation/games/${segment(id)}/annul`, { reason }),
};
