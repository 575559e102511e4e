#include "rules/vacation/tournament_freeze.hpp"

#include <algorithm>

#include "rules/reasons.hpp"

namespace crownhead::vacation {

Result<Interval> with_end(Interval freeze, Instant end, Instant now) {
  if (freeze.end <= now)
    return fail(Code::tournament_refused, reason::vacation::clocks_run_again());
  return Interval{.start = freeze.start, .end = std::max({end, freeze.start, now})};
}

}  // namespace crownhead::vacation
