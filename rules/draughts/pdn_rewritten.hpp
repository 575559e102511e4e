#pragma once

#include "rules/draughts/pdn.hpp"

namespace crownhead::draughts {

/// As the record has a move, or with every turn.
enum class MoveStyle : std::uint8_t { brief, full };

/// The game with its moves, variations included, and the tag FEN in the variant's own numbering and
/// notation, played from that tag or the usual start, and its result as the variant writes it. A
/// line ends before the first move that is not legal, with a fault in its place; what has been made
/// of the text otherwise than it says is a fault as well.
PdnGame rewritten(const Variant& variant, PdnGame game, MoveStyle style);

/// The same out of what a whole request may walk; without meaning once that has run out.
PdnGame rewritten(const Variant& variant, PdnGame game, MoveStyle style, CaptureBudget& budget);

}  // namespace crownhead::draughts
