#pragma once

#include <cstdint>
#include <optional>

#include "rules/instant.hpp"

namespace crownhead::db {

class Writer;

/// How long a place from which a player has signed in stays one that is known.
constexpr Millis places_kept = seconds(std::int64_t{90} * 24 * 3600);

/// What is older than these instants is deleted; nullopt keeps all.
struct Forgotten {
  std::optional<Instant> sessions_unused_since = {};
  std::optional<Instant> chat_before = {};
  std::optional<Instant> reports_closed_before = {};
};

/// Deletes the oldest, some hundreds of rows of each kind at a time, so that it never holds up a
/// move; links of e-mails, challenges, tokens and refused addresses that have expired by `now`,
/// too, and places from which nobody has signed in for `places_kept`.
void forget(Writer& writer, const Forgotten& what, Instant now);

}  // namespace crownhead::db
