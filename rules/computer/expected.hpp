#pragma once

#include <cmath>

namespace crownhead::computer {

/// What part of the point a side expects from a score in hundredths of a man: 1 for a win, a half
/// for a draw. docs/computer.md, "A game explained", tells where the scale comes from; the browser
/// has it in web/src/computer/expected.ts.
inline double expected(int score) {
  constexpr double scale = 140;
  return 1 / (1 + std::exp(-score / scale));
}

}  // namespace crownhead::computer
