#pragma once

#include "rules/computer/weights.hpp"
#include "rules/draughts/board/variant.hpp"

namespace crownhead::computer {

/// The parameters of the evaluation.
struct Judgement {
  draughts::Goal goal;
  const Weights* weights = nullptr;  ///< nullptr selects the hand-written evaluation
};

}  // namespace crownhead::computer
