#pragma once

#include <filesystem>

#include "rules/endings/table.hpp"

namespace crownhead::server {

/// Makes the table in `file`, slice by slice. The unfinished file is FILE.part, which a later call
/// continues. Shows the progress on stderr. Fails with invalid_field if the file exists or cannot
/// be written.
Result<void> build_endings(const endings::Heading& heading, const std::filesystem::path& file);

}  // namespace crownhead::server
