#pragma once

#include "rules/accounts/messages.hpp"
#include "rules/instant.hpp"
#include "server/adapters/zone.hpp"

namespace crownhead::messages {

/// Events within this time are announced together.
constexpr Millis gathered_for = seconds(120);

/// Returns when an event of `at` may be announced: after a while in which more may follow, at the
/// next time of the digest, and not in the quiet hours, all in the player's zone.
Instant due_time(const accounts::NotificationSettings& settings, const adapters::Zone& zone,
                 Instant at);

/// Returns `at`, or the end of the quiet hours in which it is.
Instant after_quiet_hours(const accounts::NotificationSettings& settings,
                          const adapters::Zone& zone, Instant at);

}  // namespace crownhead::messages
