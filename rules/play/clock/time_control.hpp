#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "rules/instant.hpp"
#include "rules/result.hpp"

namespace crownhead::play {

/// A base time with an increment per move; sudden death if the increment is 0.
struct Fischer {
  Millis base;
  Millis increment;
  std::optional<Millis> cap = std::nullopt;  ///< upper limit of the time left

  bool operator==(const Fischer&) const = default;
};

/// A fixed time per move; unused time is lost.
struct PerMove {
  Millis time;

  bool operator==(const PerMove&) const = default;
};

/// A number of moves in a fixed time.
struct Session {
  int moves;
  Millis time;

  bool operator==(const Session&) const = default;
};

/// The unit in which thinking is charged: milliseconds, or completed days only.
enum class Charge : std::uint8_t { ms, whole_days };

/// Sessions of moves, one after another; the last one repeats.
struct Sessions {
  std::vector<Session> sessions;
  bool carry = true;  ///< unused time is added to the next session (Dutch rule 10.2)
  Millis grace = {};  ///< free thinking time in every move
  Charge charge = Charge::ms;

  bool operator==(const Sessions&) const = default;
};

/// No time limit.
struct Unlimited {
  bool operator==(const Unlimited&) const = default;
};

/// A base time for the whole game, and a free delay in every move: the clock of backgammon. The
/// time left never grows.
struct Delay {
  Millis base;
  Millis delay;

  bool operator==(const Delay&) const = default;
};

using TimeControl = std::variant<Fischer, PerMove, Sessions, Unlimited, Delay>;

/// The pace of a game: live games are held in memory with a connection per player, correspondence
/// games in the database.
enum class Pace : std::uint8_t { live, correspondence };

/// Correspondence is per move, without a limit, or a control in which 40 moves take a day or
/// longer.
Pace pace(const TimeControl& control);

/// Returns the duration of 40 moves, which classifies time controls for ratings and time limits:
/// base + 40 x increment or delay; for sessions, the share of 40 moves in them plus the free
/// thinking time.
Millis estimated_duration(const TimeControl& control);

/// Returns the initial time of a side; 0 without a limit.
Millis initial_time(const TimeControl& control);

/// Returns the time limit for each side's first move in live play: 30 s, or 60 s for rapid and
/// slower (10 minutes estimated).
Millis first_move_time(const TimeControl& control);

/// Returns false without a time limit: such a game may never end, so it is casual.
bool may_be_rated(const TimeControl& control);

/// Fails with invalid_field, naming the field and its bound: at least a second for the first move,
/// no value over 365 days, 1 to 10 sessions of 1 to 1000 moves.
Result<TimeControl> validated(const TimeControl& control);

}  // namespace crownhead::play
