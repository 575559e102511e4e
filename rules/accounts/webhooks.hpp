#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead {

using WebhookId = Id<struct WebhookKind>;
using DeliveryId = Id<struct DeliveryKind>;

namespace accounts {

/// The events that a webhook can receive. Stored as numbers and bits: append, never renumber.
enum class HookEvent : std::uint8_t {
  test,  ///< requested by the owner; goes to any webhook
  game_started,
  my_turn,
  game_ended,
  draw_offered,
  takeback_asked,
  rematch_offered,
  challenge,
  round_published,
  vacation_decided
};

/// The names on the wire, by number.
constexpr std::array<std::string_view, 10> hook_event_names = {
    "test",           "game_started",    "my_turn",   "game_ended",      "draw_offered",
    "takeback_asked", "rematch_offered", "challenge", "round_published", "vacation_decided"};

using HookEvents = std::uint32_t;  ///< one bit per event

constexpr HookEvents bit_of(HookEvent event) { return 1U << static_cast<unsigned>(event); }

/// A URL of a player's program that receives events.
struct Webhook {
  WebhookId id;
  std::string url;
  HookEvents events = 0;
  Instant created;
  std::optional<Instant> failing_since = {};  ///< nullopt: the last delivery succeeded
  std::optional<Instant> disabled = {};       ///< since when it receives nothing
};

/// A change by the owner; unset fields keep their value.
struct WebhookChange {
  std::optional<std::string> url = {};
  std::optional<HookEvents> events = {};
  std::optional<bool> active = {};
};

/// An event to deliver to a webhook.
struct NewDelivery {
  WebhookId webhook;
  HookEvent event = HookEvent::test;
  Instant at;        ///< when the event happened
  std::string data;  ///< JSON
};

/// The state of a delivery, as shown to its owner.
struct DeliveryLine {
  DeliveryId id;
  HookEvent event = HookEvent::test;
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
  HookEvent event = HookEvent::test;
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
