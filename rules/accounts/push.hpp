#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead {

using PushKeyId = Id<struct PushKeyKind>;
using PushSubscriptionId = Id<struct PushSubscriptionKind>;
using PushMessageId = Id<struct PushMessageKind>;

namespace accounts {

using PushPublicKey = std::array<std::uint8_t, 65>;   ///< an uncompressed point of P-256
using PushPrivateKey = std::array<std::uint8_t, 32>;  ///< a number, its highest byte first
using PushAuth = std::array<std::uint8_t, 16>;        ///< a secret that the browser made

struct PushKeyPair {
  PushPublicKey open{};
  PushPrivateKey own{};
};

/// A key that identifies the site to push services.
struct PushKey {
  PushKeyId id;
  PushKeyPair pair;
};

/// A browser to register. The strings are not empty.
struct NewPushSubscription {
  std::string endpoint;  ///< the URL of the push service for this browser
  PushPublicKey browser_key{};
  PushAuth auth{};
  PushKeyId key;       ///< to which the browser subscribed
  std::string device;  ///< what the player reads
};

/// A browser that receives push messages, as its owner sees it.
struct PushSubscription {
  PushSubscriptionId id;
  std::string endpoint;
  std::string device;
  Instant created;
  Instant seen;                               ///< when the browser last registered
  std::optional<Instant> failing_since = {};  ///< nullopt: the last message was accepted
  SessionId session = {};                     ///< with which it ends
};

/// Stored as numbers.
enum class PushUrgency : std::uint8_t { very_low, low, normal, high };

inline constexpr int most_push_subscriptions = 20;  ///< per account
inline constexpr int most_waiting_pushes = 200;     ///< per account
inline constexpr std::size_t longest_endpoint = 1'024;
inline constexpr std::size_t longest_push_payload = 2'048;
/// A subscription ends after so many refusals in a row, over at least that time.
inline constexpr int most_push_refusals = 5;
inline constexpr Millis push_patience = seconds(24 * 3600);

/// A player whom push messages reach.
struct PushReader {
  std::string locale;
  std::string time_zone;
};

/// A message for all browsers of a player.
struct NewPushMessage {
  UserId user;
  std::string topic;  ///< at most 32 characters of base64url; replaces a waiting one with the same
  PushUrgency urgency = PushUrgency::normal;
  /// JSON, at most 2,048 bytes; empty: only the waiting message of the topic is withdrawn.
  std::string payload;
  Instant due;
  Instant expires;
};

/// A message that is ready to be sent to one browser.
struct DuePush {
  PushMessageId id;
  PushSubscriptionId subscription;
  UserId user;
  std::string endpoint;
  PushPublicKey browser_key{};
  PushAuth auth{};
  PushKeyId key;
  std::string topic;
  PushUrgency urgency = PushUrgency::normal;
  std::string payload;
  Instant expires;
  int tries = 0;  ///< failed attempts
};

/// What an attempt to send a message leads to.
enum class PushResult : std::uint8_t {
  sent,     ///< it was accepted
  dropped,  ///< it is lost; the subscription stays
  again,    ///< it is tried again later
  paused,   ///< likewise, and the attempt does not count
  refused,  ///< it is lost, and counts towards the end of the subscription
  gone      ///< the subscription has ended, and all its messages with it
};

struct PushOutcome {
  PushMessageId id;
  PushSubscriptionId subscription;
  PushResult result = PushResult::sent;
  Instant at;
  Instant due = {};  ///< time of the next attempt, after `again` and `paused`
};

}  // namespace accounts

}  // namespace crownhead
