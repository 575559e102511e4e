#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <utility>

namespace crownhead {

/// Limits the number of positions in a search and allows the caller to stop it early.
class SearchBudget {
 public:
  static constexpr std::uint64_t often = 1024;

  /// `enough`, if set, is called every `often` positions; when it returns true the budget is used
  /// up.
  SearchBudget(std::uint64_t most, std::function<bool()> enough)
      : most_(most), enough_(std::move(enough)), look_at_(enough_ ? std::min(most, often) : most) {}

  std::uint64_t used() const { return used_; }
  bool is_used_up() const { return used_ >= most_; }

  /// Consumes one position. Returns true when the budget is used up.
  bool take() { return ++used_ >= look_at_ && look(); }
  void add(std::uint64_t positions) { used_ += positions; }

 private:
  bool look() {
    if (is_used_up()) return true;
    if (enough_()) most_ = used_;
    look_at_ = std::min(most_, used_ + often);
    return is_used_up();
  }

  std::uint64_t most_;
  std::uint64_t used_ = 0;
  std::function<bool()> enough_;
  std::uint64_t look_at_;
};

}  // namespace crownhead
