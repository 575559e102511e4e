#include "rules/vacation/tournament_freeze.hpp"

#include <algorithm>

namespace crownhead::vacation {

Result<Interval> with_end(Interval freeze, Instant end, Instant now) {
  if (freeze.end <= now)
    return fail(Code::tournament_refused, "the clocks run again already; stop them anew instead");
  return Interval{.start = freeze.start, .end = std::max({end, freeze.start, now})};
}

}  // namespace crownhead::vacation
