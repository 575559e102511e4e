#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rules/endings/table.hpp"

namespace crownhead::endings {

/// The bytes of a whole file, solved now.
std::vector<std::byte> made_file(const std::string& variant, int pieces);

/// A table with the bytes that it stands in, made once a process.
const Table& made_table(const std::string& variant, int pieces);

}  // namespace crownhead::endings
