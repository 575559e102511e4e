#include "server/config/nearest_name.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace crownhead::config {
namespace {

/// Returns how many letters must be inserted, removed or changed to turn `a` into `b`.
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

std::string nearest_name(std::string_view name, std::span<const std::string> names) {
  const auto begins = std::ranges::find_if(
      names, [name](const std::string& candidate) { return candidate.starts_with(name); });
  if (begins != names.end()) return *begins;
  return *std::ranges::min_element(
      names, {}, [name](const std::string& candidate) { return edits(name, candidate); });
}

}  // namespace crownhead::config
