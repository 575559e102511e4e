#pragma once

#include <string>
#include <string_view>

#include "rules/nardi/record.hpp"

namespace crownhead::nardi {

/// Writes a match in Jellyfish's format, which all programs read (.mat). White is the left column.
/// Points from a resignation are written like others; an unfinished game has none.
std::string write_mat(const MatchRecord& record);

/// Reads the format as different programs write it: cells with any blanks between them, CRLF, "bar"
/// and "off" or 25 and 0, joined and counted moves, "Cannot Move", names without scores. Every play
/// is checked against the rules. Fails with bad_record and the place, or with too_large.
Result<MatchRecord> read_mat(std::string_view text);

}  // namespace crownhead::nardi
