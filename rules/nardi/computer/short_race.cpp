#include "rules/nardi/computer/short_race.hpp"

#include <algorithm>
#include <numeric>

#include "rules/nardi/plays.hpp"

namespace crownhead::nardi::computer {

namespace {

constexpr int points = 6;
constexpr std::size_t sets = 84;  ///< of three checkers on six points or off
constexpr std::size_t rolls = 21;

/// Returns the number of a set of checkers, so that plays lead to smaller numbers; nullopt for
/// other sets.
std::optional<std::size_t> number_of(const Men& men) {
  if (men[off] < men_of_a_side - ShortRace::most_men) return std::nullopt;
  std::array<std::size_t, ShortRace::most_men> standing = {};
  std::size_t found = 0;
  for (int point = bar; point > off; --point)
    for (int i = men[static_cast<std::size_t>(point)]; i > 0; --i) {
      if (point > points) return std::nullopt;
      standing[found++] = static_cast<std::size_t>(point);
    }
  // Numbers each set once: by the highest checker, after all sets with a smaller one.
  const auto [a, b, c] = standing;
  return a * (a + 1) * (a + 2) / 6 + b * (b + 1) / 2 + c;
}

std::vector<Men> all_sets() {
  std::vector<Men> found(sets);
  for (std::size_t a = 0; a <= points; ++a)
    for (std::size_t b = 0; b <= a; ++b)
      for (std::size_t c = 0; c <= b; ++c) {
        Men men = {};
        men[off] = men_of_a_side - ShortRace::most_men;
        for (const std::size_t point : {a, b, c}) ++men[point];
        found[*number_of(men)] = men;
      }
  return found;
}

/// The results of a roll, as numbers of sets.
using Next = std::array<std::vector<std::size_t>, rolls>;

Next next_of(const Men& men) {
  constexpr auto all = all_rolls();
  Men other = {};
  other[off] = men_of_a_side - 1;
  other[1] = 1;
  Next next;
  for (std::size_t i = 0; i < rolls; ++i)
    for (const Play& play : plays({{men, other}, Color::white}, all[i]))
      next[i].push_back(*number_of(after({{men, other}, Color::white}, play).of(Color::white)));
  return next;
}

}  // namespace

ShortRace::ShortRace() : wins_(sets * sets) {
  const std::vector<Men> men = all_sets();
  std::vector<Next> next(sets);
  for (std::size_t own = 1; own < sets; ++own) next[own] = next_of(men[own]);
  const auto win_of = [&](std::size_t own, std::size_t other) {
    constexpr auto all = all_rolls();
    float sum = 0;
    for (std::size_t roll = 0; roll < rolls; ++roll) {
      float best = 0;
      for (const std::size_t to : next[own][roll])
        best = std::max(best, to == 0 ? 1.0F : 1 - wins_[other * sets + to]);
      sum += all[roll].is_double() ? best : 2 * best;
    }
    return sum / 36;
  };
  // A play makes its own side's number smaller and keeps the other's.
  for (std::size_t sum = 2; sum < 2 * sets - 1; ++sum)
    for (std::size_t own = 1; own < sets; ++own)
      if (sum > own && sum - own < sets) wins_[own * sets + sum - own] = win_of(own, sum - own);
}

std::optional<float> ShortRace::win(const Men& on_roll, const Men& other) const {
  const auto own = number_of(on_roll);
  const auto others = number_of(other);
  if (!own || !others || *own == 0 || *others == 0) return std::nullopt;
  return wins_[*own * sets + *others];
}

const ShortRace& short_race() {
  static const ShortRace race;
  return race;
}

}  // namespace crownhead::nardi::computer
