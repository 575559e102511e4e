#include "server/endings/endgame_tables.hpp"

#include <system_error>
#include <utility>

namespace crownhead::server {

Result<LoadedTable> LoadedTable::open(const std::filesystem::path& path) {
  auto file = LoadedFile::open(path);
  if (!file) return std::unexpected(file.error());
  auto table = endings::Table::read(file->bytes());
  if (!table)
    return fail(Code::invalid_field, in_english("The file " + path.string() +
                                                " cannot be used: " + table.error().detail));
  return LoadedTable(*std::move(file), *std::move(table));
}

Result<EndgameTables> EndgameTables::open(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::directory_iterator files(folder, error);
  if (error)
    return fail(Code::invalid_field, in_english("The folder " + folder.string() +
                                                " cannot be read: " + error.message()));
  EndgameTables shelf;
  for (const auto& file : files) {
    if (file.path().extension() != ".endings") continue;
    auto opened = LoadedTable::open(file.path());
    if (!opened) return std::unexpected(opened.error());
    const endings::Heading heading = opened->table().heading();
    const endings::Table* other = shelf.of(*heading.variant);
    if (other == nullptr || other->heading().pieces < heading.pieces)
      shelf.tables_.insert_or_assign(heading.variant->key, *std::move(opened));
  }
  return shelf;
}

const endings::Table* EndgameTables::of(const draughts::Variant& variant) const {
  const auto found = tables_.find(variant.key);
  return found == tables_.end() ? nullptr : &found->second.table();
}

std::vector<endings::Heading> EndgameTables::headings() const {
  std::vector<endings::Heading> headings;
  headings.reserve(tables_.size());
  for (const auto& [key, loaded] : tables_) headings.push_back(loaded.table().heading());
  return headings;
}

}  // namespace crownhead::server
