#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "rules/draughts/board/variant.hpp"

namespace crownhead::draughts {

/// Reads the first line of an input as the key of a variant. Any other text selects a variant by
/// its bytes, so that no input is wasted.
inline const Variant& take_variant(std::string_view& input) {
  const std::size_t end = std::min(input.find('\n'), input.size());
  const std::string_view key = input.substr(0, end);
  input.remove_prefix(std::min(end + 1, input.size()));
  if (const Variant* named = find_variant(key)) return *named;
  std::size_t number = 0;
  for (const char c : key) number = number * 31 + static_cast<unsigned char>(c);
  return variants()[number % variants().size()];
}

}  // namespace crownhead::draughts
