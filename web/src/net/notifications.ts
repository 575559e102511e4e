// The REST calls of the list under the bell.

import type { components } from "./api-types.ts";
import { send } from "./request.ts";

export type Notification = components["schemas"]["Notification"];
type NotificationList = components["schemas"]["NotificationList"];

export const notifications = {
  /** Everything that is kept; the server keeps no more than a page. */
  list: () => send<NotificationList>("GET", "/notifications?limit=100"),
  /** Marks this one and all earlier ones as read. */
  read: (id: string) => send<void>("POST", `/notifications/${id}/read`),
};
