#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

/// All of a file; empty if it is not there.
inline std::string text_of(const std::filesystem::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}
