#include "server/http/puzzles/shown_solutions.hpp"

namespace crownhead::api {

void ShownSolutions::note(PuzzleId puzzle, const std::string& address) {
  const std::scoped_lock lock(mutex_);
  const auto [place, is_new] = shown_.emplace(puzzle, address);
  if (!is_new) return;
  order_.push_back(place);
  if (order_.size() <= most_) return;
  shown_.erase(order_.front());
  order_.pop_front();
}

bool ShownSolutions::is_known(PuzzleId puzzle, const std::string& address) const {
  const std::scoped_lock lock(mutex_);
  return shown_.contains({puzzle, address});
}

}  // namespace crownhead::api
