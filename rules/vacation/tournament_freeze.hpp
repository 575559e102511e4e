#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/instant.hpp"
#include "rules/result.hpp"
#include "rules/vacation/intervals.hpp"
#include "rules/vacation/refusal.hpp"

namespace crownhead::vacation {

/// What a director said when giving a freeze another end.
struct FreezeChange {
  Instant at;
  std::string reason;
  std::string actor;
};

/// The clocks of a whole tournament stand in it.
struct TournamentFreeze {
  std::int64_t id = 0;
  Interval interval;
  std::string reason;
  std::string actor;
  std::optional<FreezeChange> changed = std::nullopt;  ///< the last time
};

/// What is wrong with a freeze that a director asks for: no reason, or no time.
Refusals why_no_freeze(Interval interval, std::string_view why);
/// The same of another end of `freeze`; at its start it is taken back.
Refusals why_no_other_end(Interval freeze, Instant end, std::string_view why);

/// A freeze with another end, later or earlier. What has stood stays so: one that runs ends at
/// `now` at the earliest. One that has not begun is empty, which is to say taken back, if it is to
/// end at its start. Fails with tournament_refused when it is over.
Result<Interval> with_end(Interval freeze, Instant end, Instant now);

}  // namespace crownhead::vacation
