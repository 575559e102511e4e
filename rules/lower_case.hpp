#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace crownhead {

/// Converts a letter of ASCII to lower case, in any locale; returns other bytes unchanged.
constexpr char lower_case(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Does the same for each letter. UTF-8 stays valid.
constexpr std::string in_lower_case(std::string_view text) {
  std::string lowered(text);
  std::ranges::transform(lowered, lowered.begin(), lower_case);
  return lowered;
}

}  // namespace crownhead
