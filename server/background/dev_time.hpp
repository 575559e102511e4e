#pragma once

#include <compare>
#include <mutex>

#include "db/games/game_store.hpp"
#include "rules/instant.hpp"
#include "rules/result.hpp"
#include "server/game/rooms.hpp"
#include "server/lobby/lobby.hpp"
#include "server/runtime/threads.hpp"
#include "server/runtime/wall_clock.hpp"
#include "server/tournament/tournament_rooms.hpp"

namespace crownhead::live {

/// Advances the clock of --dev-clock, handling every deadline on the way.
class DevTime {
 public:
  DevTime(DevWallClock& clock, Threads& threads, Rooms& rooms, db::GameStore& games,
          TournamentRooms& tournament_rooms, Lobby& lobby);

  Instant now() const { return clock_.now(); }

  /// Handles every deadline up to `target` in order of time, then returns the new time. Blocks: do
  /// not call on one of the server's threads. Returns invalid_field if `target` is in the past.
  Result<Instant> advance_to(Instant target);

 private:
  /// A deadline of a game; if there is no game, of a tournament or a seek. Games sort first.
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
