#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/instant.hpp"
#include "rules/result.hpp"
#include "rules/vacation/intervals.hpp"
#include "rules/vacation/policy.hpp"

namespace crownhead::vacation {

/// The decision about an allocation. Stored as a number: append only.
enum class Decision : std::uint8_t { pending, accepted, rejected, cancelled };

enum class State : std::uint8_t { pending, planned, active, finished, rejected, cancelled };

/// A player's vacation in one tournament.
struct Allocation {
  Decision decision = Decision::accepted;
  Interval interval;
  Instant announced_end;  ///< with Freeze::both, the opponents' clocks stop until then
  std::int64_t charged_hours = 0;
  bool charged = true;  ///< counts for the quota; a director's grant need not

  bool operator==(const Allocation&) const = default;
};

/// Returns the state; planned, active and finished follow from the time. A request that is pending
/// at its start is rejected.
State state_of(const Allocation& allocation, Instant now);
/// Returns "planned", …
std::string_view state_name(State state);

/// Returns true if it counts for the quota and for overlaps.
bool holds(const Allocation& allocation, Instant now);

/// Returns the charge for a vacation of `nominal`.
std::int64_t charged_hours(const Policy& policy, Millis nominal);

/// Returns the charge for a vacation that was planned to cost `planned` hours and ended `used`
/// after its start.
std::int64_t charged_after_ending(const Policy& policy, Millis used, std::int64_t planned);

/// Cancels before the start; all hours are refunded. Fails with vacation_already_started or
/// vacation_already_finished.
Result<Allocation> cancelled(const Allocation& allocation, Instant now);

/// Ends a running vacation early: the remaining hours are refunded, the period stays used. `end` is
/// `now` or later, and before the planned end. Fails with vacation_not_started or
/// vacation_already_finished.
Result<Allocation> ended_early(const Allocation& allocation, const Policy& policy, Instant end,
                               Instant now);

}  // namespace crownhead::vacation
