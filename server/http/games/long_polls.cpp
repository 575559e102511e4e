#include "server/http/games/long_polls.hpp"

#include <utility>

namespace crownhead::api {

bool LongPolls::add(const std::shared_ptr<Waiting>& wait) {
  const std::scoped_lock lock(mutex_);
  if (!ended_) waits_.emplace(wait.get(), wait);
  return !ended_;
}

void LongPolls::remove(const Waiting* wait) {
  const std::scoped_lock lock(mutex_);
  waits_.erase(wait);
}

void LongPolls::end_all() {
  decltype(waits_) ending;
  {
    const std::scoped_lock lock(mutex_);
    ended_ = true;
    std::swap(ending, waits_);
  }
  for (const auto& [raw, weak] : ending)
    if (const auto wait = weak.lock()) wait->end();
}

}  // namespace crownhead::api
