#pragma once

#include <algorithm>

namespace crownhead::draughts {

/// The number of capture branches (see capture_search.hpp) that a search may still follow. A search
/// that exhausts it returns what it has found.
class CaptureBudget {
 public:
  /// For one position. No real game comes near it; lattices of kings on 144 squares have 29,000
  /// branches.
  static constexpr int of_a_position = 60'000;

  /// For writing all moves of a position in full.
  static constexpr int of_a_list = 100'000;

  /// For reading all games of a text.
  static constexpr int of_a_text = 1'000'000;

  explicit CaptureBudget(int branches = of_a_position) : left_(branches) {}

  /// Pays for one branch. Returns false and pays nothing if the budget is exhausted.
  bool pays() {
    ran_out_ = ran_out_ || left_ == 0;
    if (left_ == 0) return false;
    --left_;
    return true;
  }

  /// Returns true if a branch was skipped.
  bool ran_out() const { return ran_out_; }
  int left() const { return left_; }

  /// Runs `search(budget)` with the share of one position, at most `most` branches.
  auto for_position(const auto& search, int most = of_a_position) {
    CaptureBudget part(std::min(left_, most));
    const int before = part.left_;
    auto found = search(part);
    left_ -= before - part.left_;
    ran_out_ = ran_out_ || (part.ran_out_ && left_ == 0);
    return found;
  }

 private:
  int left_;
  bool ran_out_ = false;
};

}  // namespace crownhead::draughts
