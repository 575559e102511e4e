#pragma once

#include <filesystem>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/draughts/board/variant.hpp"
#include "rules/endings/table.hpp"
#include "rules/result.hpp"
#include "server/endings/loaded_file.hpp"

namespace crownhead::server {

/// One endgame table with the bytes of its file.
class LoadedTable {
 public:
  /// Reads the whole file into memory and verifies its checksums. Fails with invalid_field and a
  /// sentence that names the file.
  static Result<LoadedTable> open(const std::filesystem::path& path);

  const endings::Table& table() const { return table_; }

 private:
  LoadedTable(LoadedFile file, endings::Table table)
      : file_(std::move(file)), table_(std::move(table)) {}

  LoadedFile file_;
  endings::Table table_;
};

/// The endgame tables of a folder. Reading is safe on any thread.
class EndgameTables {
 public:
  /// Opens every file of the folder whose name ends with ".endings"; of two for the same variant it
  /// keeps the one with more pieces. Fails with invalid_field if the folder or one of them cannot
  /// be read.
  static Result<EndgameTables> open(const std::filesystem::path& folder);

  /// Returns nullptr if there is none.
  const endings::Table* of(const draughts::Variant& variant) const;
  /// Returns the headings of the tables, by the variant's key.
  std::vector<endings::Heading> headings() const;

 private:
  std::map<std::string_view, LoadedTable> tables_;  ///< by the variant's key
};

}  // namespace crownhead::server
