#pragma once

#include <filesystem>
#include <string>

#include "server/endings/shelf.hpp"

namespace crownhead::endings {

/// The shelf of a folder into which a table is written; it is solved once a process.
server::EndingsShelf made_shelf(const std::filesystem::path& folder, const std::string& variant,
                                int pieces);

}  // namespace crownhead::endings
