#pragma once

#include <algorithm>

namespace crownhead::draughts {

/// How many branches of captures (see capture_search.hpp) a search may still walk. Where it runs
/// out the search ends with what it has found.
class CaptureBudget {
 public:
  /// Of one position. No game comes near: lattices of kings on 144 squares have 29,000.
  static constexpr int of_a_position = 60'000;

  /// To write all the moves of a position in full.
  static constexpr int of_a_list = 100'000;

  /// To read all the games of a text.
  static constexpr int of_a_text = 1'000'000;

  explicit CaptureBudget(int branches = of_a_position) : left_(branches) {}

  /// For one branch; false, and nothing paid, where none is left.
  bool pays() {
    ran_out_ = ran_out_ || left_ == 0;
    if (left_ == 0) return false;
    --left_;
    return true;
  }

  /// Whether something was not walked.
  bool ran_out() const { return ran_out_; }
  int left() const { return left_; }

  /// What one position may take of it, `most` branches, for `search(budget)`.
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
