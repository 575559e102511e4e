#pragma once

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "server/config/configure.hpp"
#include "server/config/options.hpp"

namespace crownhead::config {

/// What the file may say about another command than serve, in a table of its name: "backup",
/// "user.ban".
struct FileTable {
  struct Key {
    std::string name;
    Option::Kind kind;
  };

  std::string name;
  std::vector<Key> keys;
};

/// What a TOML file says about options; whatever cannot be used is a fault with its line, an
/// unknown key with the name that was probably meant.
struct TomlFile {
  Layer options;  ///< those of serve, outside of all tables
  std::map<std::string, Layer, std::less<>> tables = {};
  Faults faults;
};

TomlFile read_toml(const std::filesystem::path& file, std::span<const FileTable> tables);

/// What the tables of a file say, as shown() has the options of serve.
std::string shown_tables(const TomlFile& file, std::span<const FileTable> tables);

}  // namespace crownhead::config
