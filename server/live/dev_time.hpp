#pragma once

#include <compare>
#include <mutex>

#include "db/games/game_store.hpp"
#include "rules/instant.hpp"
#include "rules/result.hpp"
#include "server/live/lobby.hpp"
#include "server/live/rooms.hpp"
#include "server/live/threads.hpp"
#include "server/live/tournament_rooms.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::live {

/// Moves the clock of --dev-clock on, through every deadline on the way.
class DevTime {
 public:
  DevTime(DevWallClock& clock, Threads& threads, Rooms& rooms, db::GameStore& games,
          TournamentRooms& tournament_rooms, Lobby& lobby);

  Instant now() const { return clock_.now(); }

  /// Deals with every deadline up to `target`, one after another in order of time, and gives the
  /// time then. Blocks, so not to be called on one of the server's threads. invalid_field if
  /// `target` lies in the past.
  Result<Instant> advance_to(Instant target);

 private:
  /// A game's or, where there is no game, a tournament's or a seek's; games come first.
  struct Due {
    Instant at;
    SeekId seek;
    TournamentId tournament;
    GameId game;

    auto operator<=>(const Due&) const = default;
  };

  std::optional<Due> earliest();
  void fire(const Due& due);
  void settle();

  DevWallClock& clock_;
  Threads& threads_;
  Rooms& rooms_;
  db::GameStore& games_;
  TournamentRooms& tournament_rooms_;
  Lobby& lobby_;
  std::mutex one_at_a_time_;
};

}  // namespace crownhead::live
