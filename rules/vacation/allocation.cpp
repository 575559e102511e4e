#include "rules/vacation/allocation.hpp"

#include <algorithm>

#include "rules/reasons.hpp"
#include "rules/vacation/local_time.hpp"

namespace crownhead::vacation {
namespace {

std::int64_t rounded_up(std::int64_t value, std::int64_t unit) {
  return (value + unit - 1) / unit * unit;
}

}  // namespace

State state_of(const Allocation& allocation, Instant now) {
  switch (allocation.decision) {
    case Decision::pending:
      return now < allocation.interval.start ? State::pending : State::rejected;
    case Decision::rejected: return State::rejected;
    case Decision::cancelled: return State::cancelled;
    case Decision::accepted: break;
  }
  if (now < allocation.interval.start) return State::planned;
  return now < allocation.interval.end ? State::active : State::finished;
}

std::string_view state_name(State state) {
  switch (state) {
    case State::pending: return "pending";
    case State::planned: return "planned";
    case State::active: return "active";
    case State::finished: return "finished";
    case State::rejected: return "rejected";
    case State::cancelled: return "cancelled";
  }
  return "";
}

bool holds(const Allocation& allocation, Instant now) {
  const State state = state_of(allocation, now);
  return state != State::rejected && state != State::cancelled;
}

std::int64_t charged_hours(const Policy& policy, Millis nominal) {
  const std::int64_t hours = rounded_up(nominal.count, hour.count) / hour.count;
  return policy.rounding == Rounding::hour ? hours : rounded_up(hours, hours_of_a_day);
}

std::int64_t charged_after_ending(const Policy& policy, Millis used, std::int64_t planned) {
  const std::int64_t least = policy.min_days * hours_of_a_day;
  return std::min(planned, std::max(least, charged_hours(policy, used)));
}

Result<Allocation> cancelled(const Allocation& allocation, Instant now) {
  switch (state_of(allocation, now)) {
    case State::pending:
    case State::planned: break;
    case State::active:
      return fail(Code::vacation_already_started, reason::vacation::begun_end_it());
    default: return fail(Code::vacation_already_finished, reason::vacation::over());
  }
  Allocation after = allocation;
  after.decision = Decision::cancelled;
  return after;
}

Result<Allocation> ended_early(const Allocation& allocation, const Policy& policy, Instant end,
                               Instant now) {
  switch (state_of(allocation, now)) {
    case State::active: break;
    case State::pending:
    case State::planned:
      return fail(Code::vacation_not_started, reason::vacation::not_begun_cancel_it());
    default: return fail(Code::vacation_already_finished, reason::vacation::over());
  }
  Allocation after = allocation;
  after.interval.end = std::clamp(end, now, allocation.interval.end);
  if (allocation.charged)
    after.charged_hours = charged_after_ending(policy, after.interval.end - after.interval.start,
                                               allocation.charged_hours);
  return after;
}

}  // namespace crownhead::vacation
