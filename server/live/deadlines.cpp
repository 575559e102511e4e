#include "server/live/deadlines.hpp"

#include <algorithm>
#include <chrono>

namespace crownhead::live {
namespace {

/// The wall clock may be slewed meanwhile, so no wait is longer than this.
constexpr Millis longest_wait = seconds(1);

}  // namespace

Deadlines::Deadlines(const Executor& executor, const WallClock& clock, Due due)
    : timer_(executor), clock_(clock), due_(std::move(due)) {}

void Deadlines::arm(GameId game, Instant at) {
  const auto [slot, is_new] = slots_.try_emplace(game, at);
  if (!is_new) {
    if (slot->second == at) return;
    order_.erase({slot->second, game});
    slot->second = at;
  }
  order_.emplace(at, game);
  if (!waiting_for_ || at < *waiting_for_) wait();
}

void Deadlines::disarm(GameId game) {
  const auto slot = slots_.find(game);
  if (slot == slots_.end()) return;
  order_.erase({slot->second, game});
  slots_.erase(slot);
}

std::optional<std::pair<Instant, GameId>> Deadlines::earliest() const {
  if (order_.empty()) return std::nullopt;
  return *order_.begin();
}

void Deadlines::fire(GameId game) {
  disarm(game);
  due_(game);
}

void Deadlines::wait() {
  if (clock_.by_hand() || order_.empty()) return;
  const Instant next = order_.begin()->first;
  const Millis span = std::clamp(next - clock_.now(), Millis{0}, longest_wait);
  waiting_for_ = next;
  timer_.expires_after(std::chrono::milliseconds(span.count));
  timer_.async_wait([this](const boost::system::error_code& error) {
    if (error) return;
    waiting_for_.reset();
    fire_due();
    wait();
  });
}

void Deadlines::fire_due() {
  const Instant now = clock_.now();
  while (!order_.empty() && order_.begin()->first <= now) fire(order_.begin()->second);
}

}  // namespace crownhead::live
