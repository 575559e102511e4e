#include "rules/dice/fairness.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace crownhead::dice {

std::size_t place_of(Roll roll) { return std::size_t{6} * (roll.first - 1U) + roll.second - 1U; }

std::int64_t rolls_in(const RollCounts& counts) {
  return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

std::int64_t doubles_in(const RollCounts& counts) {
  std::int64_t doubles = 0;
  for (std::uint8_t die = 1; die <= 6; ++die) doubles += counts[place_of({die, die})];
  return doubles;
}

RollCounts* RollsBySeat::of(int seat) {
  switch (seat) {
    case 0: return &white;
    case 1: return &black;
    case nobody: return &opening;
    default: return nullptr;
  }
}

RollCounts RollsBySeat::all() const {
  RollCounts sum = {};
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] = white[i] + black[i] + opening[i];
  return sum;
}

std::optional<double> chi_squared(const RollCounts& counts) {
  const std::int64_t rolls = rolls_in(counts);
  if (rolls < least_rolls) return std::nullopt;
  const double due = static_cast<double>(rolls) / static_cast<double>(counts.size());
  return std::accumulate(counts.begin(), counts.end(), 0.0, [due](double sum, std::int64_t count) {
    const double off = static_cast<double>(count) - due;
    return sum + off * off / due;
  });
}

Range usual_doubles(std::int64_t rolls) {
  constexpr double of_99_in_100 = 2.576;
  const auto n = static_cast<double>(rolls);
  const double middle = n / 6, off = of_99_in_100 * std::sqrt(n * 5 / 36);
  const auto whole = [rolls](double bound) {
    return std::clamp(static_cast<std::int64_t>(bound), std::int64_t{0}, rolls);
  };
  return {whole(std::floor(middle - off)), whole(std::ceil(middle + off))};
}

}  // namespace crownhead::dice
