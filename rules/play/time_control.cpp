#include "rules/play/time_control.hpp"

namespace crownhead::play {
namespace {

constexpr Millis day = seconds(24 * 60 * 60);
constexpr Millis rapid_from = seconds(10 * 60);
constexpr Millis longest = {365 * day.count};

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};

Result<TimeControl> validated_one(const Fischer& fischer) {
  if (fischer.base > longest || fischer.increment > longest)
    return fail(Code::invalid_field, "base_ms and increment_ms may be at most 365 days");
  if (fischer.base < Millis{0} || fischer.increment < Millis{0} ||
      initial_time(fischer) < seconds(1))
    return fail(Code::invalid_field,
                "base_ms must be at least 1000, or 0 with an increment_ms of at least 1000");
  if (fischer.cap && (*fischer.cap < initial_time(fischer) || *fischer.cap > longest))
    return fail(Code::invalid_field,
                "cap_ms must be at least the time at the start and at most 365 days");
  return fischer;
}

Result<TimeControl> validated_one(const PerMove& per_move) {
  if (per_move.time < seconds(1) || per_move.time > longest)
    return fail(Code::invalid_field, "time_ms must be between 1000 and 365 days");
  return per_move;
}

}  // namespace

Pace pace(const TimeControl& control) {
  if (std::holds_alternative<PerMove>(control)) return Pace::correspondence;
  return estimated_duration(control) >= day ? Pace::correspondence : Pace::live;
}

Millis estimated_duration(const TimeControl& control) {
  return std::visit(
      Overloaded{[](const Fischer& f) { return Millis{f.base.count + 40 * f.increment.count}; },
                 [](const PerMove& p) { return Millis{40 * p.time.count}; }},
      control);
}

Millis initial_time(const TimeControl& control) {
  // A bank without a base starts with its first increment, else the first move would be lost.
  return std::visit(
      Overloaded{[](const Fischer& f) { return f.base > Millis{0} ? f.base : f.increment; },
                 [](const PerMove& p) { return p.time; }},
      control);
}

Millis first_move_time(const TimeControl& control) {
  return estimated_duration(control) >= rapid_from ? seconds(60) : seconds(30);
}

Result<TimeControl> validated(const TimeControl& control) {
  return std::visit([](const auto& one) { return validated_one(one); }, control);
}

}  // namespace crownhead::play
