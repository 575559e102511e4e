#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <utility>

#include "rules/result.hpp"

namespace crownhead::server {

/// A file as memory: its pages are read when they are looked at, and shared between processes.
class MappedFile {
 public:
  /// Fails with invalid_field where the file cannot be opened. An empty file has no bytes.
  static Result<MappedFile> open(const std::filesystem::path& path);

  MappedFile(MappedFile&& other) noexcept : bytes_(std::exchange(other.bytes_, {})) {}
  MappedFile& operator=(MappedFile&& other) noexcept {
    std::swap(bytes_, other.bytes_);
    return *this;
  }
  ~MappedFile();

  std::span<const std::byte> bytes() const { return bytes_; }

 private:
  explicit MappedFile(std::span<const std::byte> bytes) : bytes_(bytes) {}

  std::span<const std::byte> bytes_;
};

}  // namespace crownhead::server
