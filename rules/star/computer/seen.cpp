#include "rules/star/computer/seen.hpp"

#include <array>

#include "rules/split_mix.hpp"

namespace crownhead::star::computer {

namespace {

constexpr std::size_t kinds_of_men = 3;  ///< none, or one of two seats
using Keys = std::array<std::array<std::uint64_t, kinds_of_men>, most_holes>;

constexpr Keys men_keys = [] {
  Keys keys = {};
  std::uint64_t number = 0;
  for (auto& of_hole : keys)
    for (std::size_t man = 1; man < kinds_of_men; ++man) of_hole[man] = split_mix(0, number++);
  return keys;
}();

}  // namespace

bool Seen::Entry::settles(int least, int most) const {
  switch (bound) {
    case Bound::exact: return true;
    case Bound::at_least: return score >= most;
    case Bound::at_most: return score <= least;
  }
  return false;
}

const Seen::Entry* Seen::find(std::uint64_t key) const {
  const Entry& entry = entries_[key & (entries_.size() - 1)];
  return entry.key == key ? &entry : nullptr;
}

void Seen::keep(const Entry& entry) { entries_[entry.key & (entries_.size() - 1)] = entry; }

std::uint64_t key_of(const Terms& terms, const Position& position) {
  std::uint64_t key = split_mix(position.round, position.turn);
  for (Hole hole = 0; hole < terms.board->holes; ++hole) key ^= men_keys[hole][position.men[hole]];
  return key;
}

}  // namespace crownhead::star::computer
