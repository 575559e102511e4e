#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>

#include "db/games/game_store.hpp"
#include "rules/instant.hpp"
#include "server/live/rooms.hpp"
#include "server/live/wall_clock.hpp"

namespace crownhead::live {

/// What is said while many games are taken up: how many are done, of all of them.
struct RecoveryProgress {
  std::chrono::milliseconds every;
  std::function<void(std::size_t done, std::size_t all)> told;  ///< on the thread that waits
};

/// How often it is tried to store what a recovery gives back.
struct RecoveryTries {
  int most = 10;
  std::chrono::milliseconds pause = std::chrono::seconds(1);  ///< between two of them
  /// Told why, on the thread that waits.
  std::function<void(std::string_view)> failed = [](std::string_view) {};
};

/// Takes up what was under way when the server last stopped. Live games come back into memory, the
/// clocks that stand still during the outage, from `last_alive` until now, get it back, and
/// deadlines that have passed are dealt with. Blocks until all of it is stored; throws
/// std::runtime_error where that fails as often as it may be tried, for a server that went on would
/// take the outage from its players. A game that cannot be read is left out. The threads run
/// already, connections are not taken yet. Without `last_alive` (a new file, or a clock moved by
/// hand) there was no outage.
void recover(Rooms& rooms, db::GameStore& games, std::optional<Instant> last_alive,
             const WallClock& clock, const RecoveryProgress& progress, const RecoveryTries& tries);

}  // namespace crownhead::live
