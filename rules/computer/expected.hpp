#pragma once

#include <cmath>

#include "rules/computer/weights.hpp"
#include "rules/draughts/variant.hpp"

namespace crownhead::computer {

/// What part of the point a side expects from a score in hundredths of a man: 1 for a win, a half
/// for a draw. docs/computer.md, "A game explained", tells where the scales come from; the browser
/// has them in web/src/computer/expected.ts.
inline double expected(const draughts::Variant& variant, int score) {
  // Where who has nothing left wins, a lead in pieces says little, unless it was learned what does.
  const bool says_little =
      variant.goal == draughts::Goal::lose_all && known_weights(variant) == nullptr;
  const double scale = says_little ? 1200 : 140;
  return 1 / (1 + std::exp(-score / scale));
}

}  // namespace crownhead::computer
