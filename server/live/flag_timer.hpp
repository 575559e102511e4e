#pragma once

#include <optional>

#include "rules/play/game.hpp"
#include "rules/seat.hpp"
#include "server/live/deadlines.hpp"

namespace crownhead::live {

/// When time does something to a game: its flag falls, or its clock is to be told what stands
/// still. Holds the game's place among the deadlines of its thread, and lives there.
class FlagTimer {
 public:
  FlagTimer(Deadlines<GameId>& deadlines, GameId game, std::size_t seats)
      : deadlines_(deadlines), game_(game), round_trips_(PerSeat<Millis>::filled(seats)) {}

  /// What a player's last command took to them and back.
  void measured(Seat seat, Millis round_trip) { round_trips_[seat] = round_trip; }
  /// The round trip to the side whose clock runs.
  Millis lag(const play::Game& game) const;
  /// When time ends the game: a move that was made before the flag fell may still be on its way.
  std::optional<Instant> time_out(const play::Game& game) const;

  /// The clock is told then what stands still; nullopt where it knows.
  void tell_freezes_at(std::optional<Instant> at) { freezes_due_ = at; }
  bool freezes_due(Instant now) const { return freezes_due_ && *freezes_due_ <= now; }

  /// For what comes first of the two.
  void arm(const play::Game& game);
  void arm_at(Instant at) { deadlines_.arm(game_, at); }

 private:
  Deadlines<GameId>& deadlines_;
  GameId game_;
  PerSeat<Millis> round_trips_;
  std::optional<Instant> freezes_due_;
};

}  // namespace crownhead::live
