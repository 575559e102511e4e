#pragma once

#include <cstdint>
#include <string>

#include "db/jobs/requests.hpp"
#include "rules/instant.hpp"

namespace crownhead::db {

class Writer;

/// Takes a due message so that no other node sends it: moves its due time in `table` ahead by
/// claimed_for. `done` gets false if it is taken or gone.
void claim_due(Writer& writer, const std::string& table, std::int64_t id, Instant now,
               Done<bool> done);

}  // namespace crownhead::db
