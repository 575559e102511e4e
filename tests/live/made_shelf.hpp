#pragma once

#include <filesystem>
#include <string>

#include "server/endings/endgame_tables.hpp"

namespace crownhead::endings {

/// Returns the shelf of a folder after writing a table into it. The table is computed once per
/// process.
server::EndgameTables made_shelf(const std::filesystem::path& folder, const std::string& variant,
                                 int pieces);

}  // namespace crownhead::endings
