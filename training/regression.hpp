#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "rules/draughts/variant.hpp"
#include "training/draughts_games.hpp"

namespace crownhead::training {

/// How weights are found.
struct Regression {
  int passes = 6;           ///< over all samples
  double of_results = 0.3;  ///< the part of a result in what is learned; the rest is the score's
  double rate = 0.03;       ///< of learning, of the first pass; it falls to a tenth
  double held_back = 1.0 / 16;  ///< the part of the games that is not learned from
};

struct LearnedWeights {
  std::vector<std::uint8_t> file;  ///< see write_weights
  double before = 0;  ///< the loss at games that were held back: of what was known first
  double after = 0;
};

/// Logistic regression: the odds of a win are to follow from the sum of what a position has. The
/// same samples give the same weights. `variant` must have a weights_shape.
LearnedWeights learn_weights(const draughts::Variant& variant,
                             std::span<const DraughtsSample> samples, const Regression& how);

}  // namespace crownhead::training
