#pragma once

#include <cstdint>

namespace crownhead::computer {

// Scores are in hundredths of a man. A win scores `won` minus the plies until then.
inline constexpr int infinite = 32'000;
inline constexpr int won = 30'000;
inline constexpr int most_plies = 120;  ///< in a line

constexpr bool is_decided(int score) {
  return score > won - 2 * most_plies || score < 2 * most_plies - won;
}

/// The table stores wins relative to the position, lines relative to the root, `ply` plies earlier.
constexpr std::int16_t to_table(int score, int ply) {
  if (is_decided(score)) score += score > 0 ? ply : -ply;
  return static_cast<std::int16_t>(score);
}
constexpr int from_table(int score, int ply) {
  if (is_decided(score)) score += score > 0 ? -ply : ply;
  return score;
}

}  // namespace crownhead::computer
