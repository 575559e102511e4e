#pragma once

#include <cstdint>
#include <optional>

#include "rules/instant.hpp"

namespace crownhead::db {

class Writer;

/// How long a place from a sign-in is remembered.
constexpr Millis places_kept = seconds(std::int64_t{90} * 24 * 3600);

/// Rows older than these instants are deleted; nullopt keeps all.
struct Forgotten {
  std::optional<Instant> sessions_unused_since = {};
  std::optional<Instant> chat_before = {};
  std::optional<Instant> reports_closed_before = {};
};

/// Deletes the oldest rows, some hundreds of each kind at a time, so that it never delays a move.
/// Also deletes links of e-mails, challenges, tokens and refused addresses that have expired by
/// `now`, places without a sign-in for `places_kept` and notifications after
/// `accounts::notifications_kept`.
void forget(Writer& writer, const Forgotten& what, Instant now);

}  // namespace crownhead::db
