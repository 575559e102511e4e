#pragma once

#include <string>
#include <string_view>

#include "rules/nardi/record.hpp"
#include "rules/play/game.hpp"
#include "rules/seat.hpp"

namespace crownhead::play {

/// A match of nardi as other programs know it, to be written as .mat or SGF. `first` of a game
/// without an act is White. A game is broken off where the match ended by something else than the
/// board, a drop or a concession; the tag Result says how the match ended. Rolls that nobody
/// played, and concessions that were refused, are not in it. The game must be one of nardi.
nardi::MatchRecord nardi_record(const Game& game, const PerSeat<std::string>& names,
                                std::string_view site);

/// Where the match stood after `ply` acts, from 0 to those played, and after the dice that followed
/// them: a line each for XGID, Position ID and Match ID. The game must be one of nardi.
std::string nardi_ids(const Game& game, int ply);

}  // namespace crownhead::play
