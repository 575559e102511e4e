#include "rules/vacation/listing.hpp"

namespace crownhead::vacation {

std::string_view reason_of(const StoredAllocation& row, Instant now) {
  const bool undecided = row.allocation.decision == Decision::pending;
  if (undecided && state_of(row.allocation, now) == State::rejected) return "EXPIRED";
  return row.reason;
}

}  // namespace crownhead::vacation
