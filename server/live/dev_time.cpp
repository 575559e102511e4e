#include "server/live/dev_time.hpp"

#include <algorithm>
#include <future>
#include <optional>

namespace crownhead::live {

DevTime::DevTime(DevWallClock& clock, Threads& threads, Rooms& rooms, db::Games& games,
                 std::function<void()> settle)
    : clock_(clock), threads_(threads), rooms_(rooms), games_(games), settle_(std::move(settle)) {}

Result<Instant> DevTime::advance_to(Instant target) {
  const std::scoped_lock lock(one_at_a_time_);
  settle_();
  if (target < clock_.now()) return fail(Code::invalid_field, "the clock cannot be set back");
  std::optional<std::pair<Instant, GameId>> last;
  for (auto next = earliest(); next && next->first <= target; next = earliest()) {
    if (next == last)
      return fail(Code::unavailable, "the end of a game could not be stored; look at the log");
    clock_.move_to(next->first);
    fire(next->second);
    last = next;
  }
  clock_.move_to(target);
  return clock_.now();
}

/// Of the games in memory and of those in the database.
std::optional<std::pair<Instant, GameId>> DevTime::earliest() {
  std::optional<std::pair<Instant, GameId>> result;
  for (std::size_t thread = 0; thread < threads_.count(); ++thread) {
    std::promise<std::optional<std::pair<Instant, GameId>>> here;
    threads_.run_on(thread, [this, thread, &here] { here.set_value(rooms_.earliest(thread)); });
    const auto found = here.get_future().get();
    if (found && (!result || *found < *result)) result = found;
  }
  const Instant before = result ? result->first : Instant{INT64_MAX};
  for (const auto& stored : games_.deadlines(before, 1)) result = stored;
  return result;
}

void DevTime::fire(GameId game) {
  std::promise<void> dealt_with;
  rooms_.tick(game, [&dealt_with] { dealt_with.set_value(); });
  dealt_with.get_future().get();
  settle_();
}

}  // namespace crownhead::live
