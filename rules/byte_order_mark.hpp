#pragma once

#include <string_view>

namespace crownhead {

/// The text without the byte order mark (U+FEFF in UTF-8) that some programs put first.
constexpr std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (text.starts_with(mark)) text.remove_prefix(mark.size());
  return text;
}

}  // namespace crownhead
