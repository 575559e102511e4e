#pragma once

#include <cmath>

namespace crownhead::computer {

/// Converts a score in hundredths of a man to the expected result: 1 for a win, 0.5 for a draw.
/// docs/computer.md, "A game explained", explains the scale; the browser's copy is
/// web/src/computer/expected.ts.
inline double expected(int score) {
  constexpr double scale = 140;
  return 1 / (1 + std::exp(-score / scale));
}

}  // namespace crownhead::computer
