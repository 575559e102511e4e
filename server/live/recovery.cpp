#include "server/live/recovery.hpp"

#include <algorithm>
#include <latch>
#include <vector>

namespace crownhead::live {
namespace {

constexpr int all = 1'000'000'000;

}  // namespace

void recover(Rooms& rooms, db::Games& games, std::optional<Instant> last_alive, Instant ready) {
  std::vector<GameId> concerned = games.running_live();
  for (const auto& [at, game] : games.deadlines(ready, all)) concerned.push_back(game);
  std::latch open(static_cast<std::ptrdiff_t>(concerned.size()));
  const Instant from = std::min(last_alive.value_or(ready), ready);
  for (const GameId game : concerned) {
    rooms.visit(game, [&open, from, ready](Result<Room*> room) {
      if (room)
        (*room)->outage(from, ready, [&open] { open.count_down(); });
      else
        open.count_down();
    });
  }
  open.wait();
  // After an outage in which time stood still for some of them.
  std::latch told(1);
  rooms.tell_freezes(games.untold_of_freezes(), [&told] { told.count_down(); });
  told.wait();
}

}  // namespace crownhead::live
