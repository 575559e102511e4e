#pragma once

#include <filesystem>
#include <string>

namespace crownhead::auth {

/// Returns the SHA-256 of the whole file as 64 hex digits in lower case. Reads it in parts. Throws
/// std::runtime_error, with a sentence that names the file, if it cannot be read to its end.
std::string sha256_of_file(const std::filesystem::path& file);

}  // namespace crownhead::auth
