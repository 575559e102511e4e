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

/// What a webhook can be told. Stored as numbers and bits: append, never renumber.
enum class HookEvent : std::uint8_t {
  test,  ///< because its owner asks for it; to every webhook
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

/// As they are written, by number.
constexpr std::array<std::string_view, 10> hook_event_names = {
    "test",           "game_started",    "my_turn",   "game_ended",      "draw_offered",
    "takeback_asked", "rematch_offered", "challenge", "round_published", "vacation_decided"};

using HookEvents = std::uint32_t;  ///< a bit each

constexpr HookEvents bit_of(HookEvent event) { return 1U << static_cast<unsigned>(event); }

/// An address that a player's program is told at.
struct Webhook {
  WebhookId id;
  std::string url;
  HookEvents events = 0;
  Instant created;
  std::optional<Instant> failing_since = {};  ///< nullopt: the last delivery came through
  std::optional<Instant> disabled = {};       ///< since when it is told nothing
};

/// What an owner may change; an unset field stays.
struct WebhookChange {
  std::optional<std::string> url = {};
  std::optional<HookEvents> events = {};
  std::optional<bool> active = {};
};

/// Something that a webhook is to be told.
struct NewDelivery {
  WebhookId webhook;
  HookEvent event = HookEvent::test;
  Instant at;        ///< when it happened
  std::string data;  ///< JSON
};

/// How a delivery stands, as its owner reads it.
struct DeliveryLine {
  DeliveryId id;
  HookEvent event = HookEvent::test;
  Instant at;
  std::string data;
  std::optional<Instant> due = {};  ///< when it is tried next; nullopt: delivered, or given up
  int tries = 0;
  std::optional<Instant> tried = {};
  std::optional<int> status = {};  ///< what was answered last
  std::string trouble = {};        ///< why it did not come through; empty: it did, or was not tried
};

/// A delivery whose time has come.
struct DueDelivery {
  DeliveryId id;
  WebhookId webhook;
  UserId owner;
  std::string url;
  std::string secret;
  HookEvent event = HookEvent::test;
  Instant at;
  std::string data;
  int tries = 0;                              ///< that have failed
  std::optional<Instant> failing_since = {};  ///< of the webhook
};

/// What has become of one try.
struct DeliveryTry {
  DeliveryId id;
  WebhookId webhook;
  Instant at;
  std::optional<int> status = {};
  std::string trouble = {};          ///< empty: it came through
  std::optional<Instant> next = {};  ///< when it is tried again; nullopt: not
  bool disable = false;              ///< the webhook is told nothing more
};

}  // namespace accounts

}  // namespace crownhead
