#pragma once

#include "rules/draughts/pdn/pdn.hpp"

namespace crownhead::draughts {

/// Moves in the notation of the record, or with every turn of a capture.
enum class MoveStyle : std::uint8_t { brief, full };

/// Rewrites the moves, including variations, and the tag FEN in the variant's own numbering and
/// notation, and the result in the variant's notation. The game is played from that tag or the
/// initial position. A line ends before the first illegal move, with a fault in its place; every
/// guess about an unclear text is also a fault.
PdnGame rewritten(const Variant& variant, PdnGame game, MoveStyle style);

/// The same with the budget of a whole request; the result is meaningless once that is exhausted.
PdnGame rewritten(const Variant& variant, PdnGame game, MoveStyle style, CaptureBudget& budget);

}  // namespace crownhead::draughts
