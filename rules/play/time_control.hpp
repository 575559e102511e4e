#pragma once

#include <optional>
#include <variant>

#include "rules/instant.hpp"
#include "rules/result.hpp"

namespace crownhead::play {

/// A bank of time that grows with every move; sudden death when the increment is 0.
struct Fischer {
  Millis base;
  Millis increment;
  std::optional<Millis> cap = std::nullopt;  ///< the bank never grows past it

  bool operator==(const Fischer&) const = default;
};

/// So long for each move; what is left of it is not carried on.
struct PerMove {
  Millis time;

  bool operator==(const PerMove&) const = default;
};

using TimeControl = std::variant<Fischer, PerMove>;

/// How a game is played: live games wait in memory with a connection each, correspondence games in
/// the database.
enum class Pace : std::uint8_t { live, correspondence };

/// Correspondence: per move, or where 40 moves take a day or longer.
Pace pace(const TimeControl& control);

/// base + 40 x increment, by which ratings and time-outs sort time controls; for per move 40 moves.
Millis estimated_duration(const TimeControl& control);

/// What a side has at the start.
Millis initial_time(const TimeControl& control);

/// In live play each side must make its first move within this time: 30 s, 60 s from rapid
/// (10 minutes estimated) on.
Millis first_move_time(const TimeControl& control);

/// Fails with invalid_field, naming the bound: at least a second for the first move, no figure over
/// 365 days.
Result<TimeControl> validated(const TimeControl& control);

}  // namespace crownhead::play
