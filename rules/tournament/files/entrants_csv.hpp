#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/result.hpp"

namespace crownhead::tournament {

/// A player to enter.
struct EntrantLine {
  int line = 0;    ///< line of the file where the record begins, from 1
  int column = 0;  ///< of the name, in characters from 1
  std::string name = {};

  bool operator==(const EntrantLine&) const = default;
};

/// Reads RFC 4180 with commas, semicolons or tabs, whichever is most frequent in the first line.
/// The names are in the column "username" or "name" if there is a header, otherwise in the first
/// column. Empty lines are skipped. BAD_CSV errors name line and column.
Result<std::vector<EntrantLine>> read_entrants(std::string_view text);

}  // namespace crownhead::tournament
