#pragma once

#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace crownhead::training {

/// Writes the file atomically: it has either everything that `fill` writes or its previous content.
/// Throws std::runtime_error if it cannot be written.
template <class Fill>
void write_whole(const std::filesystem::path& file, Fill fill) {
  const std::filesystem::path part = file.string() + ".part";
  {
    std::ofstream out(part, std::ios::binary);
    fill(out);
    if (!out.flush()) throw std::runtime_error(part.string() + " cannot be written");
  }
  std::filesystem::rename(part, file);
}

}  // namespace crownhead::training
