#include "server/commands/position_option.hpp"

#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

namespace crownhead::server {
namespace {

/// How many letters must be put in, left out or changed to make `a` into `b`.
std::size_t edits(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row.back();
}

}  // namespace

Result<const draughts::Variant*> named_variant(const std::string& name) {
  if (const auto* variant = draughts::find_variant(name)) return variant;
  const auto nearest = std::ranges::min_element(
      draughts::variants(), {}, [&name](const auto& variant) { return edits(name, variant.key); });
  return fail(Code::invalid_field, "There is no variant \"" + name + "\"; did you mean \"" +
                                       std::string(nearest->key) +
                                       "\"? `crownhead variants` lists them all.");
}

Result<draughts::Position> given_position(const draughts::Variant& variant,
                                          const std::string& fen) {
  if (fen.empty()) return draughts::start_position(variant);
  return draughts::read_fen(variant, fen);
}

int refuse(const std::string& command, const Error& error) {
  std::cerr << "crownhead " << command << ": " << error.detail << '\n';
  return 2;
}

}  // namespace crownhead::server
