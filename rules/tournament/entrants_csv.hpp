#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/result.hpp"

namespace crownhead::tournament {

/// One who is to enter.
struct EntrantLine {
  int line = 0;    ///< of the file, from 1, where it begins
  int column = 0;  ///< of the name, in characters from 1
  std::string name = {};

  bool operator==(const EntrantLine&) const = default;
};

/// Reads RFC 4180 with commas, semicolons or tabs, whichever the first line has more of. With a
/// head line the column "username" or "name" holds the names, else the first. Empty lines are read
/// over. BAD_CSV names line and column.
Result<std::vector<EntrantLine>> read_entrants(std::string_view text);

}  // namespace crownhead::tournament
