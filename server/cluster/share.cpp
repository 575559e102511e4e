#include "server/cluster/share.hpp"

#include <algorithm>
#include <ctime>
#include <utility>

#include "server/cluster/members.hpp"

namespace crownhead::cluster {

Millis since_boot() {
  timespec now{};
  clock_gettime(CLOCK_BOOTTIME, &now);
  return {std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000};
}

const Share& whole_share() {
  static const Share share;
  return share;
}

void Share::become(db::NodeId self) { self_ = self; }

std::shared_ptr<const Share::State> Share::state() const {
  const std::lock_guard lock(mutex_);
  return state_;
}

bool Share::owns(Owned kind, std::int64_t id) const {
  if (!self_) return true;
  const auto now = state();
  return now->joined && now->placement->owner(kind, id) == *self_;
}

bool Share::holds(Role role) const {
  if (!self_) return true;
  const auto now = state();
  return now->joined && now->placement->holder(role) == *self_;
}

bool Share::time_passes() const {
  if (!self_) return true;
  const Millis now = since_boot();
  return !left_.load(std::memory_order_acquire) && !paused_.load(std::memory_order_acquire) &&
         now.count >= waits_until_ms_.load(std::memory_order_acquire) && lease_.held(now);
}

bool Share::awaits_refund(GameId game) const {
  if (!self_) return false;
  const auto now = state();
  return std::ranges::any_of(now->deaths, [game](const Death& death) {
    return death.before.owner(Owned::game, game.value) == death.node;
  });
}

std::vector<Death> Share::deaths() const { return self_ ? state()->deaths : std::vector<Death>{}; }

std::vector<db::NodeId> Share::members() const {
  const auto now = state();
  return now->placement ? now->placement->members() : std::vector<db::NodeId>{};
}

void Share::refunded(std::size_t count) {
  const std::lock_guard lock(mutex_);
  auto next = std::make_shared<State>(*state_);
  next->deaths.erase(next->deaths.begin(),
                     next->deaths.begin() + static_cast<std::ptrdiff_t>(count));
  state_ = std::move(next);
}

void Share::enter(const db::Epoch& epoch) {
  if (!self_ || epoch.number <= number_.load(std::memory_order_relaxed)) return;
  if (epoch.members.size() > 1) others_write_.store(true, std::memory_order_release);
  const std::lock_guard lock(mutex_);
  auto next = std::make_shared<State>(*state_);
  const bool joined = epoch.has(*self_);
  if (joined && !state_->joined && epoch.members.size() > 1)
    waits_until_ms_.store((since_boot() + Members::observed_for).count, std::memory_order_release);
  if (epoch.gone && epoch.alive && state_->placement)
    next->deaths.push_back(
        {.node = *epoch.gone, .alive = *epoch.alive, .before = *state_->placement});
  next->joined = joined;
  next->placement = epoch.members.empty() ? std::nullopt : std::optional(Placement(epoch.members));
  state_ = std::move(next);
  number_.store(epoch.number, std::memory_order_release);
}

}  // namespace crownhead::cluster
