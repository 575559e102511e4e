#pragma once

#include <optional>
#include <variant>
#include <vector>

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

/// A time for each move; what is left of it is lost.
struct PerMove {
  Millis time;

  bool operator==(const PerMove&) const = default;
};

/// A number of moves in a time.
struct Session {
  int moves;
  Millis time;

  bool operator==(const Session&) const = default;
};

/// What of the thinking counts: every millisecond, or only days that were completed.
enum class Charge : std::uint8_t { ms, whole_days };

/// Moves in time, one session after another; the last one repeats.
struct Sessions {
  std::vector<Session> sessions;
  bool carry =
      true;  ///< what is left at the end of a session is added to the next (Dutch rule 10.2)
  Millis grace = {};  ///< thinking that is free in every move
  Charge charge = Charge::ms;

  bool operator==(const Sessions&) const = default;
};

/// No time limit at all.
struct Unlimited {
  bool operator==(const Unlimited&) const = default;
};

/// A bank of time for the whole game, and thinking that is free in every move: the clock of
/// backgammon. The bank never grows.
struct Delay {
  Millis base;
  Millis delay;

  bool operator==(const Delay&) const = default;
};

using TimeControl = std::variant<Fischer, PerMove, Sessions, Unlimited, Delay>;

/// How a game is played: live games wait in memory with a connection each, correspondence games in
/// the database.
enum class Pace : std::uint8_t { live, correspondence };

/// Correspondence: per move, without a limit, or where 40 moves take a day or longer.
Pace pace(const TimeControl& control);

/// What 40 moves take, by which ratings and time-outs sort time controls: base + 40 x increment or
/// delay; of sessions the share of 40 moves in them and the free thinking.
Millis estimated_duration(const TimeControl& control);

/// What a side has at the start; nothing where there is no limit.
Millis initial_time(const TimeControl& control);

/// In live play each side must make its first move within this time: 30 s, 60 s from rapid
/// (10 minutes estimated) on.
Millis first_move_time(const TimeControl& control);

/// A game without a limit may never end, so it is casual.
bool may_be_rated(const TimeControl& control);

/// Fails with invalid_field, naming the field and its bound: at least a second for the first move,
/// no figure over 365 days, 1 to 10 sessions of 1 to 1000 moves.
Result<TimeControl> validated(const TimeControl& control);

}  // namespace crownhead::play
