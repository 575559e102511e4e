#pragma once

#include <string>
#include <string_view>

#include "rules/nardi/record.hpp"
#include "rules/play/game.hpp"
#include "rules/seat.hpp"

namespace crownhead::play {

/// Returns the match for export as .mat or SGF. In a game without acts White is `first`. If the
/// match ended other than by the board, a drop or a concession, its last game is left unfinished
/// and the tag Result states the end. Rolls that were not played and rejected concessions are
/// omitted. The game must be one of nardi.
nardi::MatchRecord nardi_record(const Game& game, const PerSeat<std::string>& names,
                                std::string_view site);

/// Returns the position after `ply` acts (0 to all) and the dice that followed them, as three
/// lines: XGID, Position ID and Match ID. The game must be one of nardi.
std::string nardi_ids(const Game& game, int ply);

}  // namespace crownhead::play
