#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>

#include "db/games.hpp"
#include "rules/instant.hpp"
#include "server/live/rooms.hpp"

namespace crownhead::live {

/// What is said while many games are taken up: how many are done, of all of them.
struct RecoveryProgress {
  std::chrono::milliseconds every;
  std::function<void(std::size_t done, std::size_t all)> told;  ///< on the thread that waits
};

/// Takes up what was under way when the server last stopped. Live games come back into memory, the
/// clocks that stand still during the outage from `last_alive` to `ready` get it back, and
/// deadlines that have passed are dealt with. Blocks until all of it is stored. The threads run
/// already, connections are not taken yet. Without `last_alive` (a new file, or a clock moved by
/// hand) there was no outage.
void recover(Rooms& rooms, db::Games& games, std::optional<Instant> last_alive, Instant ready,
             const RecoveryProgress& progress);

}  // namespace crownhead::live
