#pragma once

#include <optional>

#include "db/games.hpp"
#include "rules/instant.hpp"
#include "server/live/rooms.hpp"

namespace crownhead::live {

/// Takes up what was under way when the server last stopped: live games come back into memory, an
/// outage from `last_alive` to `ready` is given back to the clocks that stand still during it, and
/// deadlines that have passed are dealt with. Blocks until all of it is stored; the threads run
/// already, connections are not taken yet. Without `last_alive` (a new file, or a clock moved by
/// hand) there was no outage.
void recover(Rooms& rooms, db::Games& games, std::optional<Instant> last_alive, Instant ready);

}  // namespace crownhead::live
