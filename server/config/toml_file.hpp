#pragma once

#include <filesystem>

#include "server/config/configure.hpp"

namespace crownhead::config {

/// What a TOML file says about options; whatever cannot be used is a fault with its line, an
/// unknown key with the name that was probably meant.
struct TomlFile {
  Layer options;
  Faults faults;
};

TomlFile read_toml(const std::filesystem::path& file);

}  // namespace crownhead::config
