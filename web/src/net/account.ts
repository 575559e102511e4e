// REST calls for the user's own account, loaded only by the pages that need them.

import type {
  Account,
  HookEvent,
  NotificationSettings,
  Scope,
  SecondFactorBegun,
  Webhook,
} from "./api.ts";
import type { components, operations } from "./api-types.ts";
import { send } from "./request.ts";

type Schemas = components["schemas"];

const segment = encodeURIComponent;

export const accountApi = {
  changeAccount: (
    change: NonNullable<operations["changeAccount"]["requestBody"]>["content"]["application/json"],
  ) => send<Account>("PATCH", "/account", change),
  changePassword: (current: string, password: string) =>
    send<void>("PUT", "/account/password", { current, password }),
  closeAccount: (password: string) => send<void>("POST", "/account/close", { password }),
  notificationSettings: () => send<NotificationSettings>("GET", "/account/notifications"),
  changeNotificationSettings: (settings: NotificationSettings) =>
    send<NotificationSettings>("PATCH", "/account/notifications", {
      ...settings,
      digest_at: settings.digest_at ?? "",
      quiet_from: settings.quiet_from ?? "",
      quiet_until: settings.quiet_until ?? "",
    }),
  pushSubscriptions: () => send<Schemas["PushSubscriptionList"]>("GET", "/push/subscriptions"),
  removePushSubscription: (id: string) =>
    send<void>("DELETE", `/push/subscriptions/${segment(id)}`),
  calendar: () => send<Schemas["CalendarAddress"]>("GET", "/account/calendar"),
  renewCalendar: () => send<Schemas["CalendarAddress"]>("POST", "/account/calendar"),
  removeCalendar: () => send<void>("DELETE", "/account/calendar"),
  askForConfirmation: () => send<void>("POST", "/account/email/ask"),
  confirmEmail: (secret: string) => send<void>("POST", "/account/email/confirm", { secret }),
  refuseEmail: (secret: string) => send<void>("POST", "/account/email/refuse", { secret }),
  undoEmail: (secret: string) =>
    send<{ secret: string }>("POST", "/account/email/undo", { secret }),
  askForPassword: (username: string) => send<void>("POST", "/password-resets", { username }),
  resetPassword: (secret: string, password: string) =>
    send<void>("POST", "/password-resets/use", { secret, password }),
  unsubscribe: (secret: string) => send<void>("POST", `/unsubscribe/${segment(secret)}`),
  secondFactor: () => send<Schemas["SecondFactor"]>("GET", "/account/second-factor"),
  beginSecondFactor: (password: string) =>
    send<SecondFactorBegun>("POST", "/account/second-factor", { password }),
  confirmSecondFactor: (code: string) =>
    send<Schemas["RecoveryCodes"]>("POST", "/account/second-factor/confirm", { code }),
  removeSecondFactor: (password: string) =>
    send<void>("POST", "/account/second-factor/remove", { password }),
  sessions: () => send<Schemas["SessionList"]>("GET", "/sessions"),
  endSession: (id: string) => send<void>("DELETE", `/sessions/${segment(id)}`),
  endOtherSessions: () => send<void>("DELETE", "/sessions"),
  endAllOtherAccess: () => send<void>("DELETE", "/sessions?tokens=1"),
  tokens: () => send<Schemas["TokenList"]>("GET", "/tokens"),
  revokeToken: (id: string) => send<void>("DELETE", `/tokens/${segment(id)}`),
  makeToken: (token: {
    name: string;
    scopes: readonly Scope[];
    password: string;
    expires_ms?: number;
  }) => send<{ token: string }>("POST", "/tokens", token),
  webhooks: () => send<Schemas["WebhookList"]>("GET", "/webhooks"),
  makeWebhook: (url: string, events: readonly HookEvent[], password: string) =>
    send<{ secret: string }>("POST", "/webhooks", { url, events, password }),
  changeWebhook: (id: string, change: { events?: readonly HookEvent[]; active?: boolean }) =>
    send<Webhook>("PATCH", `/webhooks/${segment(id)}`, change),
  deleteWebhook: (id: string) => send<void>("DELETE", `/webhooks/${segment(id)}`),
  testWebhook: (id: string) => send<void>("POST", `/webhooks/${segment(id)}/test`),
  deliveries: (id: string) =>
    send<Schemas["DeliveryList"]>("GET", `/webhooks/${segment(id)}/deliveries?limit=20`),
  /** All blocked players, by name. */
  block: (name: string) => send<void>("PUT", `/blocks/${segment(name)}`),
  unblock: (name: string) => send<void>("DELETE", `/blocks/${segment(name)}`),
};
