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
  const auto [it, is_new] = slots_.try_emplace(game, Slot{.at = at, .queued = at});
  Slot& slot = it->second;
  slot.at = at;
  if (is_new)
    order_.emplace(at, game);
  else if (at < slot.queued)
    requeue(game, slot);
  if (!waiting_for_ || at < *waiting_for_) wait();
}

void Deadlines::disarm(GameId game) {
  const auto it = slots_.find(game);
  if (it == slots_.end()) return;
  order_.erase({it->second.queued, game});
  slots_.erase(it);
}

void Deadlines::requeue(GameId game, Slot& slot) {
  auto entry = order_.extract({slot.queued, game});
  entry.value().first = slot.queued = slot.at;
  order_.insert(std::move(entry));
}

void Deadlines::settle() {
  while (!order_.empty()) {
    const auto [queued, game] = *order_.begin();
    Slot& slot = slots_.at(game);
    if (slot.at <= queued) return;
    requeue(game, slot);
  }
}

std::optional<std::pair<Instant, GameId>> Deadlines::earliest() {
  settle();
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
  for (auto next = earliest(); next && next->first <= now; next = earliest()) fire(next->second);
}

}  // namespace crownhead::live
