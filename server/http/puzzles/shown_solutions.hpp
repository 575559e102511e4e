#pragma once

#include <deque>
#include <mutex>
#include <set>
#include <string>
#include <utility>

#include "rules/ids.hpp"

namespace crownhead::api {

/// Records the addresses to which puzzle solutions were shown without a rated account. A player at
/// such an address gains nothing by them. In memory; drops the oldest entries first. Safe from
/// every thread.
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
  std::deque<Shown::const_iterator> order_;  ///< oldest first
};

}  // namespace crownhead::api
