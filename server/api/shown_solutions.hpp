#pragma once

#include <deque>
#include <mutex>
#include <set>
#include <string>
#include <utility>

#include "rules/ids.hpp"

namespace crownhead::api {

/// Remembers to which addresses solutions of puzzles were shown without an account whose tries
/// count. A player at that address does not gain by them. In memory; the oldest are forgotten
/// first. Safe from every thread.
class ShownSolutions {
 public:
  explicit ShownSolutions(std::size_t most = 100'000) : most_(most) {}

  void note(PuzzleId puzzle, const std::string& address);
  bool is_known(PuzzleId puzzle, const std::string& address) const;

 private:
  using Shown = std::set<std::pair<PuzzleId, std::string>>;

  std::size_t most_;
  mutable std::mutex mutex_;
  Shown shown_;
  std::deque<Shown::const_iterator> order_;  ///< the oldest first
};

}  // namespace crownhead::api
