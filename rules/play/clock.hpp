#pragma once

#include <array>
#include <optional>

#include "rules/draughts/variant.hpp"
#include "rules/instant.hpp"
#include "rules/play/time_control.hpp"

namespace crownhead::play {

using draughts::Color;

constexpr std::size_t index(Color color) { return static_cast<std::size_t>(color); }

/// What the clock shows: a value, complete together with its time control. Nothing in it ticks;
/// times are computed from the instant that is asked about.
struct ClockFace {
  std::array<Millis, 2> left = {};  ///< of White and Black, at `since`
  std::optional<Color> running = std::nullopt;
  Instant since = {};  ///< from when the running side is charged

  bool operator==(const ClockFace&) const = default;
};

/// What one press of the clock did.
struct Press {
  Millis spent;  ///< the time charged
  ClockFace after;
};

/// Both sides with their first time, standing.
ClockFace new_clock(const TimeControl& control);

/// Lets the clock of `side` run from `at` on.
ClockFace started(const ClockFace& face, Color side, Instant at);

/// The running side has moved at `at`: it is charged, given its increment, and the other side runs.
/// A standing clock (the first mover's in live play) charges and gives nothing to `mover`.
Press press(const TimeControl& control, const ClockFace& face, Color mover, Instant at);

/// Stops both clocks at `at`; what was spent until then is charged.
ClockFace stopped(const ClockFace& face, Instant at);

/// Never negative.
Millis remaining(const ClockFace& face, Color side, Instant at);

/// When the running side's flag falls; nullopt while no clock runs.
std::optional<Instant> deadline(const ClockFace& face);

}  // namespace crownhead::play
