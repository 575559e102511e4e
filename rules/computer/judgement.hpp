#pragma once

#include "rules/computer/weights.hpp"
#include "rules/draughts/variant.hpp"

namespace crownhead::computer {

/// By what positions are judged.
struct Judgement {
  draughts::Goal goal;
  const Weights* weights = nullptr;  ///< nullptr for the evaluation that was made by hand
};

}  // namespace crownhead::computer
