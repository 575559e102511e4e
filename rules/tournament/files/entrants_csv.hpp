#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/result.hpp"

namespace crownhead::tournament {

/// A player to enter.
struct EntrantLine {
  int line = 0;           ///< line of the file where the record begins, from 1
  int column = 0;         ///< of the first of the three, in characters from 1
  std::string name = {};  ///< on this site; empty if the list has no such column
  std::string real_name = {};
  std::string federation_number = {};

  bool operator==(const EntrantLine&) const = default;
};

/// Reads RFC 4180 with commas, semicolons or tabs, whichever is most frequent in the first line.
/// A header names the columns: "username" or "name", "real_name", "federation_number"; the others
/// are skipped. Without a header the names are in the first column. Each line must have at least
/// one of the three. Empty lines are skipped. BAD_CSV errors name line and column.
Result<std::vector<EntrantLine>> read_entrants(std::string_view text);

}  // namespace crownhead::tournament
