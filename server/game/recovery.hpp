#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>

#include "db/games/game_store.hpp"
#include "rules/instant.hpp"
#include "server/game/rooms.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::live {

/// Progress reports while many games are loaded: the number done, and the total.
struct RecoveryProgress {
  std::chrono::milliseconds every;
  std::function<void(std::size_t done, std::size_t all)>
      on_progress;  ///< called on the waiting thread
};

/// The games that a recovery concerns.
using RecoveredGames = std::function<bool(GameId)>;

/// How often to try to store the refunds of a recovery.
struct RecoveryTries {
  int most = 10;
  std::chrono::milliseconds pause = std::chrono::seconds(1);  ///< between two tries
  /// Called with the reason, on the waiting thread.
  std::function<void(std::string_view)> failed = [](std::string_view) {};
};

/// Resumes what was in progress when the server last stopped. Loads live games into memory, refunds
/// the outage, from `last_alive` until now, to clocks that stop during it, and handles deadlines
/// that have passed. Blocks until all of it is stored. Throws std::runtime_error if storing fails
/// in every try: continuing would charge the outage to the players. Skips a game that cannot be
/// read. Call when the threads are running and before accepting connections. Without `last_alive`
/// (a new file, or a clock moved by hand) there was no outage. Concerns only the games for which
/// `which` returns true.
void recover(
    Rooms& rooms, db::GameStore& games, std::optional<Instant> last_alive, const WallClock& clock,
    const RecoveryProgress& progress, const RecoveryTries& tries,
    const RecoveredGames& which = [](GameId) { return true; });

}  // namespace crownhead::live
