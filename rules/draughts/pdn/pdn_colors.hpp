#pragma once

#include "rules/draughts/pdn/pdn.hpp"

namespace crownhead::draughts {

/// Exchanges White and Black in everything except the moves: tags such as WhiteElo, the result, the
/// clocks in comments. GameType becomes the variant's own.
void exchange_colors(const Variant& variant, PdnGame& game);

}  // namespace crownhead::draughts
