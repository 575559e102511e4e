#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace crownhead::computer {

/// The hashes of the positions since the game's last irreversible move, followed by the line being
/// searched.
class Line {
 public:
  /// `drawn_after`: number of reversible plies from the current position that make a draw.
  Line(std::vector<std::uint64_t> game, int drawn_after)
      : hashes_(std::move(game)), drawn_after_(drawn_after) {
    for (std::size_t i = 0; i < hashes_.size(); ++i) since_.push_back(i);
    root_ = hashes_.size();
  }

  void push(std::uint64_t hash, bool for_good) {
    since_.push_back(for_good || since_.empty() ? 0 : since_.back() + 1);
    hashes_.push_back(hash);
  }
  void pop() {
    since_.pop_back();
    hashes_.pop_back();
  }

  /// Returns the hash of the last position.
  std::uint64_t last() const { return hashes_.back(); }

  /// Returns true if the last position is a repetition or too many reversible plies have been
  /// played.
  bool is_draw() const {
    const std::size_t last = hashes_.size() - 1;
    for (std::size_t back = 2; back <= since_[last]; back += 2) {
      if (hashes_[last - back] == hashes_[last]) return true;
    }
    return plies_left() <= 0;
  }

  /// Returns the number of reversible plies from the last position until a draw rule ends the game.
  int plies_left() const {
    const std::size_t plies = hashes_.size() - root_;
    if (since_.back() < plies) return std::numeric_limits<int>::max();
    return drawn_after_ - static_cast<int>(plies);
  }

 private:
  std::vector<std::uint64_t> hashes_;
  std::vector<std::size_t> since_;  ///< plies since the last irreversible move
  std::size_t root_ = 0;
  int drawn_after_;
};

}  // namespace crownhead::computer
