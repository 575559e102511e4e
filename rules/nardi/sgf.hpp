#pragma once

#include <string>
#include <string_view>

#include "rules/nardi/record.hpp"

namespace crownhead::nardi {

/// A match as SGF, GM[6]: a tree for each game, the points as White counts them. Of the tags the
/// event, its date, its site and its round.
std::string write_sgf(const MatchRecord& record);

/// Reads the main line of each game; other properties than players, match, dice, moves and result
/// are read over. Every play is held against the rules. Fails with bad_record and the
/// place, also where a game begins from a position that was set up, and with too_large.
Result<MatchRecord> read_sgf(std::string_view text);

}  // namespace crownhead::nardi
