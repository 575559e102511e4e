#include "tests/endings/made_table.hpp"

#include <map>
#include <utility>

#include "rules/endings/solver.hpp"

namespace crownhead::endings {

std::vector<std::byte> made_file(const std::string& variant, int pieces) {
  const Heading heading{draughts::find_variant(variant), pieces};
  const auto solving = solver(heading);
  std::vector<std::byte> file = written(heading);
  for (const Material& pair : pairs(heading)) {
    const auto slices = solving->solve(pair, [](std::uint64_t) {});
    file.insert(file.end(), slices.begin(), slices.end());
  }
  return file;
}

const Table& made_table(const std::string& variant, int pieces) {
  struct Made {
    std::vector<std::byte> file;
    Table table;
  };
  static std::map<std::pair<std::string, int>, Made> all;
  const auto found = all.find({variant, pieces});
  if (found != all.end()) return found->second.table;
  auto file = made_file(variant, pieces);
  auto table = Table::read(file).value();
  // Moving the vector keeps its bytes in place.
  return all.emplace(std::pair(variant, pieces), Made{std::move(file), std::move(table)})
      .first->second.table;
}

}  // namespace crownhead::endings
