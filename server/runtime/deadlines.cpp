#include "server/runtime/deadlines.hpp"

#include <algorithm>
#include <chrono>

namespace crownhead::live {
namespace {

/// Longest single wait: the wall clock may be slewed in the meantime.
constexpr Millis longest_wait = seconds(1);

}  // namespace

template <class Id>
Deadlines<Id>::Deadlines(const Executor& executor, const WallClock& clock, Due due)
    : timer_(executor), clock_(clock), due_(std::move(due)) {}

template <class Id>
void Deadlines<Id>::arm(Id id, Instant at) {
  const auto [it, is_new] = slots_.try_emplace(id, Slot{.at = at, .queued = at});
  Slot& slot = it->second;
  slot.at = at;
  if (is_new)
    order_.emplace(at, id);
  else if (at < slot.queued)
    requeue(id, slot);
  if (!waiting_for_ || at < *waiting_for_) wait();
}

template <class Id>
void Deadlines<Id>::disarm(Id id) {
  const auto it = slots_.find(id);
  if (it == slots_.end()) return;
  order_.erase({it->second.queued, id});
  slots_.erase(it);
}

template <class Id>
void Deadlines<Id>::requeue(Id id, Slot& slot) {
  auto entry = order_.extract({slot.queued, id});
  entry.value().first = slot.queued = slot.at;
  order_.insert(std::move(entry));
}

template <class Id>
void Deadlines<Id>::settle() {
  while (!order_.empty()) {
    const auto [queued, id] = *order_.begin();
    Slot& slot = slots_.at(id);
    if (slot.at <= queued) return;
    requeue(id, slot);
  }
}

template <class Id>
std::optional<std::pair<Instant, Id>> Deadlines<Id>::earliest() {
  settle();
  if (order_.empty()) return std::nullopt;
  return *order_.begin();
}

template <class Id>
void Deadlines<Id>::fire(Id id) {
  disarm(id);
  due_(id);
}

template <class Id>
void Deadlines<Id>::wait() {
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

template <class Id>
void Deadlines<Id>::fire_due() {
  const Instant now = clock_.now();
  for (auto next = earliest(); next && next->first <= now; next = earliest()) fire(next->second);
}

template class Deadlines<GameId>;
template class Deadlines<TournamentId>;
template class Deadlines<SeekId>;

}  // namespace crownhead::live
