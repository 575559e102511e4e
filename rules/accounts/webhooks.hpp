#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "rules/accounts/notifications.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead {

using WebhookId = Id<struct WebhookKind>;
using DeliveryId = Id<struct DeliveryKind>;

namespace accounts {

/// A URL of a player's program that receives events.
struct Webhook {
  WebhookId id;
  std::string url;
  WebhookEvents events = 0;
  Instant created;
  std::optional<Instant> failing_since = {};  ///< nullopt: the last delivery succeeded
  std::optional<Instant> disabled = {};       ///< since when it receives nothing
};

/// A change by the owner; unset fields keep their value.
struct WebhookChange {
  std::optional<std::string> url = {};
  std::optional<WebhookEvents> events = {};
  std::optional<bool> active = {};
};

/// An event to deliver to a webhook.
struct NewDelivery {
  WebhookId webhook;
  NotificationKind event = NotificationKind::test;
  Instant at;        ///< when the event happened
  std::string data;  ///< JSON
};

/// The state of a delivery, as shown to its owner.
struct DeliveryLine {
  DeliveryId id;
  NotificationKind event = NotificationKind::test;
  Instant at;
  std::string data;
  std::optional<Instant> due = {};  ///< time of the next attempt; nullopt: delivered or abandoned
  int tries = 0;
  std::optional<Instant> tried = {};
  std::optional<int> status = {};  ///< of the last response
  std::string failure = {};  ///< why the last attempt failed; empty: it succeeded, or none was made
};

/// A delivery that is ready to be sent.
struct DueDelivery {
  DeliveryId id;
  WebhookId webhook;
  UserId owner;
  std::string url;
  std::string secret;
  NotificationKind event = NotificationKind::test;
  Instant at;
  std::string data;
  int tries = 0;                              ///< failed attempts
  std::optional<Instant> failing_since = {};  ///< of the webhook
};

/// The result of one attempt.
struct DeliveryTry {
  DeliveryId id;
  WebhookId webhook;
  Instant at;
  std::optional<int> status = {};
  std::string failure = {};          ///< empty: it succeeded
  std::optional<Instant> next = {};  ///< time of the next attempt; nullopt: none
  bool disable = false;              ///< turn the webhook off
};

}  // namespace accounts

}  // namespace crownhead
