#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/instant.hpp"
#include "rules/result.hpp"
#include "rules/vacation/intervals.hpp"
#include "rules/vacation/refusal.hpp"

namespace crownhead::vacation {

/// A director's last change of a freeze's end.
struct FreezeChange {
  Instant at;
  std::string reason;
  std::string actor;
};

/// A period in which all clocks of a tournament are stopped.
struct TournamentFreeze {
  std::int64_t id = 0;
  Interval interval;
  std::string reason;
  std::string actor;
  std::optional<FreezeChange> changed = std::nullopt;  ///< the last change
};

/// Returns the errors of a new freeze: no reason, or an empty period.
Refusals why_no_freeze(Interval interval, std::string_view why);
/// Returns the errors of a new end of `freeze`; an end at its start cancels it.
Refusals why_no_other_end(Interval freeze, Instant end, std::string_view why);

/// Returns the freeze with an earlier or later end. Past frozen time is kept: a running freeze ends
/// at `now` at the earliest. A freeze that has not begun becomes empty, which cancels it, if the
/// new end is its start. Fails with tournament_refused if the freeze is over.
Result<Interval> with_end(Interval freeze, Instant end, Instant now);

}  // namespace crownhead::vacation
