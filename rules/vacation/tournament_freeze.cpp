#include "rules/vacation/tournament_freeze.hpp"

#include <algorithm>

#include "rules/reasons.hpp"

namespace crownhead::vacation {
namespace {

Refusals why_not(bool has_time, std::string_view why) {
  Refusals errors;
  if (why.empty())
    errors.push_back({.reason = reason::vacation::reason_required(), .field = "reason"});
  if (!has_time)
    errors.push_back({.reason = reason::vacation::end_not_after_start(), .field = "end_ms"});
  return errors;
}

}  // namespace

Refusals why_no_freeze(Interval interval, std::string_view why) {
  return why_not(interval.end > interval.start, why);
}

Refusals why_no_other_end(Interval freeze, Instant end, std::string_view why) {
  return why_not(end >= freeze.start, why);
}

Result<Interval> with_end(Interval freeze, Instant end, Instant now) {
  if (freeze.end <= now)
    return fail(Code::tournament_refused, reason::vacation::clocks_run_again());
  return Interval{.start = freeze.start, .end = std::max({end, freeze.start, now})};
}

}  // namespace crownhead::vacation
