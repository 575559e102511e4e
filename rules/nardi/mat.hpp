#pragma once

#include <string>
#include <string_view>

#include "rules/nardi/record.hpp"

namespace crownhead::nardi {

/// A match as Jellyfish wrote it and every program since reads it (.mat): White is the left column.
/// Points that a resignation brings stand as others do; a game that was broken off has none.
std::string write_mat(const MatchRecord& record);

/// Reads what programs write under this name: cells with any blanks between them, CRLF, "bar" and
/// "off" or 25 and 0, joined and counted moves, "Cannot Move", names without scores. Every play is
/// held against the rules. Fails with bad_record and the place, and with too_large.
Result<MatchRecord> read_mat(std::string_view text);

}  // namespace crownhead::nardi
