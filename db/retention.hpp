#pragma once

#include <optional>

#include "rules/instant.hpp"

namespace crownhead::db {

class Writer;

/// What is older than these instants is deleted; nullopt keeps all.
struct Forgotten {
  std::optional<Instant> sessions_unused_since = {};
  std::optional<Instant> chat_before = {};
  std::optional<Instant> reports_closed_before = {};
};

/// Deletes the oldest, some hundreds of rows of each kind at a time, so that it never holds up a
/// move; links of e-mails and challenges that have expired by `now`, too.
void forget(Writer& writer, const Forgotten& what, Instant now);

}  // namespace crownhead::db
