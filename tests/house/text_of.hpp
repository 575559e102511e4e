#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

/// Returns the whole text of a file; empty if there is no such file.
inline std::string text_of(const std::filesystem::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}
