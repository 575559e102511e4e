#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rules/endings/table.hpp"

namespace crownhead::endings {

/// Solves a table and returns the bytes of its file.
std::vector<std::byte> made_file(const std::string& variant, int pieces);

/// Returns a table together with its bytes, made once per process.
const Table& made_table(const std::string& variant, int pieces);

}  // namespace crownhead::endings
