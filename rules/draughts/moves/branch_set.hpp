#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/draughts/moves/capture_search.hpp"

namespace crownhead::draughts {

/// A hash set of capture branches with open addressing.
template <class Word>
class BranchSet {
 public:
  using Branch = CaptureBranch<Word>;

  /// Returns false if it was already present.
  [[gnu::noinline]] bool insert(const Branch& branch) {
    if (2 * size_ >= slots_.size()) grow();
    Branch& slot = slots_[slot_of(branch)];
    if (slot.at != 0) return false;
    slot = branch;
    ++size_;
    return true;
  }

  bool contains(const Branch& branch) const {
    return !slots_.empty() && slots_[slot_of(branch)].at != 0;
  }

 private:
  static constexpr std::size_t least_slots = 64;

  /// Returns the slot of the branch, or the slot to insert it at; the number of slots is a power of
  /// two.
  [[gnu::noinline]] std::size_t slot_of(const Branch& branch) const {
    const std::size_t last = slots_.size() - 1;
    std::size_t i = hash(branch) & last;
    while (slots_[i].at != 0 && slots_[i] != branch) i = (i + 1) & last;
    return i;
  }

  static std::size_t hash(const Branch& branch) {
    std::uint64_t hash = static_cast<std::uint64_t>(branch.arrival);
    for (const Word word : {branch.from, branch.at, branch.captured}) {
      hash = mixed(hash ^ static_cast<std::uint64_t>(word));
      if constexpr (sizeof(Word) > 8) hash = mixed(hash ^ static_cast<std::uint64_t>(word >> 64));
    }
    return static_cast<std::size_t>(hash);
  }

  static std::uint64_t mixed(std::uint64_t x) {
    x *= 0x9e3779b97f4a7c15;
    return x ^ (x >> 32);
  }

  void grow() {
    const std::vector<Branch> before = std::move(slots_);
    slots_.assign(before.empty() ? least_slots : 2 * before.size(), Branch{});
    for (const Branch& branch : before) {
      if (branch.at != 0) slots_[slot_of(branch)] = branch;
    }
  }

  std::vector<Branch> slots_;  ///< `at` is 0 in free slots
  std::size_t size_ = 0;
};

}  // namespace crownhead::draughts
