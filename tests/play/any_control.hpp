#pragma once

#include <rapidcheck.h>

#include "rules/play/clock/time_control.hpp"

namespace crownhead::play {

inline Millis any_span(std::int64_t from_s, std::int64_t below_s) {
  return {*rc::gen::inRange<std::int64_t>(from_s * 1000, below_s * 1000)};
}

/// Returns sessions that validated() accepts, short enough for a test to pass through several.
inline Sessions any_sessions() {
  constexpr std::int64_t day_s = 24 * 3600;
  Sessions control{.sessions = {},
                   .carry = *rc::gen::arbitrary<bool>(),
                   .grace = *rc::gen::element(Millis{0}, any_span(1, 100'000)),
                   .charge = *rc::gen::element(Charge::ms, Charge::whole_days)};
  const std::int64_t least = control.charge == Charge::whole_days ? day_s : 1;
  for (int n = *rc::gen::inRange(1, 4); n > 0; --n)
    control.sessions.push_back({.moves = *rc::gen::inRange(1, 6),
                                .time = any_span(least, *rc::gen::element(day_s, 9 * day_s) + 1)});
  return control;
}

/// Returns a control of any kind that validated() accepts.
inline TimeControl any_valid_control() {
  switch (*rc::gen::inRange(0, 5)) {
    case 0: {
      Fischer fischer{any_span(1, 100'000), any_span(0, 1000)};
      if (*rc::gen::arbitrary<bool>()) fischer.cap = fischer.base + any_span(0, 5000);
      return fischer;
    }
    case 1: return PerMove{any_span(1, 1'000'000)};
    case 2: return any_sessions();
    case 3: return Unlimited{};
    default: return Delay{any_span(1, 100'000), any_span(0, 1000)};
  }
}

}  // namespace crownhead::play
