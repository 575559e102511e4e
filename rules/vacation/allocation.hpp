#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/instant.hpp"
#include "rules/result.hpp"
#include "rules/vacation/intervals.hpp"
#include "rules/vacation/policy.hpp"

namespace crownhead::vacation {

/// What was decided about an allocation. Stored by number: append only.
enum class Decision : std::uint8_t { pending, accepted, rejected, cancelled };

enum class State : std::uint8_t { pending, planned, active, finished, rejected, cancelled };

/// A player's vacation in one tournament.
struct Allocation {
  Decision decision = Decision::accepted;
  Interval interval;
  Instant announced_end;  ///< until when, with Freeze::both, the opponents' clocks stand
  std::int64_t charged_hours = 0;
  bool charged = true;  ///< whether it uses up a part; a director's grant need not

  bool operator==(const Allocation&) const = default;
};

/// Planned, active and finished follow from the time. A request that still waits at its start is
/// rejected.
State state_of(const Allocation& allocation, Instant now);
/// "planned", …
std::string_view state_name(State state);

/// Whether it counts for the quota and against overlaps.
bool holds(const Allocation& allocation, Instant now);

/// What `nominal` hours cost.
std::int64_t charged_hours(const Policy& policy, Millis nominal);

/// What a part costs that was planned to cost `planned` hours and ends `used` after its start.
std::int64_t charged_after_ending(const Policy& policy, Millis used, std::int64_t planned);

/// Before the start: all of it is given back. Fails with vacation_already_started or
/// vacation_already_finished.
Result<Allocation> cancelled(const Allocation& allocation, Instant now);

/// After the start, before the end: the rest comes back, the part stays used. `end` is now or
/// later and before the planned one. Fails with vacation_not_started or vacation_already_finished.
Result<Allocation> ended_early(const Allocation& allocation, const Policy& policy, Instant end,
                               Instant now);

}  // namespace crownhead::vacation
