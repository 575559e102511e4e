#include "rules/nardi/computer/outlook.hpp"

#include <algorithm>

#include "rules/nardi/plays.hpp"

namespace crownhead::nardi::computer {

double Outlook::value(const Chances& chances, Color on_roll) const {
  if (!doubled_) return stakes_.value(chances, on_roll);
  return stakes_.value(chances, on_roll, 1,
                       on_roll == turned_by_ ? CubeOwner::other : CubeOwner::side);
}

std::vector<double> Outlook::after_plays(const Position& position, const std::vector<Play>& plays) {
  const Color other = opposite(position.turn);
  std::vector<double> values;
  values.reserve(plays.size());
  for (const Chances& chances : judged_plays(nets_, position, plays))
    values.push_back(1 - value(chances.for_other(), other));
  positions_ += plays.size();
  return values;
}

double Outlook::after_roll(const Position& position, Roll roll, int plies) {
  const std::vector<Play> found = plays(position, roll);
  const std::vector<double> values = after_plays(position, found);
  const auto best = std::ranges::max_element(values);
  if (plies == 1) return *best;
  const Play& play = found[static_cast<std::size_t>(best - values.begin())];
  return 1 - before_roll(after(position, play), plies - 1);
}

double Outlook::before_roll(const Position& position, int plies) {
  if (plies == 0 || is_over(position)) {
    ++positions_;
    return value(judged(nets_, position), position.turn);
  }
  double sum = 0;
  for (const Roll roll : all_rolls())
    sum += (roll.is_double() ? 1 : 2) * after_roll(position, roll, plies);
  return sum / 36;
}

}  // namespace crownhead::nardi::computer
