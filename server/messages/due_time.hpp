#pragma once

#include "rules/accounts/messages.hpp"
#include "rules/instant.hpp"
#include "server/adapters/zone.hpp"

namespace crownhead::messages {

/// Events within this time are told together.
constexpr Millis gathered_for = seconds(120);

/// When something that happened at `at` may be told: after a while in which more may come, at the
/// next time of the digest, and not in the quiet hours, all in the player's zone.
Instant due_time(const accounts::MessageSettings& settings, const adapters::Zone& zone, Instant at);

}  // namespace crownhead::messages
