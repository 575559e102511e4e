#pragma once

#include <string>
#include <string_view>

#include "rules/nardi/record.hpp"

namespace crownhead::nardi {

/// Writes a match as SGF, GM[6]: one tree per game, with points in White's numbering. Of the tags
/// it writes the event, its date, its site and its round.
std::string write_sgf(const MatchRecord& record);

/// Reads the main line of each game, with players, match, dice, moves and result; other properties
/// are skipped. Every play is checked against the rules. Fails with bad_record and the place, also
/// if a game begins from a custom position, or with too_large.
Result<MatchRecord> read_sgf(std::string_view text);

}  // namespace crownhead::nardi
