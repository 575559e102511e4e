#pragma once

#include <string_view>

namespace crownhead {

/// Returns the text without a leading byte order mark (U+FEFF in UTF-8), which some programs write.
constexpr std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (text.starts_with(mark)) text.remove_prefix(mark.size());
  return text;
}

}  // namespace crownhead
