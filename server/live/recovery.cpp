#include "server/live/recovery.hpp"

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

/// Fewer than the writer lets wait, and enough to fill each of its transactions.
constexpr std::size_t taken_up_at_once = 1024;

std::vector<GameId> concerned(const db::GameStore& games, Instant ready) {
  std::vector<GameId> found = games.running_live();
  for (const auto& [at, game] : games.deadlines(ready, all)) found.push_back(game);
  return found;
}

/// Gives the outage back to all whom it concerns; the error of one where that was not stored.
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
    progress.told(done, to.size());
  return end.get();
}

}  // namespace

void recover(Rooms& rooms, db::GameStore& games, std::optional<Instant> last_alive,
             const WallClock& clock, const RecoveryProgress& progress, const RecoveryTries& tries) {
  for (int attempt = 1;; ++attempt) {
    // Those that have it already get what has passed since then.
    const Instant ready = clock.now();
    const auto given_back = give_back(rooms, concerned(games, ready),
                                      std::min(last_alive.value_or(ready), ready), ready, progress);
    if (given_back) break;
    if (attempt == tries.most)
      throw std::runtime_error(
          "an outage could not be given back to the clocks of games, and the server starts only"
          " when it can: " +
          given_back.error().detail);
    tries.failed(given_back.error().detail);
    std::this_thread::sleep_for(tries.pause);
  }
  // After an outage in which time stood still for some of them.
  (void)db::awaited<void>([&](auto told) {
    rooms.tell_freezes(games.untold_of_freezes(), [t = std::move(told)]() mutable { t({}); });
  });
}

}  // namespace crownhead::live
