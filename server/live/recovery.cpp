#include "server/live/recovery.hpp"

#include <algorithm>
#include <atomic>
#include <future>
#include <latch>
#include <memory>
#include <vector>

namespace crownhead::live {
namespace {

constexpr int all = 1'000'000'000;

/// Counts the games that are taken up, each on its thread.
class TakenUp {
 public:
  explicit TakenUp(std::size_t count) : count_(count), left_(count) {
    if (count == 0) done_.set_value();
  }
  void one_more() {
    if (--left_ == 0) done_.set_value();
  }
  void wait(const RecoveryProgress& progress) {
    const auto end = done_.get_future();
    while (end.wait_for(progress.every) == std::future_status::timeout)
      progress.told(count_ - left_, count_);
  }

 private:
  std::size_t count_;
  std::atomic<std::size_t> left_;
  std::promise<void> done_;
};

}  // namespace

void recover(Rooms& rooms, db::Games& games, std::optional<Instant> last_alive, Instant ready,
             const RecoveryProgress& progress) {
  std::vector<GameId> concerned = games.running_live();
  for (const auto& [at, game] : games.deadlines(ready, all)) concerned.push_back(game);
  const auto taken_up = std::make_shared<TakenUp>(concerned.size());
  const Instant from = std::min(last_alive.value_or(ready), ready);
  for (const GameId game : concerned) {
    rooms.visit(game, [taken_up, from, ready](Result<Room*> room) {
      if (room)
        (*room)->outage(from, ready, [taken_up] { taken_up->one_more(); });
      else
        taken_up->one_more();
    });
  }
  taken_up->wait(progress);
  // After an outage in which time stood still for some of them.
  std::latch told(1);
  rooms.tell_freezes(games.untold_of_freezes(), [&told] { told.count_down(); });
  told.wait();
}

}  // namespace crownhead::live
