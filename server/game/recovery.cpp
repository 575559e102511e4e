#include "server/game/recovery.hpp"

#include <algorithm>
#include <atomic>
#include <future>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "db/jobs/awaited.hpp"

namespace crownhead::live {
namespace {

constexpr int all = 1'000'000'000;

/// Below the limit of the writer's queue, and enough to fill each of its transactions.
constexpr std::size_t taken_up_at_once = 1024;

std::vector<GameId> concerned(const db::GameStore& games, Instant ready,
                              const RecoveredGames& which) {
  std::vector<GameId> found = games.running_live();
  for (const auto& [at, game] : games.deadlines(ready, all)) found.push_back(game);
  std::erase_if(found, [&which](GameId game) { return !which(game); });
  return found;
}

/// Refunds the outage to all games concerned. Returns an error if one refund could not be stored.
Result<void> give_back(Rooms& rooms, const std::vector<GameId>& to, Instant last_alive,
                       Instant ready, const RecoveryProgress& progress) {
  std::atomic<std::size_t> done = 0;
  std::promise<Result<void>> stored;
  rooms.ask_each(
      to, taken_up_at_once,
      [&done, last_alive, ready](const Result<Room*>& room, auto answer) {
        if (!room) {
          ++done;
          return answer({});
        }
        (*room)->outage(last_alive, ready,
                        [&done, a = std::move(answer)](Result<void> given_back) mutable {
                          ++done;
                          a(std::move(given_back));
                        });
      },
      [&stored](Result<void> result) { stored.set_value(std::move(result)); });
  auto end = stored.get_future();
  while (end.wait_for(progress.every) == std::future_status::timeout)
    progress.on_progress(done, to.size());
  return end.get();
}

}  // namespace

void recover(Rooms& rooms, db::GameStore& games, std::optional<Instant> last_alive,
             const WallClock& clock, const RecoveryProgress& progress, const RecoveryTries& tries,
             const RecoveredGames& which) {
  for (int attempt = 1;; ++attempt) {
    // In a later attempt, games that have the refund get only the time since then.
    const Instant ready = clock.now();
    const auto given_back = give_back(rooms, concerned(games, ready, which),
                                      std::min(last_alive.value_or(ready), ready), ready, progress);
    if (given_back) break;
    if (attempt == tries.most)
      throw std::runtime_error(
          "cannot refund an outage to the games' clocks, which the server must do before it"
          " starts: " +
          given_back.error().detail);
    tries.failed(given_back.error().detail);
    std::this_thread::sleep_for(tries.pause);
  }
  // Freezes may have begun or ended during the outage.
  (void)db::awaited<void>([&](auto told) {
    auto frozen = games.freezes_pending();
    std::erase_if(frozen, [&which](GameId game) { return !which(game); });
    rooms.apply_freezes(std::move(frozen), [t = std::move(told)]() mutable { t({}); });
  });
}

}  // namespace crownhead::live
