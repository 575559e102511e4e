#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <utility>

#include "rules/result.hpp"

namespace crownhead::server {

/// The bytes of a file, read into memory once, so that later changes to the file have no effect:
/// with a mapping, a truncated file would end the program.
class LoadedFile {
 public:
  /// Fails with invalid_field if the file cannot be read to its end. An empty file has no bytes.
  static Result<LoadedFile> open(const std::filesystem::path& path);

  std::span<const std::byte> bytes() const { return {bytes_.get(), size_}; }

 private:
  LoadedFile(std::unique_ptr<const std::byte[]> bytes, std::size_t size)
      : bytes_(std::move(bytes)), size_(size) {}

  std::unique_ptr<const std::byte[]> bytes_;
  std::size_t size_;
};

}  // namespace crownhead::server
