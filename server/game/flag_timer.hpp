#pragma once

#include <optional>

#include "rules/play/game.hpp"
#include "rules/seat.hpp"
#include "server/runtime/deadlines.hpp"

namespace crownhead::live {

/// Computes when a game next needs attention because of time: the flag falls, or a freeze has to be
/// applied to the clock. Holds the game's entry in its thread's deadlines, and lives on that
/// thread.
class FlagTimer {
 public:
  FlagTimer(Deadlines<GameId>& deadlines, GameId game, std::size_t seats)
      : deadlines_(deadlines), game_(game), round_trips_(PerSeat<Millis>::filled(seats)) {}

  /// Records the round trip measured with a player's latest command.
  void measured(Seat seat, Millis round_trip) { round_trips_[seat] = round_trip; }
  /// Returns the round trip of the side whose clock is running.
  Millis lag(const play::Game& game) const;
  /// Returns when time ends the game. Allows for a move that was made before the flag fell and is
  /// still on its way.
  std::optional<Instant> time_out(const play::Game& game) const;

  /// Sets when to apply freezes to the clock; nullopt if the clock is up to date.
  void apply_freezes_at(std::optional<Instant> at) { freezes_due_ = at; }
  bool freezes_due(Instant now) const { return freezes_due_ && *freezes_due_ <= now; }

  /// Arms the deadline for the earlier of the two.
  void arm(const play::Game& game);
  void arm_at(Instant at) { deadlines_.arm(game_, at); }

 private:
  Deadlines<GameId>& deadlines_;
  GameId game_;
  PerSeat<Millis> round_trips_;
  std::optional<Instant> freezes_due_;
};

}  // namespace crownhead::live
