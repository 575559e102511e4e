#pragma once

#include <filesystem>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/draughts/variant.hpp"
#include "rules/endings/table.hpp"
#include "rules/result.hpp"
#include "server/endings/loaded_file.hpp"

namespace crownhead::server {

/// One table of endings with the bytes of its file.
class LoadedTable {
 public:
  /// Reads the whole file into memory and compares its checksums. Fails with invalid_field and a
  /// sentence that names the file.
  static Result<LoadedTable> open(const std::filesystem::path& path);

  const endings::Table& table() const { return table_; }

 private:
  LoadedTable(LoadedFile file, endings::Table table)
      : file_(std::move(file)), table_(std::move(table)) {}

  LoadedFile file_;
  endings::Table table_;
};

/// The tables of a folder. Reading is safe from every thread.
class EndingsShelf {
 public:
  /// Every file of the folder whose name ends with ".endings"; of two that are of one variant that
  /// with more pieces. Fails with invalid_field where the folder or one of them cannot be read.
  static Result<EndingsShelf> open(const std::filesystem::path& folder);

  /// nullptr where there is none.
  const endings::Table* of(const draughts::Variant& variant) const;
  /// What the tables are of, by the variant's key.
  std::vector<endings::Heading> headings() const;

 private:
  std::map<std::string_view, LoadedTable> tables_;  ///< by the variant's key
};

}  // namespace crownhead::server
