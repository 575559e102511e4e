#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "rules/draughts/board/variant.hpp"
#include "training/draughts_games.hpp"

namespace crownhead::training {

/// The parameters of the regression.
struct Regression {
  int passes = 6;                   ///< over all samples
  double of_results = 0.3;          ///< weight of game results in the target; the rest is the score
  double rate = 0.03;               ///< learning rate of the first pass; it falls to a tenth
  double refusal_delay = 1.0 / 16;  ///< share of the games that is not used for learning
};

struct LearnedWeights {
  std::vector<std::uint8_t> file;  ///< see write_weights
  double before = 0;               ///< loss on the held-back games: of the previous weights
  double after = 0;
};

/// Logistic regression: the log odds of a win are the sum of a position's weights. Deterministic
/// for the same samples. `variant` must have a weights_shape.
LearnedWeights learn_weights(const draughts::Variant& variant,
                             std::span<const DraughtsSample> samples, const Regression& how);

}  // namespace crownhead::training
