#pragma once

#include "rules/draughts/pdn.hpp"

namespace crownhead::draughts {

enum class MoveStyle {
  brief, /**< as a record has it */
  full   /**< with every turn of a capture */
};

/// The game with its moves, those of variations too, and its FEN as this variant writes them,
/// whatever numbering of squares it came in. A move that is not legal ends its line and is a fault.
PdnGame rewritten(const Variant& variant, PdnGame game, MoveStyle style);

}  // namespace crownhead::draughts
