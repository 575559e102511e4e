#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "rules/draughts/variant.hpp"

namespace crownhead::draughts {

/// Takes the first line of an input: the key of the variant that the rest is for. Any other text
/// chooses one by its bytes, so that none is tried in vain.
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
