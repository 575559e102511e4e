#pragma once

#include <filesystem>

#include "rules/endings/table.hpp"

namespace crownhead::server {

/// Makes the table in `file`, slice by slice; until it is whole it is called FILE.part, and another
/// call goes on where that ends. Tells on stderr how far it is. Fails with invalid_field where the
/// file is there already or cannot be written.
Result<void> build_endings(const endings::Heading& heading, const std::filesystem::path& file);

}  // namespace crownhead::server
