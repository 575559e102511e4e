#pragma once

#include <boost/interprocess/mapped_region.hpp>
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

  std::span<const std::byte> bytes() const {
    return {static_cast<const std::byte*>(region_.get_address()), region_.get_size()};
  }

 private:
  explicit MappedFile(boost::interprocess::mapped_region region) : region_(std::move(region)) {}

  // Boost's, which is here for its sockets: it closes and gives back by itself.
  boost::interprocess::mapped_region region_;
};

}  // namespace crownhead::server
