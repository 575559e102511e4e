#pragma once

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "server/config/configure.hpp"
#include "server/config/options.hpp"

namespace crownhead::config {

/// The keys that the file may have for a command other than serve, in a table of its name:
/// "backup", "user.ban".
struct FileTable {
  struct Key {
    std::string name;
    Option::Kind kind;
  };

  std::string name;
  std::vector<Key> keys;
};

/// The options in a TOML file. Everything that cannot be used is an error with its line; for an
/// unknown key the error suggests the most similar name.
struct TomlFile {
  Layer options;  ///< the options of serve, outside all tables
  std::map<std::string, Layer, std::less<>> tables = {};
  Faults faults;
};

TomlFile read_toml(const std::filesystem::path& file, std::span<const FileTable> tables);

/// Returns the tables of a file in the form of shown() for the options of serve.
std::string shown_tables(const TomlFile& file, std::span<const FileTable> tables);

}  // namespace crownhead::config
